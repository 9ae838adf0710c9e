import { loadOracle, review } from '@pocket-stadium/bots';
import { printablesOf } from '@pocket-stadium/print';
import { pdfOf } from '@pocket-stadium/print/pdf';
import { pngOf, previewOf } from '@pocket-stadium/print/preview';
import { matchPages, resultLine } from '@pocket-stadium/print/record';
import { foldMatch, GAMES, type Play } from '@pocket-stadium/rules';
import type { Commission, Made } from './studio/studio.ts';
import { isSolvable, useTable } from './studio/tables.ts';

/** Carries out one order; runs in a thread of its own. */
export default async function make(order: Commission): Promise<Made> {
  if (order.make === 'print') return printed(order);
  const folded = foldMatch(GAMES, order.match);
  if (!folded.ok) return null;
  const play = folded.value;
  if (order.make === 'review') return reviewed(play);
  if (order.make === 'card') return pngOf(previewOf(play, order.lang));
  return pdfOf(resultLine(play, order.lang), matchPages(play, order.lang));
}

async function printed({ game: id, kind, lang }: Extract<Commission, { make: 'print' }>): Promise<Made> {
  const game = GAMES.get(id);
  const chosen = printablesOf(id).filter((printable) => kind === null || printable.kind === kind);
  if (!game || chosen.length === 0) return null;
  return pdfOf(
    game.about.names[lang],
    chosen.flatMap((printable) => printable.pages(lang)),
  );
}

/** With the whole table where `stadium solve` has left one, else as the browser would. */
async function reviewed(play: Play): Promise<Made> {
  const { game, header } = play;
  if (isSolvable(game)) useTable(game, header.options);
  const oracle = await loadOracle(game.about.id, header.options, header.seats.length);
  return oracle && review(play, oracle);
}
