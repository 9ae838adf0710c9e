/** A point of the drawing. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the ball lies, in words of the game. */
export type Place =
  /** A spot on the arc, where the kick succeeds under this number: 1 lies on the try line, 6 in front of the posts. */
  | { readonly at: 'spot'; readonly x: number }
  | { readonly at: 'play' | 'mark' | 'break' | 'line' | 'over' | 'posts' | 'between' | 'wide' | 'blocked' | 'short' | 'touch' };

/** The width of the drawing. The ground goes on beyond it where there is room. */
export const WIDTH = 400;
export const MIDDLE = WIDTH / 2;
export const TOUCH = { left: 22, right: WIDTH - 22 } as const;
/** Half the distance of the posts, and the crossbar above the try line. */
export const POST = 23;
const BAR = 34;
export const SPOTS = [1, 2, 3, 4, 5, 6] as const;
/** The angle from one spot of the arc to the next. */
const STEP = 18;

/** The ground in a box of one shape: a flat one has less crowd and a shorter arc, so that numbers stay readable. */
export interface Ground {
  readonly height: number;
  /** The try line, the crossbar and the top of the posts. */
  readonly line: number;
  readonly bar: number;
  readonly top: number;
  readonly radius: number;
}

/** The flattest ground there is, and the widest arc that lies within the touch lines. */
const FLATTEST = 206;
const WIDEST = MIDDLE - TOUCH.left - 24;
/** The room below the arc. */
const MARGIN = 22;

/** The ground for a box so many pixels wide and high. */
export function groundFor(width: number, height: number): Ground {
  const units = width > 0 ? (WIDTH * height) / width : FLATTEST;
  const room = Math.max(FLATTEST, units);
  const line = Math.min(170, Math.max(76, 0.36 * room));
  const radius = Math.min(WIDEST, room - line - MARGIN);
  return { height: room, line, bar: line - BAR, top: line - Math.min(96, line - 4), radius };
}

/** How far a spot lies from the try line, in degrees. */
export const angleOf = (x: number): number => (x - 1) * STEP;

export function spotAt({ line, radius }: Ground, x: number): Point {
  const turn = (angleOf(x) * Math.PI) / 180;
  return { x: MIDDLE - radius * Math.cos(turn), y: line + radius * Math.sin(turn) };
}

export function pointAt(ground: Ground, place: Place): Point {
  const { line, bar, top, radius } = ground;
  const over = (top + bar) / 2;
  switch (place.at) {
    case 'spot':
      return spotAt(ground, place.x);
    case 'play':
      return { x: MIDDLE, y: line + 0.55 * radius };
    case 'mark':
      return { x: MIDDLE, y: line + 0.8 * radius };
    case 'break':
      return { x: MIDDLE - 90, y: line + 0.4 * radius };
    case 'short':
      return { x: MIDDLE - 90, y: line + 22 };
    case 'line':
      return { x: MIDDLE - 90, y: line };
    case 'over':
      return { x: MIDDLE - 90, y: line - 18 };
    case 'posts':
      return { x: MIDDLE, y: line - 14 };
    case 'between':
      return { x: MIDDLE, y: over };
    case 'wide':
      return { x: MIDDLE - POST - 34, y: over };
    case 'blocked':
      return { x: MIDDLE, y: line + 0.6 * radius };
    case 'touch':
      return { x: TOUCH.right + 10, y: line + 0.5 * radius };
  }
}

/** A way of the ball as a curve with one bend: high for a kick, flat for a run. */
export function bendOf({ line }: Ground, from: Point, to: Point, kicked: boolean): Point {
  if (kicked) return { x: (from.x + to.x) / 2 - 20, y: Math.min(from.y, line) - 26 };
  return { x: (from.x + to.x) / 2 + 14, y: (from.y + to.y) / 2 };
}

/** The points of that curve, from its start to its end. */
export function curve(from: Point, bend: Point, to: Point, count: number): readonly Point[] {
  return Array.from({ length: count + 1 }, (_, i) => {
    const t = i / count;
    const mix = (a: number, b: number, c: number) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c;
    return { x: mix(from.x, bend.x, to.x), y: mix(from.y, bend.y, to.y) };
  });
}
