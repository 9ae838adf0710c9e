import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { readRecord } from '@pocket-stadium/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildStadium, stadium, tempFolder } from './stadium.ts';

beforeAll(buildStadium);

const folder = tempFolder();

function seatsOf(file: string) {
  const read = readRecord(GAMES, readFileSync(file, 'utf8'));
  if (!read.ok) throw new Error(read.problem.message.en);
  return read.value.header.seats;
}

const oneInning = ['one-die-baseball', '--option', 'innings=1', '--option', 'first=0', '--seed', 'faces'];

describe('a bot with a face', () => {
  it('sits down by its name, as it is written or as it is typed; two of one face have a number', () => {
    const file = join(folder, 'seats.txt');
    const seats = 'bot:gus,bot:Zoé,BOT:ZOE,Max=bot:ida,Zoé 3,bot:regular';
    stadium(['play', 'play-ball', '--option', 'first=0', '--seats', 'Lucie,bot:zoe', '--think', '0', '--save', file], {
      input: 'b2-b3\nend\nq\n',
    });
    expect(seatsOf(file)).toEqual([{ name: 'Lucie' }, { name: 'Zoé', bot: 'regular', face: 'zoe' }]);
    const many = join(folder, 'many.txt');
    stadium(['play', ...oneInning, '--seats', seats.replace('bot:regular', 'bot'), '--save', many], { input: '\n' });
    // All bots of this game play alike, whatever their face.
    expect(seatsOf(many)).toEqual([
      { name: 'Gus', bot: 'rookie', face: 'gus' },
      { name: 'Zoé', bot: 'rookie', face: 'zoe' },
      { name: 'Zoé 2', bot: 'rookie', face: 'zoe' },
      { name: 'Max', bot: 'rookie', face: 'ida' },
      { name: 'Zoé 3' },
      { name: 'Bot 6', bot: 'rookie' },
    ]);
  });

  it('that nobody knows is refused, with those that there are', () => {
    const { code, err } = stadium(['play', 'play-ball', '--seats', 'Lucie,bot:gustave']);
    expect(code).toBe(2);
    expect(err).toContain('Unknown bot "gustave"');
    expect(err).toMatch(/rookie, regular, best, nina, gus, basile, zoe(,| and) ida/);
  });

  it.each([
    ['fr', /^(Gus|Ida) : « .+ »$/, /marque|point/],
    ['en', /^(Gus|Ida): ".+"$/, /scores|run/],
  ])('says one word after a play that scored, in %s', (lang, word, scored) => {
    const { code, out } = stadium([
      'play',
      ...oneInning,
      '--seats',
      'bot:gus,bot:ida',
      '--save',
      join(folder, `${lang}.txt`),
      '--lang',
      lang,
    ]);
    expect(code).toBe(0);
    // The sheet and the last lines once more follow the plays.
    const [plays = ''] = out.split('│');
    const lines = plays.split('\n').map((line) => line.replace(/[\u00a0\u202f]/g, ' '));
    const said = lines.flatMap((line, i) => (word.test(line) ? [i] : []));
    expect(said.length).toBeGreaterThan(0);
    // Between two words there is another play, told by its dice.
    for (const [i, at] of said.slice(1).entries())
      expect(lines.slice(said[i] as number, at).some((line) => /\[\d\]/.test(line))).toBe(true);
    expect(out).toMatch(scored);
    const silent = stadium(['play', ...oneInning, '--seats', 'Gus=bot,Ida=bot', '--save', join(folder, `${lang}-2.txt`), '--lang', lang]);
    expect(silent.out.split('\n').filter((line) => word.test(line.replace(/[\u00a0\u202f]/g, ' ')))).toEqual([]);
  });

  it('plays in its manner', () => {
    const figures = (bot: string) => {
      const seats = ['--seats', `${bot},${bot}`, '--option', 'mode=advanced', '--option', 'innings=3'];
      return JSON.parse(stadium(['simulate', 'dice-and-run', ...seats, '--games', '20', '--seed', 'manner', '--json']).out);
    };
    const [gus, nina, rookie] = ['bot:gus', 'bot:nina', 'bot:rookie'].map(figures).map(({ seats: _, ...rest }) => JSON.stringify(rest));
    expect(gus).not.toBe(rookie);
    expect(gus).not.toBe(nina);
  });
});

describe('stadium alone', () => {
  const all = [...GAMES.keys()];
  const pick = (id: string) => String(all.indexOf(id) + 1);

  it('shows the faces with what they say of themselves; Enter takes the usual one', () => {
    const env = { STADIUM_MATCHES: join(folder, 'picked') };
    const { out } = stadium(['--lang', 'fr'], { input: `${pick('play-ball')}\n\n\nq\n`, env });
    expect(out).toMatch(/bot:gus +Gus\. Tête en l’air/);
    expect(out).toMatch(/bot:ida +Ida\./);
    expect(out).toContain('vous, bot:gus');
    expect(out).toContain('Gus');
  });

  it('shows none where all play alike', () => {
    const { out } = stadium(['--lang', 'en'], { input: `${pick('one-die-baseball')}\n`, env: { STADIUM_MATCHES: folder } });
    expect(out).toContain('you, bot)');
    expect(out).not.toContain('bot:gus ');
  });
});
