import type { OptionValues } from '@pocket-stadium/kernel';

/** What a solution depends on. It does not depend on who begins. */
export function solutionKey(gameId: string, options: OptionValues): string {
  const relevant = Object.entries(options).filter(([name]) => name !== 'first');
  return JSON.stringify([gameId, ...relevant.sort(([a], [b]) => (a < b ? -1 : 1))]);
}
