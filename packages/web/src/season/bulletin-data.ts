import { winnersStory } from '@pocket-stadium/bots';
import { parseRecord } from '@pocket-stadium/kernel';
import { type Bulletin, bulletinOf, dayOf, matchOfTheDay, type Told } from '@pocket-stadium/print/season';
import type { Shown } from '@pocket-stadium/season';
import { lang } from '../../kit/lang.svelte.ts';
import { reviewHere } from '../after/reviewer.ts';
import { dayInWords } from '../dates.ts';
import { foldRecord } from '../games.ts';
import type { Season } from './season.svelte.ts';

const toldBy = ({ state, game, part, figures }: Season, names: Shown): Told => ({
  ...{ state, game, part, names },
  stats: figures?.stats ?? null,
  lang: lang.current,
});

/** A bulletin without its match of the day, which takes a moment. */
export const bulletinFor = (season: Season, number: number, names: Shown): Bulletin =>
  bulletinOf(toldBy(season, names), number, dayInWords(new Date().toISOString().slice(0, 10)));

/** The match of the day, told by the winner's chances throughout. It is worked out on this device, so that no name leaves it. */
export async function dayFor(season: Season, number: number, names: Shown): Promise<Bulletin['day']> {
  const fixture = matchOfTheDay(season.state, number);
  if (!fixture) return null;
  const play = await foldRecord(parseRecord(fixture.result?.record ?? ''));
  // A match that cannot be reviewed has its headline alone.
  const review = play.ok ? await reviewHere(play.value).catch(() => null) : null;
  return dayOf(toldBy(season, names), fixture, play.ok && review ? winnersStory(play.value, review) : null);
}
