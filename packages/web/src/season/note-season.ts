import type { Result } from '@pocket-stadium/kernel';
import { fixturesOf, foldSeason, isOver, type SeasonLog, type SeasonState } from '@pocket-stadium/season';
import { keepNote, readSeasonNote, type SeasonNote } from './keep-seasons.ts';

const folded = new WeakMap<SeasonLog, Result<SeasonState>>();

/** What a log leads to. The same log is folded once. */
export function stateOf(log: SeasonLog): Result<SeasonState> {
  const known = folded.get(log) ?? foldSeason(log);
  folded.set(log, known);
  return known;
}

/** Notes what a list of seasons tells of one. */
export async function noteSeason(log: SeasonLog, more: Partial<SeasonNote> = {}): Promise<SeasonNote | null> {
  const state = stateOf(log);
  if (!state.ok) return null;
  const { setup } = state.value;
  const matches = fixturesOf(state.value);
  const note: SeasonNote = {
    ...(await readSeasonNote(log.id)),
    id: log.id,
    title: setup.title,
    game: setup.game,
    at: Date.now(),
    played: matches.filter(({ result }) => result !== null).length,
    matches: matches.length,
    over: isOver(state.value),
    ...more,
  };
  await keepNote(note);
  return note;
}
