import { writeFileSync } from 'node:fs';
import { loadOracle, review, winnersStory } from '@pocket-stadium/bots';
import { bulletinOf, bulletinPage, dayOf, finishedRounds, matchOfTheDay, type Told } from '@pocket-stadium/print/season';
import { playOf, type Shown } from '@pocket-stadium/season';
import { useSolution } from '@pocket-stadium/server/solutions';
import * as w from '../../words/season.ts';
import type { Context } from '../commands/command.ts';
import { wrongUse } from '../failure.ts';
import type { KeptSeason } from './store.ts';

/** The ground of a picture: that of an old programme. Paper has its own. */
const CREAM = '#FAF5E9';

/** The bulletin of a round as a file: a page to print, or a picture to share. */
export async function printed(
  { state, game, part, statistics: stats }: KeptSeason,
  file: string,
  { round, names }: { readonly round?: number; readonly names: Shown },
  { lang, terminal, say }: Context,
): Promise<void> {
  const ending = /\.(pdf|png)$/i.exec(file)?.[1]?.toLowerCase();
  if (ending === undefined) throw wrongUse(w.bad_ending, { file });
  const done = finishedRounds(state);
  const number = round ?? done.at(-1)?.number;
  if (number === undefined) throw wrongUse(w.no_round);
  if (!done.some((each) => each.number === number)) throw wrongUse(w.bad_round, { round: number });
  const told: Told = { state, game, part, stats, names, lang };
  const date = new Intl.DateTimeFormat(lang, { dateStyle: 'long' }).format(new Date());
  const bulletin = { ...bulletinOf(told, number, date), day: await dayTold(told, number) };
  const page = bulletinPage(bulletin, { lang, ...(ending === 'png' && { ground: CREAM }) });
  try {
    writeFileSync(file, ending === 'pdf' ? await pdf(state.setup.title, page) : await picture(page));
  } catch (error) {
    throw wrongUse(w.unwritable, { file, why: (error as Error).message });
  }
  terminal.print(say(w.bulletin_written, { file }));
}

/** The match of the day, told by the winner's chances where they can be worked out. */
async function dayTold(told: Told, number: number) {
  const fixture = matchOfTheDay(told.state, number);
  if (!fixture) return null;
  const play = playOf(told.game, fixture.result?.record ?? '');
  if (!play.ok) return dayOf(told, fixture, null);
  const { options, seats } = play.value.header;
  await useSolution(told.game, options);
  const oracle = await loadOracle(told.game.about.id, options, seats.length);
  return dayOf(told, fixture, oracle && winnersStory(play.value, review(play.value, oracle)));
}

async function pdf(title: string, page: string): Promise<Uint8Array> {
  const { pdfOf } = await import('@pocket-stadium/print/pdf');
  return pdfOf(title, [page]);
}

async function picture(page: string): Promise<Uint8Array> {
  const { pagePicture } = await import('@pocket-stadium/print/preview');
  return pagePicture(page);
}
