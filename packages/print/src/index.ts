import { PRINT } from '@pocket-stadium/games/shelf/print';
import type { Game } from '@pocket-stadium/kernel';
import type { Printable } from '../kit/index.ts';

export { A4, KIND_NAMES, KINDS, type Kind, PAPERS, type Paper, type Printable, sparing } from '../kit/index.ts';

/** Everything of a game that can be printed; its pages are loaded when they are asked for. */
export async function loadPrintables(game: Game): Promise<readonly Printable[]> {
  const { id } = game.about;
  const part = Object.hasOwn(PRINT, id) ? await PRINT[id]?.() : undefined;
  return part ? part.print(game) : [];
}
