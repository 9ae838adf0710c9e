import type { VectorCheck } from '@pocket-stadium/kernel/vectors';
import { BOARDS } from './chart.ts';
import { type Board, type Colour, makeBoard } from './field.ts';
import { game as runyRunRun } from './index.ts';
import { PACKED_LENGTH, packPawns, unpackPawns } from './pawns.ts';
import { makePawns } from './position.ts';
import { TurnGenerator } from './turn-generator.ts';

/** A position and a throw, with what an independent program counted. */
export interface RunyVector {
  readonly id: number;
  readonly text: string;
  readonly side: number;
  readonly toMove: number;
  readonly dice: readonly [number, number];
  readonly firstLegs: number;
  readonly firstLegsNoPlacement: number;
  readonly turns: number;
  readonly results: number;
  /** The hash of the distinct results, each the last three words of a position and a newline, sorted. */
  readonly resultsFnv1a64: string;
}

const generators = new Map(BOARDS.map((table) => [table.side, new TurnGenerator(makeBoard(table))]));

/** One line of `positions-runy-run-run.jsonl`: every count, and the hash of the results. */
export const check: VectorCheck = (line) => {
  if (!isVector(line)) return ['not a position: it needs id, text, side, toMove, dice, counts and the hash of the results'];
  const { id, text, side, toMove, dice } = line;
  const parsed = runyRunRun.position?.parse(text);
  if (!parsed?.ok) return [`${id}: ${parsed?.problem.message.en}`];
  const state = parsed.value;
  const turns = generators.get(side);
  if (!turns || state.frame.side !== side || state.turn !== toMove) return [`${id}: ${text} is not of side ${side}, seat ${toMove}`];
  const found: string[] = [];
  const expect = (what: string, ours: unknown, theirs: unknown) => {
    if (ours !== theirs) found.push(`${id}: expected ${what} ${theirs}, found ${ours}`);
  };
  expect('text', runyRunRun.position?.make(state), text);
  const before = packPawns(state.pawns);
  const count = turns.generate(before, toMove as Colour, ...dice);
  expect('firstLegs', turns.firstLegs, line.firstLegs);
  expect('firstLegsNoPlacement', turns.firstLegsNoPlacement, line.firstLegsNoPlacement);
  // Where no leg is legal, the pass counts as a turn with a result.
  expect('turns', turns.turns || 1, line.turns);
  expect('results', count || 1, line.results);
  const results = count === 0 ? [makePawns(turns.board, state.pawns)] : resultTexts(turns, turns.board, count);
  expect(
    'resultsFnv1a64',
    fnv1a64(
      results
        .sort()
        .map((result) => `${result}\n`)
        .join(''),
    ),
    line.resultsFnv1a64,
  );
  expect('turns listed', runyRunRun.moves(runyRunRun.roll(state, dice).state).length, count);
  return found;
};

function resultTexts(turns: TurnGenerator, board: Board, count: number): string[] {
  const into = new Uint8Array(PACKED_LENGTH);
  return Array.from({ length: count }, (_, i) => {
    turns.result(i, into);
    return makePawns(board, unpackPawns(into));
  });
}

/** 64-bit FNV-1a of ASCII text, in hexadecimal. */
function fnv1a64(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (let i = 0; i < text.length; i++) hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(i))) * 0x100000001b3n);
  return hash.toString(16).padStart(16, '0');
}

function isVector(line: unknown): line is RunyVector {
  if (typeof line !== 'object' || line === null) return false;
  const fields = line as Record<string, unknown>;
  const numbers = ['id', 'side', 'toMove', 'firstLegs', 'firstLegsNoPlacement', 'turns', 'results'];
  const { text, dice, resultsFnv1a64 } = fields;
  const thrown = Array.isArray(dice) && dice.length === 2 && dice.every((die) => [1, 2, 3, 4, 5, 6].includes(die));
  return (
    numbers.every((name) => typeof fields[name] === 'number') && typeof text === 'string' && thrown && typeof resultsFnv1a64 === 'string'
  );
}
