import { namesOf, type Play, rowName, scoreOf, sideOf, tellNext } from '@pocket-stadium/kernel';
import { readKept } from '../../kit/keep.ts';
import { lang } from '../../kit/lang.svelte.ts';
import { dayInWords } from '../dates.ts';
import { onShelf } from '../games.ts';
import type { Kept } from '../match/store.ts';

/** What a match is found by: its game, who played, and when. It is read from the record, which is not folded for that. */
export function searchText({ id, game, at }: Kept): string {
  const { names, date } = headOf(id);
  const day = at > 0 ? new Date(at).toISOString().slice(0, 10) : date;
  return [onShelf(game)?.names[lang.current] ?? game, ...names, date, dayInWords(date), dayInWords(day)].join(' ');
}

/** A text as people type it when they look for something. */
export const plainly = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether a match has every word that somebody typed. */
export function isFound(match: Kept, typed: string): boolean {
  const text = plainly(searchText(match));
  return plainly(typed)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function headOf(id: string): { readonly names: readonly string[]; readonly date: string } {
  try {
    const { header } = JSON.parse(readKept(`match:${id}`) ?? '{}') as { header?: { seats?: { name?: string }[]; date?: string } };
    return { names: (header?.seats ?? []).map(({ name }) => name ?? ''), date: header?.date ?? '' };
  } catch {
    // The text is no record of ours: the card says so.
    return { names: [], date: '' };
  }
}

/** Who has what in a match, a line each: `Emma 17`. */
export function scoreLines(play: Play): readonly { readonly name: string; readonly value: string; readonly won: boolean }[] {
  const { game, header, outcome } = play;
  const score = scoreOf(game, play.sheet());
  if (!score) return [];
  const winners = new Set(outcome && !outcome.draw ? outcome.winners.map((seat) => sideOf(game, seat, header.options)) : []);
  return score.rows
    .toSorted((a, b) => a.side - b.side)
    .map((row) => ({
      name: rowName(game, row, namesOf(play), lang.current),
      value: String(row.values[score.decides] ?? ''),
      won: winners.has(row.side),
    }));
}

/** Whether the lines say who played: teams have names of their own. */
export const namedInScore = (play: Play): boolean =>
  namesOf(play).every((name) => scoreLines(play).some((line) => line.name.includes(name)));

export const stateOf = (play: Play): string => tellNext(play.game, play.next, namesOf(play), lang.current);
