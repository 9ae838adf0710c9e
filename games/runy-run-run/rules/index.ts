import {
  accept,
  type Game,
  illegalMove,
  nextRollOff,
  type OptionValues,
  type Progress,
  type Refused,
  type Result,
  type Step,
  startRollOff,
  throwRollOff,
} from '@pocket-stadium/kernel';
import { about } from '../about.ts';
import { BOARDS, type BoardChart } from './chart.ts';
import type { RunyFact } from './facts.ts';
import { type Board, COLOURS, type Colour, HUNTER, makeBoard, nextColour, PAWNS, PREY } from './field.ts';
import { beginTurn, nextParts, playLeg } from './grammar.ts';
import { generateList, listTurns } from './listing.ts';
import { CELL_SEPARATOR, LEG_SEPARATOR, parseLeg, splitMove } from './notation.ts';
import { optionsFor } from './options.ts';
import { type AllPawns, hasWon, NO_PAWNS, type PackedPawns, type Pawns, packPawns, unpackPawns, withColour } from './pawns.ts';
import { makePosition, parsePosition } from './position.ts';
import { problem } from './problems.ts';
import { endTurn, pass, wonBy } from './rounds.ts';
import { listSetups, nextCells, placePawns, whyNotPlaced } from './setup.ts';
import { tally } from './sheet.ts';
import { atSetup, type RunyFrame, type RunyState } from './state.ts';
import { TurnGenerator } from './turn-generator.ts';
import type { Turn } from './turn-under-way.ts';
import { factValues, words } from './words.ts';

const NOBODY: AllPawns = [NO_PAWNS, NO_PAWNS, NO_PAWNS];

/** The game on the boards of a chart, the default first. */
export function runyRunRunOn(charts: readonly BoardChart[]): Game<RunyState, RunyFact> {
  const generators = new Map(charts.map((chart) => [chart.side, new TurnGenerator(makeBoard(chart))]));
  const boards = new Map([...generators].map(([side, { board }]) => [side, board]));

  function generatorOf(state: RunyState): TurnGenerator {
    const generator = generators.get(state.frame.side);
    if (!generator) throw new Error(`no board of side ${state.frame.side}`);
    return generator;
  }

  function start({ first, side, quietRounds, maxRounds, kindStart, secondLeg }: OptionValues): RunyState {
    const frame = { side, quietRounds, maxRounds, kindStart, secondLegMust: secondLeg === 'must' } as RunyFrame;
    const begins = first === 'roll-off' ? 0 : (first as Colour);
    return { ...fresh(frame, begins), rollOff: first === 'roll-off' ? startRollOff(COLOURS) : null };
  }

  function isChoice(state: RunyState): boolean {
    return !state.outcome && !state.rollOff && (atSetup(state) || state.dice !== null);
  }

  /** The legs made so far, one after the other. */
  function fold(state: RunyState, parts: readonly string[]): Result<{ readonly turn: Turn; readonly facts: readonly RunyFact[] }> {
    const generator = generatorOf(state);
    let turn = beginTurn(state);
    const facts: RunyFact[] = [];
    for (const text of parts) {
      const leg = parseLeg(generator.board, text);
      if (!leg.ok) return leg;
      const played = playLeg(generator, turn, leg.value);
      if (!played.ok) return played;
      turn = played.value.turn;
      facts.push(played.value.fact);
    }
    return accept({ turn, facts });
  }

  function choose(state: RunyState, move: string): Step<RunyState, RunyFact> | Refused {
    if (!isChoice(state)) return illegalMove(move, []);
    if (atSetup(state)) return setUp(state, move);
    const folded = fold(state, move === '' ? [] : move.split(LEG_SEPARATOR));
    if (!folded.ok) return folded;
    const { turn, facts } = folded.value;
    return whyNotOver(state, turn, () => nextParts(generatorOf(state), turn)) ?? { ok: true, ...endTurn(state, turn, facts) };
  }

  function setUp(state: RunyState, move: string): Step<RunyState, RunyFact> | Refused {
    const { board } = generatorOf(state);
    const cells = move === '' ? [] : move.split(CELL_SEPARATOR);
    const placed = placePawns(board, state.turn, cells);
    if (!placed.ok) return placed;
    const refused = whyNotPlaced(placed.value);
    if (refused) return refused;
    const after = { ...withPlaced(state, placed.value), turn: nextColour(state.turn) };
    return { ok: true, state: after, facts: [{ code: 'set-up', seat: state.turn, cells }] };
  }

  function follow(state: RunyState, parts: readonly string[]): Result<Progress<RunyState>> {
    if (!isChoice(state)) return illegalMove(parts.join(LEG_SEPARATOR), []);
    if (atSetup(state)) return followSetup(state, parts);
    const folded = fold(state, parts);
    if (!folded.ok) return folded;
    const { turn, facts } = folded.value;
    const next = nextParts(generatorOf(state), turn);
    const refused = whyNotOver(state, turn, () => next);
    return accept({
      parts,
      move: parts.join(LEG_SEPARATOR),
      follow: next,
      complete: refused === null,
      ...(refused && { incomplete: refused.problem }),
      preview: { ...state, pawns: turn.pawns },
      facts,
    });
  }

  function followSetup(state: RunyState, parts: readonly string[]): Result<Progress<RunyState>> {
    const { board } = generatorOf(state);
    const placed = placePawns(board, state.turn, parts);
    if (!placed.ok) return placed;
    const refused = whyNotPlaced(placed.value);
    return accept({
      parts,
      move: parts.join(CELL_SEPARATOR),
      follow: nextCells(board, state.turn, placed.value),
      complete: refused === null,
      ...(refused && { incomplete: refused.problem }),
      preview: withPlaced(state, placed.value),
    });
  }

  function roll(state: RunyState, faces: readonly number[] | null): Step<RunyState, RunyFact> {
    if (faces === null) return { ok: true, state, facts: [] };
    if (state.rollOff) {
      const { first, rollOff, facts } = throwRollOff(state.rollOff, faces);
      if (first === null) return { ok: true, state: { ...state, rollOff }, facts };
      return { ok: true, state: fresh(state.frame, first as Colour), facts };
    }
    const thrown: RunyFact = { code: 'throw', seat: state.turn, dice: faces };
    const [a = 1, b = 1] = faces;
    const movable = generatorOf(state).anyLeg(packPawns(state.pawns), state.turn, a, b);
    return movable ? { ok: true, state: { ...state, dice: faces }, facts: [thrown] } : { ok: true, ...pass(state, [thrown]) };
  }

  function moves(state: RunyState): string[] {
    if (!isChoice(state)) return [];
    const generator = generatorOf(state);
    return atSetup(state) ? listSetups(generator.board, state.turn) : listTurns(generator, state);
  }

  function parse(text: string): Result<RunyState> {
    const parsed = parsePosition(boards, text);
    if (!parsed.ok) return parsed;
    const { board, turn, pawns } = parsed.value;
    const { quietRounds, maxRounds, kindStart } = optionsFor(charts);
    const frame: RunyFrame = {
      side: board.side,
      quietRounds: quietRounds.default,
      maxRounds: maxRounds.default,
      kindStart: kindStart.default,
      secondLegMust: false,
    };
    const placed = pawns.filter(({ free, held }) => free.length + held.length > 0).length;
    const first = (placed === COLOURS.length ? turn : (turn + COLOURS.length - placed) % COLOURS.length) as Colour;
    const winner = COLOURS.find((colour) => hasWon(pawns, colour));
    return accept({ ...fresh(frame, first), turn, pawns, outcome: winner === undefined ? null : wonBy(pawns, winner) });
  }

  return {
    about: { ...about, options: optionsFor(charts) },
    words,
    factValues,
    start,
    next(state) {
      if (state.outcome) return { kind: 'over', outcome: state.outcome };
      if (state.rollOff) return nextRollOff(state.rollOff);
      if (atSetup(state)) return { kind: 'choice', seat: state.turn, why: 'set-up' };
      if (state.dice) return { kind: 'choice', seat: state.turn, why: 'turn' };
      return { kind: 'roll', seat: state.turn, dice: 2, why: 'throw' };
    },
    moves,
    choose,
    roll,
    grammar: { follow, split: splitMove },
    position: {
      parse,
      make: (state) => makePosition({ board: generatorOf(state).board, turn: state.turn, pawns: state.pawns }),
    },
    sheet: (_, factsByEntry) => tally(factsByEntry.flat()),
    bound: ({ options }) => 6 * (options.maxRounds as number) + 100,
  };
}

function fresh(frame: RunyFrame, first: Colour): RunyState {
  return {
    frame,
    rollOff: null,
    first,
    turn: first,
    pawns: NOBODY,
    dice: null,
    turns: 0,
    quiet: 0,
    stirred: false,
    outcome: null,
  };
}

/** Why a turn cannot end here, or null (U3). */
function whyNotOver({ frame }: RunyState, { legs }: Turn, next: () => readonly unknown[]): Refused | null {
  if (legs.length === 0) return problem('no-leg-yet');
  return frame.secondLegMust && next().length > 0 ? problem('second-leg-due') : null;
}

function withPlaced(state: RunyState, free: readonly number[]): RunyState {
  return { ...state, pawns: withColour(state.pawns, state.turn, { free, held: [] }) };
}

export const game = runyRunRunOn(BOARDS);
export { freeCount, PACKED_LENGTH } from './pawns.ts';
export { CAPTURE, EMPTY, freePawn, heldPawn, PLAIN, RELEASE, stepFrom } from './single-legs.ts';
export type { AllPawns, Board, BoardChart, Colour, PackedPawns, Pawns, RunyFact, RunyState };
export { atSetup, BOARDS, COLOURS, generateList, HUNTER, makeBoard, nextColour, PAWNS, PREY, packPawns, TurnGenerator, unpackPawns };
