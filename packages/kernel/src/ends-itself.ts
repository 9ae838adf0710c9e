import type { Effect, Grammar } from './game.ts';

const ENDS: readonly Effect[] = ['scores', 'wins'];

/** The whole move that these parts make, where the latest one scores or wins and nothing can follow: it ends the turn by itself. */
export function endsItself<S>(grammar: Grammar<S>, state: S, parts: readonly string[]): string | null {
  const before = grammar.follow(state, parts.slice(0, -1));
  const after = grammar.follow(state, parts);
  if (parts.length === 0 || !before.ok || !after.ok) return null;
  const { complete, follow, move } = after.value;
  const latest = before.value.follow.find(({ text }) => text === parts.at(-1));
  const ends = latest?.effects.some((effect) => ENDS.includes(effect)) ?? false;
  return ends && complete && follow.length === 0 ? move : null;
}
