import { tick } from 'svelte';
import { waitAt } from './keep-focus.ts';

let arrivals = 0;

/** After a change of page, reading and the keyboard go on from its beginning. The first page keeps the browser's own start. */
export function arrive(main: HTMLElement): void {
  if (arrivals++ > 0) void tick().then(() => main.focus({ preventScroll: true }));
}

/** At a table they go on from the decision, which waits for Enter. */
export function arriveAtTable(main: HTMLElement): void {
  if (arrivals++ > 0) void tick().then(() => waitAt(main.querySelector('.screen > .side')));
}
