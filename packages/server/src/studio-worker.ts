import { loadOracle, review } from '@pocket-stadium/bots';
import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { foldMatch, type Play } from '@pocket-stadium/kernel';
import { loadPrintables } from '@pocket-stadium/print';
import { pdfOf } from '@pocket-stadium/print/pdf';
import { pngOf, previewOf } from '@pocket-stadium/print/preview';
import { matchPages, resultLine } from '@pocket-stadium/print/record';
import { useSolution } from './studio/solutions.ts';
import type { Commission, Made } from './studio/studio.ts';

/** Carries out one order; runs in a thread of its own. */
export default async function make(order: Commission): Promise<Made> {
  if (order.make === 'print') return printed(order);
  const folded = foldMatch(GAMES, order.match);
  if (!folded.ok) return null;
  const play = folded.value;
  if (order.make === 'review') return reviewed(play);
  if (order.make === 'card') return pngOf(previewOf(play, order.lang));
  return pdfOf(resultLine(play, order.lang), await matchPages(play, order.lang));
}

async function printed({ game: id, kind, lang }: Extract<Commission, { make: 'print' }>): Promise<Made> {
  const game = GAMES.get(id);
  if (!game) return null;
  const chosen = (await loadPrintables(game)).filter((printable) => kind === null || printable.kind === kind);
  if (chosen.length === 0) return null;
  return pdfOf(
    game.about.names[lang],
    chosen.flatMap((printable) => printable.pages(lang)),
  );
}

/** With the whole solution where `stadium solve` has left one, else as the browser would. */
async function reviewed(play: Play): Promise<Made> {
  const { game, header } = play;
  await useSolution(game, header.options);
  const oracle = await loadOracle(game.about.id, header.options, header.seats.length);
  return oracle && review(play, oracle);
}
