import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { makeRecordText, parseRecord, readRecord } from '@pocket-stadium/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildStadium, interrupted, stadium, tempFolder } from './stadium.ts';

beforeAll(buildStadium);

const folder = tempFolder();
const enters = (count: number): string => '\n'.repeat(count);

function record(file: string) {
  const read = readRecord(GAMES, readFileSync(file, 'utf8'));
  if (!read.ok) throw new Error(read.problem.message.en);
  return read.value;
}

describe('a match of bots', () => {
  const setups = [...GAMES.values()].flatMap(({ about }) => {
    const bots = (count: number) => new Array(count).fill('bot').join(',');
    const fewest = { id: about.id, seats: bots(about.seats.min), options: [] as string[] };
    const most = { id: about.id, seats: bots(about.seats.max), options: [] as string[] };
    return about.seats.min === about.seats.max ? [fewest] : [fewest, most];
  });
  setups.push({ id: 'dice-and-run', seats: 'bot,bot,bot', options: ['mode=advanced', 'innings=2'] });

  it('is a series where it was asked for: each game in a file of its own, one begins after the other', () => {
    const file = join(folder, 'series.txt');
    const args = ['play', 'one-die-baseball', '--seats', 'bot,bot', '--option', 'innings=1', '--option', 'first=0', '--games', '3'];
    const { code, out, err } = stadium([...args, '--save', file, '--lang', 'en']);
    expect(err).toBe('');
    expect(code).toBe(0);
    const games = [file, join(folder, 'series-2.txt'), join(folder, 'series-3.txt')].map(record);
    expect(games.map(({ header }) => header.series?.game)).toEqual([1, 2, 3]);
    expect(games.map(({ header }) => header.options.first)).toEqual([0, 1, 0]);
    expect(new Set(games.map(({ header }) => header.id)).size).toBe(3);
    expect(out).toContain('Series of 3 games');
  });

  it.each(setups)('$id with $seats $options is played to its end, kept and legal', ({ id, seats, options }) => {
    const file = join(folder, `${id}-${seats.length}-${options.length}.txt`);
    const args = ['play', id, '--seats', seats, '--seed', 'bots', '--think', '0', '--save', file];
    for (const option of options) args.push('--option', option);
    const { code, out, err } = stadium([...args, '--lang', 'fr']);
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toContain('Match enregistré dans');
    expect(out.includes('Graine des dés : bots')).toBe(record(file).rolls > 0);
    expect(out).not.toMatch(/undefined|NaN|\{\w+\}/);
    expect(stadium(['check', file])).toMatchObject({ code: 0, err: '' });
    const told = stadium(['replay', file]);
    expect(told.code).toBe(0);
    expect(told.out.split('\n').filter((line) => /^ {0,3}\d+ {2}\S/.test(line))).toHaveLength(record(file).history().length);
    expect(told.out).not.toMatch(/undefined|NaN|\{\w+\}/);
  });
});

describe('a match of one die, by key presses', () => {
  const play = ['play', 'one-die-baseball', '--seats', 'Lucie,Max=bot', '--seed', 'keys', '--option', 'innings=2'];

  it('shows the diamond, the outs, the line score and the plays in words', () => {
    const file = join(folder, 'keys.txt');
    const { code, out } = stadium([...play, '--save', file, '--lang', 'fr'], { input: enters(200) });
    expect(code).toBe(0);
    expect(out).toContain('<M>');
    expect(out).toContain('Retraits');
    expect(out).toMatch(/ R +H +LOB$/m);
    expect(out).toMatch(/^Vous\S? {2}\[\d\] {2}Vous faites/m);
    expect(out).toMatch(/Vous gagnez !|Max gagne !/);
    expect(record(file).header.seats).toEqual([{ name: 'Lucie' }, { name: 'Max', bot: 'rookie' }]);
  });

  it('nonsense at the keyboard rolls nothing twice and breaks nothing', () => {
    const file = join(folder, 'nonsense.txt');
    const input = [
      'help',
      '?',
      'words',
      'mots strike',
      'sheet',
      'log',
      'undo',
      'look',
      'draw',
      'save',
      'save /nowhere/x',
      'end',
      'moves',
      '\u0000\u001b[A',
      '',
    ].join('\n');
    const { code, out } = stadium([...play, '--save', file], { input });
    expect(code).toBe(0);
    expect(out).toContain('Nothing to take back');
    expect(out).toContain('There is nothing hidden to see');
    expect(out).toContain('There are no draws in this game');
    expect(out).toContain('Cannot write /nowhere/x');
    expect(out).toContain('To go on: stadium play --resume');
  });

  it('when the input ends the match is kept, and resumed it goes on as if nothing had happened', () => {
    const whole = join(folder, 'whole.txt');
    const parts = join(folder, 'parts.txt');
    stadium([...play, '--save', whole], { input: enters(200) });
    expect(stadium([...play, '--save', parts], { input: enters(5) }).out).toContain(`Match kept in ${parts}`);
    const unfinished = stadium(['check', parts]);
    expect(unfinished).toMatchObject({ code: 1, out: '' });
    expect(unfinished.err).toContain('not finished');
    expect(stadium(['play', '--resume', parts], { input: enters(7) }).code).toBe(0);
    expect(stadium(['play', '--resume', parts, '--auto', '--lang', 'fr']).out).toContain('Match enregistré dans');
    expect(record(parts).entries).toEqual(record(whole).entries);
    const again = stadium(['play', '--resume', parts]);
    expect(again).toMatchObject({ code: 2 });
    expect(again.err).toContain('is over');
  });

  it('Ctrl-C keeps the match in a file that it names', async () => {
    const file = join(folder, 'interrupted.txt');
    const { code, out } = await interrupted([...play, '--save', file], enters(3), 'You are at bat');
    expect(code).toBe(0);
    expect(out).toContain(`Match kept in ${file}`);
    expect(record(file).entries.length).toBeGreaterThanOrEqual(3);
    expect(stadium(['play', '--resume', file, '--auto']).code).toBe(0);
    expect(stadium(['check', file]).code).toBe(0);
  });

  it('before the first roll there is nothing to keep', () => {
    const file = join(folder, 'nothing.txt');
    const { code, out } = stadium([...play, '--save', file], { input: 'quit\n' });
    expect(code).toBe(0);
    expect(out).toContain('nothing to keep');
    expect(existsSync(file)).toBe(false);
  });

  it('without --save it names a new file of its own each time', () => {
    const files = [1, 2].map(() => /Match saved in (.*)/.exec(stadium([...play, '--auto']).out)?.[1] ?? '');
    expect(new Set(files).size).toBe(2);
    for (const file of files) expect(record(file).over).toBe(true);
  });

  it('the same seed gives the same dice, another gives others, and none draws one', () => {
    const faces = (seed: string[]) => {
      const file = join(folder, `seed-${seed.join('')}.txt`);
      stadium([...play.slice(0, 4), ...seed, '--auto', '--save', file]);
      return record(file).entries;
    };
    expect(faces(['--seed', 'a'])).toEqual(faces(['--seed', 'a']));
    expect(faces(['--seed', 'a'])).not.toEqual(faces(['--seed', 'b']));
    expect(faces([])).not.toEqual(faces([]));
    const { dice } = record(join(folder, 'seed-.txt')).header;
    expect(dice).toMatchObject({ kind: 'seed', seed: expect.stringMatching(/^[0-9a-f]{32}$/) });
  });

  it('giving up is asked for twice', () => {
    const file = join(folder, 'forfeit.txt');
    const { out } = stadium([...play, '--save', file], { input: '\n\nforfeit\nno\nabandon\noui\n' });
    expect(out).toContain('You resign.');
    expect(record(file).outcome).toMatchObject({ winners: [1], by: 'forfeit' });
  });
});

describe('real dice', () => {
  it('are typed in any way people write them, refused when wrong, and corrected in view of all', () => {
    const file = join(folder, 'manual.txt');
    const args = [
      'play',
      'two-dice-baseball',
      '--seats',
      'Lucie,bot',
      '--dice',
      'manual',
      '--option',
      'innings=1',
      '--option',
      'first=0',
      '--save',
      file,
    ];
    const { code, out } = stadium(args, {
      input: ['7 1', '4', '4 2 1', 'six', '', '42', 'undo', '3,3', '6-1', '1 6', '16', '1+6', '61', '1 6'].join('\n'),
    });
    expect(code).toBe(0);
    expect(out.match(/Expected 2 digits from 1 to 6/g)).toHaveLength(5);
    expect(out).toContain('for Bot 2');
    const { entries, header } = record(file);
    expect(header.dice).toEqual({ kind: 'hand' });
    expect(entries.slice(0, 3)).toEqual([
      { type: 'roll', seat: 0, faces: [4, 2], from: 'hand' },
      { type: 'back', to: 0 },
      { type: 'roll', seat: 0, faces: [3, 3], from: 'hand' },
    ]);
  });

  it('a roll that a bot has answered is corrected together with the answer', () => {
    const file = join(folder, 'answered.txt');
    const args = ['play', 'pocket-rugby', '--seats', 'Max=bot,Lucie', '--dice', 'manual', '--option', 'first=0', '--think', '0'];
    stadium([...args, '--save', file], { input: ['34', 'undo', '43', 'quit'].join('\n') });
    const { entries } = record(file);
    expect(entries.map(({ type }) => type)).toEqual(['roll', 'move', 'back', 'roll', 'move']);
    expect(entries.slice(2, 4)).toEqual([
      { type: 'back', to: 0 },
      { type: 'roll', seat: 0, faces: [4, 3], from: 'hand' },
    ]);
  });

  it('the last roll of a match can still be corrected', () => {
    const file = join(folder, 'last.txt');
    const args = [
      'play',
      'three-dice-baseball',
      '--seats',
      '2',
      '--dice',
      'manual',
      '--option',
      'innings=1',
      '--option',
      'first=0',
      '--save',
      file,
    ];
    const { out } = stadium(args, { input: '123\n222\n222\nundo\n111\n222\n' });
    expect(out).toContain('Enter to finish');
    expect(record(file).outcome).toMatchObject({ winners: [1], score: [1, 3] });
  });
});

describe('a secret pitch on one screen', () => {
  const args = (file: string) => [
    'play',
    'dice-and-run',
    '--seats',
    'Lucie,Max',
    '--option',
    'mode=advanced',
    '--option',
    'first=0',
    '--save',
    join(folder, file),
  ];

  it('is not shown, save to those who ask for it, and is revealed by the rules', () => {
    const file = join(folder, 'secret.txt');
    // A pitch of 3 and 4 typed by Max, looked at, then taken by Lucie: a strike.
    const { out } = stadium([...args('secret.txt'), '--dice', 'manual'], { input: '34\nlook\n\n\n2\n' });
    const [before = '', after = ''] = out.split('Everybody else, look away!');
    expect(before).toContain('Max  [?][?]');
    expect(before).not.toContain('[3]');
    expect(before).not.toMatch(/\b34\b/);
    expect(after).toContain('The hidden roll: [3][4], total 7.');
    expect(after).toMatch(/The pitch is shown: 3\D+4/);
    expect(record(file).entries[0]).toEqual({ type: 'roll', seat: 1, faces: [3, 4], from: 'hand' });
  });

  it('stays hidden when the match is resumed, and from whoever replays it', () => {
    const file = join(folder, 'hidden.txt');
    stadium([...args('hidden.txt'), '--dice', 'manual'], { input: '65\n' });
    expect(stadium(['play', '--resume', file]).out).not.toContain('[6]');
    const replayed = stadium(['replay', file]).out;
    expect(replayed).toContain('[?][?]');
    expect(replayed).not.toContain('[6]');
  });

  it('only those who threw it may look', () => {
    const { out } = stadium([...args('bots.txt').map((arg) => (arg === 'Lucie,Max' ? 'Lucie,bot' : arg)), '--seed', 's'], {
      input: 'look\n',
    });
    expect(out).toContain('There is nothing hidden to see');
    expect(out).not.toContain('"look"');
  });

  it('is simply shown where everybody at the screen may see it', () => {
    const defence = [...args('defence.txt').map((arg) => (arg === 'Lucie,Max' ? 'bot,Max' : arg)), '--seed', 's'];
    expect(stadium(defence, { input: '\n\n\n\n' }).out).toMatch(/The hidden roll|The pitch is shown/);
  });
});

describe('a move made of parts', () => {
  const args = (file: string) => ['play', 'play-ball', '--seats', 'Lucie,Max', '--save', join(folder, file)];

  it('is entered part by part, by cells or whole, taken back and ended', () => {
    const file = join(folder, 'parts-of.txt');
    const input = ['c2-c3', 'undo', 'c2', 'c2 c3', 'c3-c4', 'end', 'c8-c7, c7-c6', '', 'quit'].join('\n');
    const { code, out } = stadium([...args('parts-of.txt'), '--lang', 'fr'], { input });
    expect(code).toBe(0);
    expect(out).toContain('Jusqu’ici : c2-c3, c3-c4');
    expect(record(file).entries).toEqual([
      { type: 'move', seat: 0, move: 'c2-c3, c3-c4' },
      { type: 'move', seat: 1, move: 'c8-c7, c7-c6' },
    ]);
  });

  it('a goal ends the turn by itself', () => {
    const file = join(folder, 'goal.txt');
    const turns = ['c2-c3, c3-c4', 'end', 'b7-b6', 'end', 'c4-c5, c5-c6, c6-c7', 'end', 'b6-b5', 'end', 'c7xc9', 'quit'];
    stadium(args('goal.txt'), { input: turns.join('\n') });
    expect(record(file).entries.at(-1)).toEqual({ type: 'move', seat: 0, move: 'c7xc9' });
    expect(record(file).entries).toHaveLength(5);
  });

  it('what is refused is refused with a reason, and Enter alone ends nothing', () => {
    const input = ['', 'c2-c9', 'end', 'b2-b9', 'hello', '99', 'c2-c3', 'c3-c2', 'moves', 'quit'].join('\n');
    const { code, out } = stadium(args('refused.txt'), { input });
    expect(code).toBe(0);
    expect(out).not.toMatch(/undefined/);
    expect(out).toContain('c2');
    expect(out).toMatch(/hello/);
    expect(existsSync(join(folder, 'refused.txt'))).toBe(false);
  });

  it('the last move may be taken back until the other seat moves', () => {
    const file = join(folder, 'back.txt');
    stadium(args('back.txt'), { input: ['c2-c3', 'end', 'undo', 'b2-b3', 'end', 'quit'].join('\n') });
    expect(record(file).entries.map((entry) => entry.type)).toEqual(['move', 'back', 'move']);
  });

  it('two people may agree on a draw', () => {
    const file = join(folder, 'drawn.txt');
    stadium(args('drawn.txt'), { input: 'c2-c3\n\nnul\noui\n' });
    expect(record(file).outcome).toMatchObject({ draw: true, by: 'agreement' });
  });
});

describe('a record that cannot go on here', () => {
  it('is refused with the reason', () => {
    const parsed = parseRecord(readFileSync(join(folder, 'keys.txt'), 'utf8'));
    if (!parsed.ok) throw new Error('no record');
    const { header, entries } = parsed.value;
    const write = (name: string, text: string) => {
      const file = join(folder, name);
      writeFileSync(file, text);
      return file;
    };
    const begun = entries.slice(0, 3);
    const fair = { kind: 'fair', commitment: '0'.repeat(64), strings: ['', ''] } as const;
    const online = write('online.txt', makeRecordText({ header: { ...header, dice: fair }, entries: begun }));
    expect(stadium(['play', '--resume', online])).toMatchObject({ code: 2 });
    const masked = write('masked.txt', makeRecordText({ header: { ...header, dice: { kind: 'seed' } }, entries: begun }));
    expect(stadium(['play', '--resume', masked]).err).toContain('come from elsewhere');
    const broken = write('broken.txt', 'hello');
    expect(stadium(['play', '--resume', broken]).code).toBe(1);
  });
});
