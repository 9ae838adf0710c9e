import type { Point } from '../rules/index.ts';

/** A finger that moves less than this, in pixels, taps. */
const TAP_PX = 8;

/** A piece that a finger drags: a bonus beside tapping. */
export class Drag {
  /** What is dragged from which cell, and where the finger is on the drawing. */
  held: { readonly from: string; readonly at: Point } | null = $state.raw(null);
  private pressed: { readonly cell: string; readonly x: number; readonly y: number } | null = null;
  private ended = false;

  /** A finger comes down on a cell, or on nothing that can be dragged. */
  press(cell: string | null, x: number, y: number): void {
    this.ended = false;
    this.pressed = cell === null ? null : { cell, x, y };
  }

  /** The finger moves. Answers the cell from which a drag begins with this, if any. */
  move(x: number, y: number, at: () => Point): string | null {
    const { pressed, held } = this;
    if (!pressed || (!held && Math.hypot(x - pressed.x, y - pressed.y) < TAP_PX)) return null;
    this.held = { from: pressed.cell, at: at() };
    return held ? null : pressed.cell;
  }

  /** The finger is lifted. Answers the cell that was dragged, if any. */
  release(): string | null {
    const from = this.held?.from ?? null;
    this.ended = from !== null;
    this.held = null;
    this.pressed = null;
    return from;
  }

  /** Whether the click that now comes is only the end of a drag. */
  swallowsClick(): boolean {
    const { ended } = this;
    this.ended = false;
    return ended;
  }
}
