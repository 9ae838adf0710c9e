import {
  accept,
  type Game,
  illegalMove,
  nextRollOff,
  type OptionValues,
  type Progress,
  type Refused,
  type Result,
  refuse,
  type Step,
  startRollOff,
  throwRollOff,
} from '@pocket-stadium/kernel';
import { about } from '../about.ts';
import * as w from '../words/problems.ts';
import { FIELDS, type FieldChart } from './chart.ts';
import type { PlayBallFact } from './facts.ts';
import { type Field, makeField, type Team } from './field.ts';
import { beginTurn, canFinish, nextParts, playPart, whyNotEnd } from './grammar.ts';
import { listTurns } from './listing.ts';
import { PART_SEPARATOR, parsePart } from './notation.ts';
import { optionsFor } from './options.ts';
import { generateEnds, KICK_OFF_MOVES, kickOff, MOVES, makePosition, type Position, parsePosition, positionKey } from './position.ts';
import { canPlay, endTurn, GOALS_TO_WIN, startRound } from './rounds.ts';
import { tally } from './sheet.ts';
import type { PlayBallFrame, PlayBallState } from './state.ts';
import { TurnGenerator } from './turn-generator.ts';
import type { Turn } from './turn-under-way.ts';
import { factValues, words } from './words.ts';

/** Generous bounds: goals, each after two void rounds at most, in rounds of two hundred turns. */
const BOUNDS = { standard: 4_000, expert: 40_000 };

/** The game on the fields of a chart, the default first. */
export function playBallOn(charts: readonly FieldChart[]): Game<PlayBallState, PlayBallFact> {
  const generators = new Map(charts.map((chart) => [chart.id, new TurnGenerator(makeField(chart))]));
  const fields = new Map([...generators].map(([id, { field }]) => [id, field]));
  const usual = charts[0]?.id;

  function generatorOf({ field }: PlayBallFrame): TurnGenerator {
    const generator = generators.get(field);
    if (!generator) throw new Error(`no field ${field}`);
    return generator;
  }

  function start(options: OptionValues): PlayBallState {
    const frame = { field: options.field, mode: options.mode } as PlayBallFrame;
    const generator = generatorOf(frame);
    const state = fresh(frame, generator.field);
    if (options.first !== 'roll-off') return startRound(generator, state, options.first as Team, []).state;
    return { ...state, rollOff: startRollOff([0, 1]) };
  }

  /** The parts made so far, one after the other. */
  function fold(state: PlayBallState, parts: readonly string[]): Result<{ readonly turn: Turn; readonly facts: readonly PlayBallFact[] }> {
    const generator = generatorOf(state.frame);
    let turn = beginTurn(state.position);
    const facts: PlayBallFact[] = [];
    for (const text of parts) {
      const part = parsePart(generator.field, text);
      if (!part.ok) return part;
      const played = playPart(generator, turn, part.value);
      if (!played.ok) return played;
      turn = played.value.turn;
      facts.push(...played.value.facts);
    }
    return accept({ turn, facts });
  }

  function choose(state: PlayBallState, move: string): Step<PlayBallState, PlayBallFact> | Refused {
    if (state.rollOff || state.outcome) return illegalMove(move, []);
    const folded = fold(state, split(move));
    if (!folded.ok) return folded;
    const generator = generatorOf(state.frame);
    const { turn, facts } = folded.value;
    const refused = whyNotEnd(generator.field, turn);
    return refused ?? { ok: true, ...endTurn(generator, state, turn, facts) };
  }

  function follow(state: PlayBallState, parts: readonly string[]): Result<Progress<PlayBallState>> {
    if (state.rollOff || state.outcome) return illegalMove(parts.join(PART_SEPARATOR), []);
    const folded = fold(state, parts);
    if (!folded.ok) return folded;
    const generator = generatorOf(state.frame);
    const { turn, facts } = folded.value;
    const refused = whyNotEnd(generator.field, turn);
    if (refused && !canFinish(generator, turn)) return refused;
    return accept({
      parts,
      move: parts.join(PART_SEPARATOR),
      follow: nextParts(generator, turn),
      complete: refused === null,
      ...(refused && { incomplete: refused.problem }),
      preview: { ...state, position: turn.now },
      facts,
    });
  }

  function roll(state: PlayBallState, faces: readonly number[] | null): Step<PlayBallState, PlayBallFact> {
    if (!state.rollOff || faces === null) return { ok: true, state, facts: [] };
    const { first, rollOff, facts } = throwRollOff(state.rollOff, faces);
    if (first === null) return { ok: true, state: { ...state, rollOff }, facts };
    return { ok: true, ...startRound(generatorOf(state.frame), { ...state, rollOff: null }, first as Team, facts) };
  }

  function parse(text: string): Result<PlayBallState> {
    const parsed = parsePosition(fields, text);
    if (!parsed.ok) return parsed;
    const { field, position } = parsed.value;
    const state = {
      ...fresh({ field: field.id, mode: 'standard' }, field),
      position,
      begins: position.turn,
      seen: [positionKey(position)],
    };
    if (!canPlay(generatorOf(state.frame), position)) return refuse('stuck', w.stuck);
    return accept(state);
  }

  return {
    about: { ...about, options: optionsFor(charts) },
    words,
    factValues,
    start,
    next(state) {
      if (state.outcome) return { kind: 'over', outcome: state.outcome };
      if (state.rollOff) return nextRollOff(state.rollOff);
      const { turn, moves } = state.position;
      return { kind: 'choice', seat: turn, why: moves === KICK_OFF_MOVES ? 'kick-off' : 'turn' };
    },
    moves(state) {
      return state.rollOff || state.outcome ? [] : listTurns(generatorOf(state.frame), state.position);
    },
    choose,
    roll,
    grammar: { follow, split },
    position: {
      parse,
      make: (state) => makePosition(generatorOf(state.frame).field, state.frame.field === usual, state.position),
    },
    sheet: (_, factsByEntry) => tally(factsByEntry.flat()),
    bound: ({ options }) => (options.mode === 'expert' ? BOUNDS.expert : BOUNDS.standard),
  };
}

function fresh(frame: PlayBallFrame, field: Field): PlayBallState {
  return {
    frame,
    rollOff: null,
    position: kickOff(field, 0),
    previous: null,
    begins: 0,
    goals: [0, 0],
    lastGoal: null,
    voids: 0,
    seen: [],
    outcome: null,
  };
}

function split(move: string): string[] {
  return move === '' ? [] : move.split(PART_SEPARATOR);
}

export const game = playBallOn(FIELDS);
export { CELL_BITS, CELL_MASK } from './field.ts';
export { generateList } from './listing.ts';
export { lineAhead, mayPass, moveFrom, SCORES } from './single-moves.ts';
export { bitHigh, bitLow, type End, packTrio, type Trio, trioHigh, trioLow, unpackTrio } from './trio.ts';
export type { Field, FieldChart, PlayBallFact, PlayBallState, Position, Team };
export { FIELDS, GOALS_TO_WIN, generateEnds, kickOff, MOVES, makeField, positionKey, TurnGenerator };
