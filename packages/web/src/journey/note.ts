import { HONOURS } from '@pocket-stadium/games/shelf/honours';
import { type Honoured, type Play, type Seat, sideOf } from '@pocket-stadium/kernel';
import { keptMatches, loadMatch } from '../match/store.ts';
import { untilThere } from '../until-there.ts';
import { noteFresh } from './fresh.svelte.ts';
import { journeyKept, type PlayedNote, remember } from './log.ts';

/** What a match is remembered as; null for one that is not over, or in which nobody of this device played. */
export async function noteOf(id: string, play: Play, here: readonly Seat[]): Promise<PlayedNote | null> {
  const { header, outcome, game } = play;
  if (!outcome || here.length === 0) return null;
  const load = Object.hasOwn(HONOURS, header.game) ? HONOURS[header.game] : undefined;
  const part = load && (await untilThere(load));
  const honoured = here.flatMap((seat, i): [string, Honoured][] => {
    // People of one side share its honours, so they are noted once.
    const side = (of: Seat) => sideOf(game, of, header.options);
    return part && here.findIndex((other) => side(other) === side(seat)) === i ? [[String(seat), part.honours.of(play, seat)]] : [];
  });
  return {
    ...{ id, game: header.game, date: header.date ?? '', here },
    seats: header.seats.map(({ name, bot, face }) => ({ name, ...(bot !== undefined && { bot: face ?? bot }) })),
    ...{ winners: outcome.winners, draw: outcome.draw },
    honours: Object.fromEntries(honoured),
  };
}

/** The people of a match on one device. */
export const peopleHere = ({ header }: Play): readonly Seat[] => header.seats.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));

/** Remembers a match that has ended. What is new with it may be told once, where it ended on this page. */
export async function noteMatch(id: string, play: Play, here: readonly Seat[] = peopleHere(play)): Promise<void> {
  const note = await noteOf(id, play, here);
  if (!note) return;
  if (journeyKept().every((known) => known.id !== id)) noteFresh(id);
  remember(note);
}

/** Notes matches of this browser that ended before journeys were kept, or while no page was open. */
export async function catchUp(): Promise<void> {
  const known = new Set(journeyKept().map(({ id }) => id));
  for (const { id, over, foreign, you } of keptMatches().toReversed()) {
    if (!over || foreign || known.has(id)) continue;
    const play = await loadMatch(id);
    const note = play.ok ? await noteOf(id, play.value, you ?? peopleHere(play.value)) : null;
    if (note) remember(note);
  }
}
