import type { BoardSound, Feat } from '@pocket-stadium/web/kit/board.ts';
import type { PocketRugbyFact } from '../rules/index.ts';

type ScoredFact = Extract<PocketRugbyFact, { readonly points: number }>;

const scored = (fact: PocketRugbyFact): fact is ScoredFact => 'points' in fact;

/** Points make a feast. A drop goal begins with a double three, so it is rare although its own throw is not. */
export function featOf(facts: readonly PocketRugbyFact[]): Feat | null {
  const score = facts.findLast(scored);
  if (!score) return null;
  return { key: score.code, seat: score.seat, points: true, ...(score.code === 'drop-good' ? { atLeast: 'feast' } : {}) };
}

const KICKS: readonly PocketRugbyFact['code'][] = ['penalty-good', 'penalty-missed', 'drop-good', 'conversion-good', 'conversion-missed'];
const WHISTLES: readonly PocketRugbyFact['code'][] = [
  'yellow-card',
  'red-card',
  'penalty-won',
  'penalty-conceded',
  'half-time',
  'full-time',
];

export function soundOf(facts: readonly PocketRugbyFact[]): BoardSound | null {
  if (facts.some(({ code }) => KICKS.includes(code))) return 'boot';
  return facts.some(({ code }) => WHISTLES.includes(code)) ? 'whistle' : null;
}
