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
import { FIELDS, type FieldTable } from './chart.ts';
import type { PlayBallFact } from './facts.ts';
import { type Field, makeField, type Team } from './field.ts';
import { beginTurn, canFinish, nextParts, playPart, type Turn, whyNotEnd } from './grammar.ts';
import { Listing } from './listing.ts';
import { PART_SEPARATOR, parsePart } from './notation.ts';
import { optionsFor } from './options.ts';
import { generateEnds, KICK_OFF_MOVES, kickOff, makePosition, type Position, parsePosition, positionKey } from './position.ts';
import { POSITION_PROBLEMS } from './problems.ts';
import { endTurn, startRound } from './rounds.ts';
import { tally } from './sheet.ts';
import type { PlayBallFrame, PlayBallState } from './state.ts';
import { Turns } from './turn-generator.ts';
import { factValues, words } from './words.ts';

/** A generous bound: goals, each after two void rounds at most, in rounds of two hundred turns. */
const BOUNDS = { standard: 4_000, expert: 40_000 };

interface Ground {
  readonly field: Field;
  readonly turns: Turns;
  readonly listing: Listing;
}

/** The game on a table of fields, the default first. */
export function playBallOn(tables: readonly FieldTable[]): Game<PlayBallState, PlayBallFact> {
  const grounds = new Map<string, Ground>();
  for (const table of tables) {
    const field = makeField(table);
    grounds.set(table.id, { field, turns: new Turns(field), listing: new Listing(field) });
  }
  const fields = new Map([...grounds].map(([id, { field }]) => [id, field]));
  const usual = tables[0]?.id;

  function groundOf(state: PlayBallState): Ground {
    const ground = grounds.get(state.frame.field);
    if (!ground) throw new Error(`no field ${state.frame.field}`);
    return ground;
  }

  function start(options: OptionValues): PlayBallState {
    const frame = { field: options.field, mode: options.mode } as PlayBallFrame;
    const ground = grounds.get(frame.field);
    if (!ground) throw new Error(`no field ${frame.field}`);
    if (options.first !== 'roll-off') return startRound(ground.turns, fresh(frame, ground.field), options.first as Team, []).state;
    return { ...fresh(frame, ground.field), rollOff: startRollOff([0, 1]) };
  }

  /** The parts made so far, one after the other. */
  function fold(state: PlayBallState, parts: readonly string[]): Result<{ readonly turn: Turn; readonly facts: readonly PlayBallFact[] }> {
    const { field } = groundOf(state);
    let turn = beginTurn(state.position);
    const facts: PlayBallFact[] = [];
    for (const text of parts) {
      const part = parsePart(field, text);
      if (!part.ok) return part;
      const played = playPart(field, turn, part.value);
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
    const { turns } = groundOf(state);
    const { turn, facts } = folded.value;
    const refused = whyNotEnd(turns.field, turn);
    return refused ?? { ok: true, ...endTurn(turns, state, turn, facts) };
  }

  function follow(state: PlayBallState, parts: readonly string[]): Result<Progress<PlayBallState>> {
    if (state.rollOff || state.outcome) return illegalMove(parts.join(PART_SEPARATOR), []);
    const folded = fold(state, parts);
    if (!folded.ok) return folded;
    const { turns } = groundOf(state);
    const { turn, facts } = folded.value;
    const refused = whyNotEnd(turns.field, turn);
    if (refused && !canFinish(turns, turn)) return refused;
    return accept({
      parts,
      move: parts.join(PART_SEPARATOR),
      follow: nextParts(turns, turn),
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
    return { ok: true, ...startRound(groundOf(state).turns, { ...state, rollOff: null }, first as Team, facts) };
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
    if (!canFinish(groundOf(state).turns, beginTurn(position))) return refuse('stuck', POSITION_PROBLEMS.stuck);
    return accept(state);
  }

  return {
    about: { ...about, options: optionsFor(tables) },
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
      if (state.rollOff || state.outcome) return [];
      return groundOf(state)
        .listing.list(state.position)
        .map(({ text }) => text);
    },
    choose,
    roll,
    grammar: { follow, split },
    position: {
      parse,
      make: (state) => makePosition(groundOf(state).field, state.frame.field === usual, state.position),
    },
    sheet: (_, told) => tally(told.flat()),
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
export { CELL_BITS } from './field.ts';
export type { ListedTurn } from './listing.ts';
export { bitHigh, bitLow, CELL_MASK, mayPass, moveFrom, SCORES } from './single-moves.ts';
export type { End, Trio } from './turn-generator.ts';
export { packTrio, unpackTrio } from './turn-generator.ts';
export type { Field, FieldTable, PlayBallFact, PlayBallState, Position, Team };
export { FIELDS, generateEnds, kickOff, Listing, makeField, positionKey, Turns };
