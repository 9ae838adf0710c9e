import { loadBook, loadOracle, review, withPoints } from '@pocket-stadium/bots';
import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { foldMatch, type Play } from '@pocket-stadium/kernel';
import { loadPrintables, sparing } from '@pocket-stadium/print';
import { pdfOf } from '@pocket-stadium/print/pdf';
import { pngOf, posterOf, previewOf } from '@pocket-stadium/print/preview';
import { matchPages, resultLine } from '@pocket-stadium/print/record';
import { useBook, useSolution } from './studio/solutions.ts';
import type { Commission, Made } from './studio/studio.ts';

/** Carries out one order; runs in a thread of its own. */
export default async function make(order: Commission): Promise<Made> {
  if (order.make === 'print') return printed(order);
  if (order.make === 'poster') return poster(order);
  if (order.make === 'book') return lookedUp(order);
  const folded = foldMatch(GAMES, order.match);
  if (!folded.ok) return null;
  const play = folded.value;
  if (order.make === 'review') return reviewed(play);
  if (order.make === 'card') return pngOf(previewOf(play, order.lang));
  return pdfOf(resultLine(play, order.lang), await matchPages(play, order.lang));
}

function poster({ game, lang }: Extract<Commission, { make: 'poster' }>): Made | Promise<Made> {
  const about = game === null ? null : GAMES.get(game)?.about;
  return about === undefined ? null : pngOf(posterOf(about, GAMES.size, lang));
}

async function printed({ game: id, kind, lang, paper, sparing: spared }: Extract<Commission, { make: 'print' }>): Promise<Made> {
  const game = GAMES.get(id);
  if (!game) return null;
  const chosen = (await loadPrintables(game)).filter((printable) => kind === null || printable.kind === kind);
  if (chosen.length === 0) return null;
  const pages = chosen.flatMap((printable) => printable.pages(lang));
  return pdfOf(game.about.names[lang], spared ? pages.map(sparing) : pages, paper);
}

/** A page of the book; null where there is none for this field. */
async function lookedUp({ game: id, position }: Extract<Commission, { make: 'book' }>): Promise<Made> {
  const game = GAMES.get(id);
  const book = await loadBook(id);
  const state = game?.position?.parse(position);
  if (!game || !book || !state?.ok || !(await useBook(game, book.optionsOf(state.value)))) return null;
  const judged = await book.judge(state.value);
  return judged.ok ? { position, ...judged.value } : null;
}

/** Reviews with the whole solution where `stadium solve` has left one, else as the browser would. */
async function reviewed(play: Play): Promise<Made> {
  const { game, header } = play;
  await useSolution(game, header.options);
  const oracle = await loadOracle(game.about.id, header.options, header.seats.length);
  return oracle && withPoints(play, review(play, oracle));
}
