import { tick } from 'svelte';
import { waitAt } from './keep-focus.ts';

let arrivals = 0;

/** After a change of page, reading and the keyboard go on from its beginning. The first page keeps the browser's own start. */
export function arrive(main: HTMLElement): void {
  if (arrivals++ > 0) void tick().then(() => main.focus({ preventScroll: true }));
}

/** At a table they go on from the decision, which waits for Enter, or from the board where that is what is played. */
export function arriveAtTable(main: HTMLElement): void {
  if (arrivals++ === 0) return;
  void tick().then(() => {
    const board = main.querySelector<SVGElement>('.field [data-cell][tabindex="0"]');
    waitAt(main.querySelector('.screen > .side'), board);
  });
}
