import type { RunyState } from '@pocket-stadium/games/runy-run-run/rules';
import type { Words } from '@pocket-stadium/rules';
import { lang } from '../../../lang.svelte.ts';
import { m } from '../../../paraglide/messages.js';
import type { Piece } from '../pieces.ts';
import { boardOf } from './board.ts';

const PAWNS = [m.hex_chick, m.hex_fox, m.hex_snake] as const;
const CAMPS = [m.hex_chicks_camp, m.hex_foxes_camp, m.hex_snakes_camp] as const;
const LETTERS: readonly Words[] = [
  { fr: 'P', en: 'C' },
  { fr: 'R', en: 'F' },
  { fr: 'V', en: 'S' },
];

/** The letter on a pawn: the first of its animal's name. */
export const letterOf = (side: number): string => LETTERS[side]?.[lang.current] ?? '';

/** What is on a cell, in words. */
export function contentOf(state: RunyState, pieces: readonly Piece[], cell: string): string {
  const { grid, campOf } = boardOf(state);
  const here = pieces.find((piece) => piece.cell === cell);
  const pawn = here && PAWNS[here.side]?.();
  const camp = CAMPS[campOf[grid.byName.get(cell) ?? 0] ?? -1];
  const what = pawn === undefined ? m.hex_free() : here?.held ? m.hex_prisoner({ pawn }) : pawn;
  return camp ? `${what}, ${camp()}` : what;
}

/** The whole position in a few sentences. */
export function summaryOf(sides: readonly Words[], pieces: readonly Piece[], dice: readonly number[]): string {
  const lines = sides.map((words, seat) => {
    const cells = (held: boolean) => pieces.flatMap((piece) => (piece.side === seat && piece.held === held ? [piece.cell] : [])).join(', ');
    const prisoners = cells(true);
    const values = { side: words[lang.current], free: cells(false) || m.hex_nowhere() };
    return prisoners === '' ? m.hex_pawns(values) : m.hex_pawns_held({ ...values, held: prisoners });
  });
  return dice.length === 0 ? lines.join(' ') : `${lines.join(' ')} ${m.dice_show({ faces: dice.join(', ') })}.`;
}
