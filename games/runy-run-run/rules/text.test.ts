import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BOARDS } from './chart.ts';
import { makeBoard } from './field.ts';
import { game as runyRunRun } from './index.ts';
import { makeLegCodes } from './leg-codes.ts';
import { makeLeg, parseLeg } from './notation.ts';

// The same cases every time; new ones in the soak.
if (!process.env.SOAK) fc.configureGlobal({ seed: 1 });

const RUNS = process.env.SOAK ? 100_000 : 2000;
const SAMPLE = '7 0 b3,c1,c2,c3,d4 g13,a2*,a3*,b1*,b2* a1,f12*,g12*,h12*,i11*';
const board = makeBoard(BOARDS[0]);

describe('positions', () => {
  test.each([
    SAMPLE,
    '7 2 e10,g13,h5,h12,k3* j2,k1,l1,m3,c3* a4,h4,e11*,f11*,g11*',
    '5 1 c7,d7,e7,f7,g7 g1,g2,g3,h1,i1 a1,a2,a3,b1,c1',
    '7 0 - - -',
    '7 1 e11,f11,g11,h11,i11 - -',
    '7 1 e11,f11,g11,h11,i11 - a1,a2,b1,b2,c1',
  ])('%s is read and written back', (text) => {
    const parsed = runyRunRun.position?.parse(text);
    expect(parsed?.ok && runyRunRun.position?.make(parsed.value)).toBe(text);
  });

  test('cells may come in any order', () => {
    const parsed = runyRunRun.position?.parse('7 0 d4,c3,b3,c2,c1 a2*,a3*,b2*,b1*,g13 f12*,a1,g12*,h12*,i11*');
    expect(parsed?.ok && runyRunRun.position?.make(parsed.value)).toBe(SAMPLE);
  });

  test('a position in which all prey is held is over', () => {
    const parsed = runyRunRun.position?.parse('7 0 b3,c1,c2,c3,d4 g13,a2*,a3*,b1*,b2* f11*,f12*,g12*,h12*,i11*');
    expect(parsed?.ok && runyRunRun.next(parsed.value)).toMatchObject({ kind: 'over', outcome: { winners: [0], score: [5, 0, 4] } });
  });

  test('whose setup it is says who began', () => {
    const parsed = runyRunRun.position?.parse('7 1 e11,f11,g11,h11,i11 - a1,a2,b1,b2,c1');
    expect(parsed?.ok && [parsed.value.first, parsed.value.turn]).toEqual([2, 1]);
  });

  test.each([
    ['', 'bad-position'],
    ['7 3 - - -', 'bad-position'],
    ['8 0 - - -', 'unknown-board'],
    ['7 0 b3,c1,c2,c3 g13,a2*,a3*,b1*,b2* a1,f12*,g12*,h12*,i11*', 'bad-pawns'],
    ['7 0 b3,c1,c2,c3,c3 g13,a2*,a3*,b1*,b2* a1,f12*,g12*,h12*,i11*', 'bad-pawns'],
    ['7 0 b3,c1,c2,c3,a1 g13,a2*,a3*,b1*,b2* a1,f12*,g12*,h12*,i11*', 'bad-pawns'],
    ['7 0 b3,c1,c2,c3,z9 g13,a2*,a3*,b1*,b2* a1,f12*,g12*,h12*,i11*', 'unknown-cell'],
    ['7 0 b3,c1,c2,c3,d4* g13,a2*,a3*,b1*,b2* a1,f12*,g12*,h12*,i11*', 'misplaced-prisoner'],
    ['7 0 k1*,k2*,k3*,l1*,l2* a1*,a2*,a3*,b1*,b2* c1,f12*,g12*,h12*,i11*', 'won-twice'],
    ['7 0 e11,f11,g11,h11,i11 - -', 'bad-setup-order'],
    ['7 2 e11,f11,g11,h11,i11 - -', 'bad-setup-order'],
    ['7 1 e10,f11,g11,h11,i11 - -', 'set-up-outside'],
  ])('"%s" is refused: %s', (text, code) => {
    const parsed = runyRunRun.position?.parse(text);
    expect(parsed?.ok === false && parsed.problem.code).toBe(code);
  });

  test('what is read is written back, whatever the cells', () => {
    const cells = fc.uniqueArray(fc.constantFrom(...board.grid.names), { minLength: 15, maxLength: 15 });
    const stars = fc.array(fc.boolean(), { minLength: 15, maxLength: 15 });
    const text = fc.tuple(cells, stars, fc.nat(2)).map(([names, held, seat]) => {
      const words = names.map((name, i) => (held[i] && i % 4 === 0 ? `${name}*` : name));
      return `7 ${seat} ${[0, 5, 10].map((from) => words.slice(from, from + 5).join(',')).join(' ')}`;
    });
    fc.assert(
      fc.property(text, (given) => {
        const parsed = runyRunRun.position?.parse(given);
        if (!parsed?.ok) return parsed?.problem.code === 'misplaced-prisoner';
        const written = runyRunRun.position?.make(parsed.value) ?? '';
        const again = runyRunRun.position?.parse(written);
        return again?.ok === true && runyRunRun.position?.make(again.value) === written;
      }),
      { numRuns: RUNS },
    );
  });

  test('no text makes the reader throw', () => {
    const spoilt = fc.tuple(fc.constant(SAMPLE), fc.nat(SAMPLE.length), fc.nat(3), fc.string({ maxLength: 3 }));
    const texts = fc.oneof(
      fc.string(),
      spoilt.map(([text, at, cut, added]) => text.slice(0, at) + added + text.slice(at + cut)),
    );
    fc.assert(
      fc.property(texts, (text) => typeof runyRunRun.position?.parse(text).ok === 'boolean'),
      { numRuns: RUNS },
    );
  });
});

describe('legs', () => {
  test.each(['5:e11-e6', '5:e11xe8(g12)', '5:e11+k3(e11 f12)', '1:a1-a2'])('%s is read and written back', (text) => {
    const leg = parseLeg(board, text);
    expect(leg.ok && makeLeg(board, leg.value)).toBe(text);
  });

  test('where a leg starts and how it ends is coded in the order of the texts', () => {
    const codes = makeLegCodes(board);
    const names = board.grid.names;
    const starts = [...names.keys()].flatMap((cell) =>
      ['-', 'x', '+'].map((sign, kind) => ({ text: names[cell] + sign, rank: codes.from[cell * 3 + kind] ?? 0 })),
    );
    const byText = [...starts].sort((a, b) => (a.text < b.text ? -1 : 1));
    expect(byText.map(({ rank }) => rank)).toEqual([...byText.keys()]);
  });

  test('no text makes a turn throw, and what is refused says why in both languages', () => {
    const parsed = runyRunRun.position?.parse(SAMPLE);
    if (!parsed?.ok) throw new Error('no position');
    const state = runyRunRun.roll(parsed.value, [2, 3]).state;
    const cell = fc.constantFrom('b3', 'c1', 'c2', 'c3', 'd4', 'd5', 'd6', 'd7', 'a1', 'e11', 'f11', 'g13', 'z1', '');
    const die = fc.constantFrom('2:', '3:', '4:', '');
    const place = fc.constantFrom('', '(g11)', '(e11 f11)', '(e11', '()');
    const leg = fc.tuple(die, cell, fc.constantFrom('-', 'x', '+', ''), cell, place).map((pieces) => pieces.join(''));
    const turn = fc.oneof(
      fc.string(),
      fc.array(leg, { maxLength: 3 }).map((legs) => legs.join(', ')),
    );
    fc.assert(
      fc.property(turn, (text) => {
        const step = runyRunRun.choose(state, text);
        const progress = runyRunRun.grammar?.follow(state, text === '' ? [] : text.split(', '));
        if (step.ok) return progress?.ok === true && progress.value.complete && progress.value.move === text;
        return step.problem.message.fr !== '' && step.problem.message.en !== '' && !(progress?.ok && progress.value.complete);
      }),
      { numRuns: RUNS },
    );
  });

  test('no text makes a setup throw', () => {
    const state = runyRunRun.start({ side: 7, first: 0, quietRounds: 20, maxRounds: 150, kindStart: false }, 3);
    const cell = fc.constantFrom('e11', 'f11', 'f12', 'g11', 'g12', 'h11', 'i11', 'k1', 'x');
    const setup = fc.oneof(
      fc.string(),
      fc.array(cell, { maxLength: 6 }).map((cells) => cells.join(' ')),
    );
    fc.assert(
      fc.property(setup, (text) => {
        const step = runyRunRun.choose(state, text);
        return (
          step.ok === (new Set(text.split(' ')).size === 5 && text.split(' ').length === 5 && !/k1|x/.test(text) && !/[^a-i\d ]/.test(text))
        );
      }),
      { numRuns: RUNS },
    );
  });
});
