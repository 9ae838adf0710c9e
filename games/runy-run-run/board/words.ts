import type { Words } from '@pocket-stadium/kernel';
import { lang, say } from '@pocket-stadium/web/kit/lang.svelte.ts';
import * as uiWords from '@pocket-stadium/web/kit/words/ui.ts';
import type { Piece } from '../../_hex/board/pieces.ts';
import * as hexWords from '../../_hex/words/board.ts';
import type { RunyState } from '../rules/index.ts';
import * as w from '../words/board.ts';
import { boardOf } from './board.ts';

const PAWNS = [w.chick, w.fox, w.snake] as const;
const CAMPS = [w.chicks_camp, w.foxes_camp, w.snakes_camp] as const;

/** What is on a cell, in words. */
export function contentOf(state: RunyState, pieces: readonly Piece[], cell: string): string {
  const { grid, campOf } = boardOf(state);
  const here = pieces.find((piece) => piece.cell === cell);
  const animal = here && PAWNS[here.side];
  const pawn = animal && say(animal);
  const camp = CAMPS[campOf[grid.byName.get(cell) ?? 0] ?? -1];
  const what = pawn === undefined ? say(hexWords.free) : here?.held ? say(w.prisoner, { pawn }) : pawn;
  return camp ? `${what}, ${say(camp)}` : what;
}

/** The whole position in a few sentences. */
export function summaryOf(sides: readonly Words[], pieces: readonly Piece[], dice: readonly number[]): string {
  const lines = sides.map((words, seat) => {
    const cells = (held: boolean) => pieces.flatMap((piece) => (piece.side === seat && piece.held === held ? [piece.cell] : [])).join(', ');
    const [free, held] = [cells(false), cells(true)];
    const side = words[lang.current];
    if (free === '') return held === '' ? say(w.pawns_none, { side }) : say(w.pawns_all_held, { side, held });
    return held === '' ? say(w.pawns, { side, free }) : say(w.pawns_held, { side, free, held });
  });
  return dice.length === 0 ? lines.join(' ') : `${lines.join(' ')} ${say(uiWords.dice_show, { faces: dice.join(', ') })}.`;
}
