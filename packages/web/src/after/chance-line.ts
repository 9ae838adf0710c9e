/** The drawing of the win-probability line, in its own units. */
export const WIDTH = 600;
export const HEIGHT = 200;

/** The x of a step, from left to right. */
export function xOf(step: number, steps: number): number {
  return steps === 0 ? 0 : (WIDTH * step) / steps;
}

/** The y of a chance: certain victory is at the top. */
export function yOf(value: number): number {
  return HEIGHT * (1 - value);
}

/** The step at an x of the drawing. */
export function stepAt(x: number, steps: number): number {
  return Math.max(0, Math.min(steps, Math.round((steps * x) / WIDTH)));
}

/** A line through values, drawn as steps: chances change when something happens, not between. */
export function path(values: readonly number[]): string {
  const steps = values.length - 1;
  const point = (value: number) => yOf(value).toFixed(1);
  return values.map((value, i) => (i === 0 ? `M0 ${point(value)}` : `H${xOf(i, steps).toFixed(1)}V${point(value)}`)).join('');
}

/** The same line, closed along the bottom. */
export function area(values: readonly number[]): string {
  return `${path(values)}H${WIDTH}V${HEIGHT}H0Z`;
}
