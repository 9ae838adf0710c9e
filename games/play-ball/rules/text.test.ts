import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FIELDS } from './chart.ts';
import { makeField } from './field.ts';
import { game as playBall } from './index.ts';
import { makePart, parsePart } from './notation.ts';

// The same cases every time; new ones in the soak.
if (!process.env.SOAK) fc.configureGlobal({ seed: 1 });

const RUNS = process.env.SOAK ? 100_000 : 2000;
const fields = FIELDS.map((table) => makeField(table));
const START = 'A:b2 c2 d2|B:b7 c8 d7|ball:c5|turn:A|moves:2';

const fieldAndCells = fc
  .constantFrom(...fields)
  .chain((field) => fc.tuple(fc.constant(field), fc.uniqueArray(fc.nat(field.grid.size - 1), { minLength: 7, maxLength: 7 })));

describe('positions', () => {
  test.each([START, 'court A:c2 d2 e2|B:c5 d6 e5|ball:d4|turn:B|moves:3', 'park A:b2 c2 d3|B:c6 d8 g5|ball:d8|turn:A|moves:1'])(
    '%s is read and written back',
    (text) => {
      const parsed = playBall.position?.parse(text);
      expect(parsed?.ok && playBall.position?.make(parsed.value)).toBe(text);
    },
  );

  test('cells may come in any order, and the default field may be named', () => {
    const parsed = playBall.position?.parse('pitch A:d2 b2 c2|B:c8 b7 d7|ball:c5|turn:A|moves:2');
    expect(parsed?.ok && playBall.position?.make(parsed.value)).toBe(START);
  });

  test.each([
    ['', 'bad-position'],
    ['A:b2 c2|B:b7 c8 d7|ball:c5|turn:A|moves:2', 'bad-teams'],
    ['A:b2 c2 d2 e2|B:b7 c8|ball:c5|turn:A|moves:2', 'bad-teams'],
    ['A:b2 c2 c2|B:b7 c8 d7|ball:c5|turn:A|moves:2', 'bad-teams'],
    ['A:b2 c2 b7|B:b7 c8 d7|ball:c5|turn:A|moves:2', 'bad-teams'],
    ['A:b2 c2 z9|B:b7 c8 d7|ball:c5|turn:A|moves:2', 'unknown-cell'],
    ['A:b2 c2 d2|B:b7 c8 d7|ball:c99|turn:A|moves:2', 'unknown-cell'],
    ['A:b2 c2 d2|B:b7 c8 d7|ball:c5|turn:C|moves:2', 'bad-position'],
    ['A:b2 c2 d2|B:b7 c8 d7|ball:c5|turn:A|moves:4', 'bad-position'],
    ['moon A:b2 c2 d2|B:b7 c8 d7|ball:c5|turn:A|moves:2', 'unknown-field'],
    ['A:b2 c2 c9|B:b7 c8 d7|ball:c5|turn:A|moves:2', 'misplaced'],
    ['A:b2 c2 d2|B:b7 c8 d8|ball:c5|turn:A|moves:2', 'misplaced'],
    ['A:b2 c2 d2|B:b7 c8 d7|ball:c5|turn:A|moves:0', 'stuck'],
  ])('"%s" is refused: %s', (text, code) => {
    const parsed = playBall.position?.parse(text);
    expect(parsed?.ok === false && parsed.problem.code).toBe(code);
  });

  test('the team to play may stand on its own goal, within a turn', () => {
    expect(playBall.position?.parse('A:b1 c2 d2|B:b7 c8 d7|ball:c5|turn:A|moves:2').ok).toBe(true);
  });

  test('what is read is written back, whatever the cells', () => {
    const make = ([field, cells]: [(typeof fields)[number], number[]], turn: string, moves: number) => {
      const [a, b, c, d, e, f, ball] = cells.map((cell) => field.grid.names[cell]);
      return `${field.id} A:${a} ${b} ${c}|B:${d} ${e} ${f}|ball:${ball}|turn:${turn}|moves:${moves}`;
    };
    const text = fc.tuple(fieldAndCells, fc.constantFrom('A', 'B'), fc.nat(3)).map(([cells, turn, moves]) => make(cells, turn, moves));
    fc.assert(
      fc.property(text, (given) => {
        const parsed = playBall.position?.parse(given);
        if (!parsed?.ok) return true;
        const written = playBall.position?.make(parsed.value) ?? '';
        const again = playBall.position?.parse(written);
        return again?.ok === true && playBall.position?.make(again.value) === written;
      }),
      { numRuns: RUNS },
    );
  });

  test('no text makes the reader throw', () => {
    const spoilt = fc.tuple(fc.constant(START), fc.nat(START.length), fc.nat(3), fc.string({ maxLength: 3 }));
    const texts = fc.oneof(
      fc.string(),
      spoilt.map(([text, at, cut, added]) => text.slice(0, at) + added + text.slice(at + cut)),
    );
    fc.assert(
      fc.property(texts, (text) => typeof playBall.position?.parse(text).ok === 'boolean'),
      { numRuns: RUNS },
    );
  });
});

describe('turns', () => {
  test('every part is read and written back', () => {
    for (const field of fields) {
      for (const kind of ['step', 'jump', 'bounce', 'pass'] as const) {
        for (let cell = 1; cell < field.grid.size; cell++) {
          const part = { kind, from: 0, to: cell };
          const parsed = parsePart(field, makePart(field, part));
          expect(parsed.ok && parsed.value).toEqual(part);
        }
      }
    }
  });

  test('no text makes a turn throw, and what is refused says why in both languages', () => {
    const state = playBall.start({ field: 'pitch', mode: 'standard', first: 0 }, 2);
    const cell = fc.constantFrom('a1', 'b1', 'b2', 'b3', 'c1', 'c2', 'c3', 'd2', 'd3', 'e9', '');
    const part = fc.tuple(cell, fc.constantFrom('-', 'x', '>', 'x(', ''), cell, fc.constantFrom('', ')')).map((pieces) => pieces.join(''));
    const turn = fc.oneof(
      fc.string(),
      fc.array(part, { maxLength: 4 }).map((parts) => parts.join(', ')),
    );
    fc.assert(
      fc.property(turn, (text) => {
        const step = playBall.choose(state, text);
        const progress = playBall.grammar?.follow(state, playBall.grammar.split(text));
        if (step.ok) return progress?.ok === true && progress.value.complete && progress.value.move === text;
        return step.problem.message.fr !== '' && step.problem.message.en !== '' && !(progress?.ok && progress.value.complete);
      }),
      { numRuns: RUNS },
    );
  });
});
