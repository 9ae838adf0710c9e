/** Something that stands on a cell. */
export interface Stood {
  /** The seat it belongs to, or `BALL`. */
  readonly side: number;
  readonly cell: string;
  /** Whether it is a ball in somebody's hands, or a prisoner. */
  readonly held: boolean;
}

/** The same with a number that stays with it, so that people can follow it. The rules do not tell pieces apart. */
export interface Piece extends Stood {
  readonly number: number;
}

export const BALL = -1;

export const idOf = ({ side, number }: Piece): string => `${side}.${number}`;

/**
 * Gives every piece its number after a change. A piece that stands where one of its side stood keeps that number. The
 * others take the number of the nearest one left over.
 */
export function cast(
  stood: readonly Stood[],
  before: readonly Piece[],
  distance: (a: string, b: string) => number = () => 0,
): readonly Piece[] {
  const left = new Set(before);
  const found = new Map<Stood, Piece>();
  const take = (wanted: Stood, fits: (piece: Piece) => boolean) => {
    if (found.has(wanted)) return;
    const candidates = [...left].filter((piece) => piece.side === wanted.side && fits(piece));
    const [first, ...others] = candidates;
    if (!first) return;
    const best = others.reduce((a, b) => (distance(b.cell, wanted.cell) < distance(a.cell, wanted.cell) ? b : a), first);
    left.delete(best);
    found.set(wanted, best);
  };
  for (const wanted of stood) take(wanted, (piece) => piece.cell === wanted.cell && piece.held === wanted.held);
  for (const wanted of stood) take(wanted, (piece) => piece.held === wanted.held);
  for (const wanted of stood) take(wanted, () => true);
  const taken = new Set([...found.values()].map(idOf));
  return stood.map((wanted) => {
    const { side, cell, held } = wanted;
    let number = found.get(wanted)?.number ?? 1;
    while (!found.has(wanted) && taken.has(idOf({ side, cell, held, number }))) number++;
    taken.add(idOf({ side, cell, held, number }));
    return { side, cell, held, number };
  });
}

/** The pieces with one of them changed. */
export function changed(pieces: readonly Piece[], piece: Piece, change: Partial<Stood>): readonly Piece[] {
  return pieces.map((other) => (other === piece ? { ...piece, ...change } : other));
}

export function pieceAt(pieces: readonly Piece[], side: number, cell: string): Piece | undefined {
  return pieces.find((piece) => piece.side === side && piece.cell === cell);
}
