import type { Seat } from '@pocket-stadium/kernel';
import type { SeatView } from '@pocket-stadium/protocol';
import { forget, keep, readKept } from '../../kit/keep.ts';
import { say } from '../../kit/lang.svelte.ts';
import * as w from '../../words/online.ts';

const KEY = 'hidden-names:';

/** The tables at which this device does not show what the others call themselves, as far as it was asked. */
const known: Record<string, boolean> = $state({});

export const namesHidden = (table: string): boolean => known[table] ?? readKept(KEY + table) !== null;

export function hideNames(table: string, hidden: boolean): void {
  known[table] = hidden;
  if (hidden) keep(KEY + table, 'yes');
  else forget(KEY + table);
}

/** What somebody else is called on this device; null where nothing but their record says it. */
export function calledHere(table: string, seat: Seat, view: SeatView | undefined): string | null {
  if (view?.kind !== 'person') return null;
  return namesHidden(table) ? say(w.player_number, { number: seat + 1 }) : view.name;
}
