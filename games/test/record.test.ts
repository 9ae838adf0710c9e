import {
  drawFaces,
  type Game,
  LANGS,
  MAX_RECORD_LENGTH,
  type Match,
  makeRecordJson,
  makeRecordText,
  newHeader,
  Play,
  parseRecord,
  parseRecordJson,
  parseRecordText,
  readRecord,
  repeatableRandom,
} from '@pocket-stadium/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../shelf/rules.ts';

// The same cases every time; new ones in the soak.
if (!process.env.SOAK) fc.configureGlobal({ seed: 1 });

const ONE_DIE = GAMES.get('one-die-baseball') as Game;
const RUGBY = GAMES.get('pocket-rugby') as Game;

/** A match of random moves, ended or cut after `most` entries. */
function randomMatch(game: Game, seed: number, most = Number.POSITIVE_INFINITY): Match {
  const random = repeatableRandom(seed);
  const seats = Array.from({ length: game.about.seats.min }, (_, seat) => ({ name: `Seat "${seat}" é` }));
  const header = newHeader(game, { seats, dice: { kind: 'seed', seed: `s${seed}` }, id: '0123456789abcdef'.repeat(2), date: '2026-11-15' });
  if (!header.ok) throw new Error(header.problem.message.en);
  const play = Play.start(game, header.value);
  while (play.next.kind !== 'over' && play.entries.length < most) {
    const { next } = play;
    const moves = next.kind === 'choice' ? game.moves(play.state) : [];
    play.append(
      next.kind === 'roll'
        ? { type: 'roll', seat: next.seat, faces: drawFaces(next.dice, random), from: 'seed' }
        : { type: 'move', seat: next.seat, move: moves[random(moves.length)] as string },
    );
  }
  return play.match;
}

/** The refusal that a record meets, which is worded in both languages. */
function refusalOf(text: string) {
  const read = readRecord(GAMES, text);
  if (read.ok) throw new Error('it was accepted');
  for (const lang of LANGS) expect(read.problem.message[lang]).toMatch(/\S/);
  return read.problem;
}

const json = (
  change: (record: { format: number; header: Record<string, unknown>; entries: Record<string, unknown>[] }) => void,
): string => {
  const record = JSON.parse(makeRecordJson(randomMatch(ONE_DIE, 1, 40)));
  change(record);
  return JSON.stringify(record);
};

const SECOND_DICE = {
  kind: 'fair',
  scheme: 2,
  length: 1024,
  end: 'ab'.repeat(32),
  starts: 3,
  brought: 1,
  seats: [{ hash: '12'.repeat(32), nonce: '34'.repeat(32), string: 'none "é"\n2: 🎲' }, null],
  seed: 'cd'.repeat(32),
} as const;
const SECOND: Match = {
  header: {
    game: 'x',
    rules: 1,
    options: {},
    seats: [{ name: 'Ann' }, { name: 'Bo', bot: 'best' }],
    dice: SECOND_DICE,
    id: '01'.repeat(16),
  },
  entries: [
    { type: 'roll', seat: 0, faces: [3], from: 'hand' },
    { type: 'roll', seat: 0, faces: null, from: 'fair' },
  ],
};

describe('fair dice of the second version are read strictly', () => {
  const [seat] = SECOND_DICE.seats;
  test.each([
    ['scheme', { scheme: 3 }],
    ['length', { length: 0 }],
    ['length', { length: 65_536 }],
    ['end', { end: 'AB'.repeat(32) }],
    ['starts', { starts: -1 }],
    ['starts', { starts: undefined }],
    ['brought', { brought: 0 }],
    ['seats', { seats: [null] }],
    ['seats', { seats: undefined }],
    ['seats[0].hash', { seats: [{ ...seat, hash: '' }, null] }],
    ['seats[0].nonce', { seats: [{ ...seat, nonce: 7 }, null] }],
    ['seats[0].string', { seats: [{ ...seat, string: '\ud800' }, null] }],
    ['seats[1].hash', { seats: [null, {}] }],
    ['seed', { seed: 'cd' }],
  ])('%s', (field, change) => {
    const record = { format: 1, ...SECOND, header: { ...SECOND.header, dice: { ...SECOND_DICE, ...change } } };
    const problem = refusalOf(JSON.stringify(record));
    expect(problem).toMatchObject({ code: 'malformed-record', values: { field: `header.dice.${field}` } });
  });
  test('they need the match id', () => {
    const { id: _, ...header } = SECOND.header;
    expect(refusalOf(makeRecordJson({ ...SECOND, header }))).toMatchObject({ values: { field: 'header.id' } });
  });
  test.each([
    ['a line of the second version under the first', (text: string) => text.replace('scheme: 2\n', '')],
    ['a scheme for dice by hand', (text: string) => text.replace('dice: fair', 'dice: hand')],
    ['a hash out of order', (text: string) => text.replace('hash 0', 'hash 1')],
    ['two hashes of a seat', (text: string) => text.replace(/(hash 0.*\n)/, '$1$1')],
    ['a hash without a string', (text: string) => text.replace(/string 0: .*/, 'string 0: none')],
  ])('%s', (_, change) => {
    expect(refusalOf(change(makeRecordText(SECOND))).code).toBe('bad-line');
  });
});

describe('the face of a bot', () => {
  const match: Match = { ...SECOND, header: { ...SECOND.header, seats: [{ name: 'Ann' }, { name: 'Bo', bot: 'best', face: 'ida' }] } };

  test('comes back from both forms, and records without one stay as they were', () => {
    expect(parseRecordText(makeRecordText(match))).toEqual({ ok: true, value: match });
    expect(parseRecordJson(makeRecordJson(match))).toEqual({ ok: true, value: match });
    expect(makeRecordText(SECOND)).not.toContain('face');
  });
  test('is a remark in the text, which readers who know no faces pass over', () => {
    const text = makeRecordText(match);
    expect(text).toContain('seat 1: "Bo" bot "best"\n# face 1: "ida"\n');
    const without = text.replace(/^#.*\n/gm, '');
    expect(parseRecordText(without)).toEqual({ ok: true, value: SECOND });
  });
  test('a remark about something else is a remark', () => {
    for (const remark of ['# face 0: "ida"', '# face 1: ida', '# face the wind', '# face 1: ""'])
      expect(parseRecordText(makeRecordText(match).replace('# face 1: "ida"', remark))).toEqual({ ok: true, value: SECOND });
  });
  test('is a short text', () => {
    const record = {
      format: 1,
      ...SECOND,
      header: {
        ...SECOND.header,
        seats: [
          { name: 'Ann', face: 7 },
          { name: 'Bo', bot: 'best' },
        ],
      },
    };
    expect(refusalOf(JSON.stringify(record))).toMatchObject({ values: { field: 'header.seats[0].face' } });
  });
});

describe('each kind of bad record has its own clear answer', () => {
  test('an unknown game', () => {
    const problem = refusalOf(json((record) => (record.header.game = 'chess')));
    expect(problem.code).toBe('unknown-game');
    expect(problem.message.en).toContain('one-die-baseball');
  });
  test('a newer version of the rules', () => {
    expect(refusalOf(json((record) => (record.header.rules = 99)))).toMatchObject({ code: 'newer-rules', values: { given: 99 } });
  });
  test('a newer format', () => {
    expect(refusalOf(json((record) => (record.format = 2))).code).toBe('newer-format');
  });
  test('an illegal move at entry 17', () => {
    const match = randomMatch(RUGBY, 5);
    const at = match.entries.findIndex((entry, index) => index >= 16 && entry.type === 'move');
    const entries = match.entries.with(at, { ...(match.entries[at] as { type: 'move'; seat: number; move: string }), move: 'fly' });
    const problem = refusalOf(makeRecordJson({ ...match, entries }));
    expect(problem.entry).toBe(at + 1);
    expect(problem.message.fr).toContain(`Entrée ${at + 1}`);
  });
  test('a face of 7', () => {
    const problem = refusalOf(json((record) => Object.assign(record.entries[16] as object, { faces: [7] })));
    expect(problem).toMatchObject({ code: 'bad-face', entry: 17, values: { given: '7' } });
  });
  test('too many dice', () => {
    expect(refusalOf(json((record) => Object.assign(record.entries[3] as object, { faces: [1, 2] }))).code).toBe('wrong-number-of-dice');
  });
  test('the wrong seat', () => {
    expect(refusalOf(json((record) => Object.assign(record.entries[3] as object, { seat: 7 }))).code).toBe('wrong-seat');
  });
  test('an unknown option', () => {
    expect(refusalOf(json((record) => Object.assign(record.header.options as object, { wind: 3 })))).toMatchObject({
      code: 'unknown-option',
      values: { option: 'wind' },
    });
  });
  test('an option out of range', () => {
    expect(refusalOf(json((record) => Object.assign(record.header.options as object, { innings: 21 }))).code).toBe('bad-option');
  });
  test('too few seats', () => {
    expect(refusalOf(json((record) => (record.header.seats = [{ name: 'alone' }]))).code).toBe('bad-seats');
  });
  test('a name that could hide something', () => {
    expect(refusalOf(json((record) => (record.header.seats = [{ name: 'a\u202eb' }, { name: 'c' }]))).code).toBe('malformed-record');
  });
  test('truncated JSON', () => {
    expect(refusalOf(makeRecordJson(randomMatch(ONE_DIE, 1)).slice(0, -30)).code).toBe('not-json');
  });
  test('a truncated text', () => {
    const text = makeRecordText(randomMatch(ONE_DIE, 1, 40));
    expect(refusalOf(text.split('\n').slice(0, 30).join('\n')).code).toBe('truncated');
  });
  test('a line that makes no sense names its number', () => {
    const lines = makeRecordText(randomMatch(ONE_DIE, 1, 40)).split('\n');
    const problem = refusalOf(lines.with(20, 'hello').join('\n'));
    expect(problem).toMatchObject({ code: 'bad-line', line: 21 });
  });
  test('an empty file', () => {
    expect(refusalOf(' \n').code).toBe('empty');
  });
  test('10 MB of noise', () => {
    expect(refusalOf('\u0007'.repeat(10_000_000)).code).toBe('too-large');
    expect(refusalOf('{'.repeat(MAX_RECORD_LENGTH)).code).toBe('not-json');
  });
});

describe('records round-trip', () => {
  test.each([...GAMES.values()].map((game) => [game.about.id, game] as const))('%s', (_, game) => {
    const match = randomMatch(game, 3, 60);
    expect(parseRecordJson(makeRecordJson(match))).toEqual({ ok: true, value: match });
    expect(parseRecordText(makeRecordText(match))).toEqual({ ok: true, value: match });
  });

  test('with the kernel’s own entries, fair dice and hidden faces', () => {
    const match: Match = {
      header: {
        game: 'x',
        rules: 1,
        options: { table: ['a', 'b'], on: true },
        seats: [{ name: 'Ann', bot: 'best' }, { name: 'B"o\\b' }],
        dice: { kind: 'fair', commitment: 'ab'.repeat(32), strings: ['one', 'two "2"'], seed: 'cd'.repeat(32) },
      },
      entries: [
        { type: 'roll', seat: 0, faces: null, from: 'fair' },
        { type: 'move', seat: 1, move: 'c2-c3, c3>b2' },
        { type: 'back', to: 1 },
        { type: 'forfeit', seat: 1 },
        { type: 'draw' },
      ],
    };
    expect(parseRecordJson(makeRecordJson(match))).toEqual({ ok: true, value: match });
    expect(parseRecordText(makeRecordText(match))).toEqual({ ok: true, value: match });
  });

  test('with fair dice of the second version: strings, a seat without one, entries brought along', () => {
    expect(parseRecordJson(makeRecordJson(SECOND))).toEqual({ ok: true, value: SECOND });
    expect(parseRecordText(makeRecordText(SECOND))).toEqual({ ok: true, value: SECOND });
    const { seed: _, brought: __, ...dice } = SECOND_DICE;
    const match = { ...SECOND, header: { ...SECOND.header, dice } };
    expect(parseRecordText(makeRecordText(match))).toEqual({ ok: true, value: match });
    expect(makeRecordText(SECOND)).toContain(
      `dice: fair\nseed: "${'cd'.repeat(32)}"\nscheme: 2\nlength: 1024\nend: ${'ab'.repeat(32)}\nstarts: 3\nbrought: 1\nhash 0: `,
    );
  });

  test('a person may add comments and blank lines', () => {
    const match = randomMatch(ONE_DIE, 2, 5);
    const text = makeRecordText(match).replace('\n\n', '\n# played in the garden\n\n\n');
    expect(parseRecordText(text)).toEqual({ ok: true, value: match });
  });
});

describe('no input throws', () => {
  const RUNS = process.env.SOAK ? 20_000 : 1_000;
  test('noise', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => !readRecord(GAMES, text).ok),
      { numRuns: RUNS },
    );
  });
  test('any JSON', () => {
    fc.assert(
      fc.property(fc.json(), (text) => !readRecord(GAMES, text).ok),
      { numRuns: RUNS },
    );
  });
  test('records with a piece changed', () => {
    const texts = [makeRecordText(randomMatch(ONE_DIE, 1, 20)), makeRecordJson(randomMatch(RUGBY, 1, 20))];
    fc.assert(
      fc.property(fc.constantFrom(...texts), fc.nat(), fc.nat(8), fc.string({ maxLength: 6 }), (text, at, cut, put) => {
        const start = at % text.length;
        const read = parseRecord(text.slice(0, start) + put + text.slice(start + cut));
        if (read.ok) readRecord(GAMES, makeRecordJson(read.value));
        return true;
      }),
      { numRuns: RUNS },
    );
  });
});
