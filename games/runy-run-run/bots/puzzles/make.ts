import { type Bot, decisions, type PuzzleMaker } from '@pocket-stadium/bots/kit';
import { game, type RunyState } from '../../rules/index.ts';
import { bots } from '../index.ts';
import { puzzles } from './index.ts';

const MARGIN = 0.12;
/** One moment of matches in so many is looked at. */
const THINNED = 7;
/** In the first rounds hardly any two turns differ by so much. */
const EARLY = 12;

/** Decisions of matches among quick bots in which one turn looks much better than every other that the search compares. */
export const maker: PuzzleMaker<RunyState> = {
  wanted: { capture1: 8, capture2: 14, escape3: 12, free2: 8 },
  most: 1500,
  *candidates(random) {
    const players = [bots.rookie, ...Object.values(bots.styles ?? {})] as readonly Bot<RunyState>[];
    for (const state of decisions(game, () => game.start(puzzles.options, puzzles.seats), puzzles.seats, players, random)) {
      if (state.dice === null || state.turns < EARLY || random(THINNED) > 0) continue;
      const read = puzzles.read(puzzles.write(state));
      if (read.ok) yield read.value;
    }
  },
  sort(state, choices) {
    const [best, second] = choices;
    if (!best || !second || best.chance - second.chance < MARGIN) return null;
    const step = game.choose(state, best.move);
    const has = (code: string) => step.ok && step.facts.some((fact) => fact.code === code);
    const listed = { listed: choices.length, others: null };
    if (has('capture')) return { motif: 'capture', grade: best.move.includes(',') ? 2 : 1, ...listed };
    return has('release') ? { motif: 'free', grade: 2, ...listed } : { motif: 'escape', grade: 3, ...listed };
  },
};
