import type { Point } from '../rules/index.ts';

/** The width of a cell that a finger hits without looking, in pixels. */
const FINGER_PX = 44;
const LARGEST = 2.6;
/** A finger that moves less than this, in pixels, taps. */
const TAP_PX = 8;

/** A board of which a part is shown larger, for cells that are too small for fingers. */
export class Lens {
  /** How many times larger, and around which point of the drawing. */
  private held: { readonly times: number; readonly at: Point } | null = $state.raw(null);
  private pressed: { readonly x: number; readonly y: number; readonly at: Point } | null = null;
  private moved = false;

  /** `reach` is how far the drawing goes from its middle, `size` the box in pixels. */
  constructor(
    private readonly reach: () => Point,
    private readonly size: () => { readonly width: number; readonly height: number },
  ) {}

  get open(): boolean {
    return this.held !== null;
  }

  /** Pixels of a unit of the drawing when all of it is seen. */
  private get scale(): number {
    const { x, y } = this.reach();
    const { width, height } = this.size();
    return Math.min(width / (2 * x), height / (2 * y));
  }

  /** How wide a cell is when the whole board is seen, in pixels. */
  private get cell(): number {
    return Math.sqrt(3) * this.scale;
  }

  /** Whether cells are too small for fingers. */
  get needed(): boolean {
    return this.scale > 0 && this.cell < FINGER_PX;
  }

  /** What is seen of the drawing. */
  get box(): { readonly x: number; readonly y: number; readonly width: number; readonly height: number } {
    const { x, y } = this.reach();
    const { times, at } = this.held ?? { times: 1, at: { x: 0, y: 0 } };
    return { x: at.x - x / times, y: at.y - y / times, width: (2 * x) / times, height: (2 * y) / times };
  }

  /** Enlarges around a point, so that cells are as large as fingers; or shows the whole board again. */
  toggle(at: Point): void {
    const times = Math.min(LARGEST, Math.max(1.4, (1.1 * FINGER_PX) / this.cell));
    this.held = this.held ? null : { times, at: this.within(at, times) };
  }

  /** A finger comes down where there is nothing to pick up. */
  press(x: number, y: number): void {
    this.moved = false;
    this.pressed = this.held && { x, y, at: this.held.at };
  }

  /** The finger moves, and the board follows it. */
  move(x: number, y: number): void {
    const { pressed, held } = this;
    if (!pressed || !held || (!this.moved && Math.hypot(x - pressed.x, y - pressed.y) < TAP_PX)) return;
    this.moved = true;
    const unit = this.scale * held.times;
    const at = { x: pressed.at.x - (x - pressed.x) / unit, y: pressed.at.y - (y - pressed.y) / unit };
    this.held = { times: held.times, at: this.within(at, held.times) };
  }

  /** The finger is lifted. */
  release(): void {
    this.pressed = null;
  }

  /** Whether the click that now comes is only the end of a move. */
  swallowsClick(): boolean {
    const { moved } = this;
    this.moved = false;
    return moved;
  }

  /** Moves the part that is seen to a cell that the keyboard goes to. */
  show(at: Point): void {
    if (this.held) this.held = { times: this.held.times, at: this.within(at, this.held.times) };
  }

  /** The nearest point around which nothing beyond the drawing is seen. */
  private within(at: Point, times: number): Point {
    const { x, y } = this.reach();
    const room = { x: x * (1 - 1 / times), y: y * (1 - 1 / times) };
    const clamp = (value: number, most: number) => Math.min(most, Math.max(-most, value));
    return { x: clamp(at.x, room.x), y: clamp(at.y, room.y) };
  }
}
