import { idOf, type Piece } from './pieces.ts';

/** How a piece gets from one cell to another. */
export type Way = 'walk' | 'jump' | 'bounce' | 'fly' | 'net';

export interface Motion {
  /** The piece before it moves. */
  readonly from: Piece;
  readonly way: Way;
  /** The cells on the way: passed over, jumped over, or bounced off. */
  readonly via: readonly string[];
}

/** One thing that happens on the field, long enough to be understood. */
export interface Beat {
  readonly ms: number;
  readonly motions: readonly Motion[];
  /** The pieces after it. */
  readonly pieces: readonly Piece[];
  /** The cell that flashes. */
  readonly flash?: string;
}

/** The pause between two beats. */
export const REST_MS = 60;

/** Everybody slides to where they now belong, after a turn was taken back or when a round begins. */
export function glide(before: readonly Piece[], pieces: readonly Piece[], ms: number): Beat {
  const old = new Map(before.map((piece) => [idOf(piece), piece]));
  const motions = pieces.flatMap((piece): Motion[] => {
    const from = old.get(idOf(piece));
    const moved = from && (from.cell !== piece.cell || from.held !== piece.held);
    return moved ? [{ from, way: 'walk', via: [] }] : [];
  });
  return { ms, motions, pieces };
}
