import { type Layers, STRIP } from './layers.ts';

/** A step that all threads finish together before the next one begins. */
export type Work =
  | { readonly kind: 'lose' | 'win' | 'again'; readonly turns: number }
  | { readonly kind: 'bring-over'; readonly won: boolean }
  | { readonly kind: 'draw' };

/** Has all threads work: each takes the next piece until none is left. Answers the sum of what they counted. */
export interface Crew {
  do(work: Work): Promise<number>;
}

/** Takes pieces of the work, and answers what it counted. `next[0]` is the first piece that nobody has taken. */
export function takeShare(layers: Layers, work: Work, next: Int32Array): number {
  const { ends } = layers.formations;
  const pieces = work.kind === 'bring-over' ? Math.ceil(ends / STRIP) : ends;
  let count = 0;
  for (let piece = Atomics.add(next, 0, 1); piece < pieces; piece = Atomics.add(next, 0, 1)) count += doPiece(layers, work, piece);
  return count;
}

function doPiece(layers: Layers, work: Work, piece: number): number {
  switch (work.kind) {
    case 'lose':
      return layers.lose(piece, work.turns);
    case 'win':
      return layers.win(piece, work.turns);
    case 'again':
      return layers.again(piece, work.turns);
    case 'draw':
      return layers.draw(piece);
    case 'bring-over':
      layers.bringOver(piece, work.won);
      return 0;
  }
}

/** A crew of one, in this thread. */
export function alone(layers: Layers): Crew {
  return { do: async (work) => takeShare(layers, work, new Int32Array(1)) };
}
