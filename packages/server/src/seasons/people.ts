import { randomInt } from 'node:crypto';
import { accept, type Result } from '@pocket-stadium/kernel';
import type { SeasonJoin } from '@pocket-stadium/protocol';
import { blankTeam, newId } from '@pocket-stadium/season';
import { noteEntrant, notePerson, peopleOfSeason, removePerson } from '../store/seasons.ts';
import type { Sitter } from '../tables/acts/gather.ts';
import { nameFor } from '../tables/naming.ts';
import { no } from '../tables/words.ts';
import type { SeasonDesk } from './season-desk.ts';

/** Somebody comes to a season, as a new entrant or for one for whom nobody has come. Asked twice, the answer is the same. */
export async function joinSeason(desk: SeasonDesk, id: string, sitter: Sitter, wish: SeasonJoin): Promise<Result<{ entrant: string }>> {
  const { db } = desk.services;
  const season = await desk.find(id);
  if (!season.ok) return season;
  const people = await peopleOfSeason(db, id);
  const before = people.find(({ guest_id }) => guest_id === sitter.guest);
  if (before && (wish.entrant === undefined || wish.entrant === before.entrant)) return accept({ entrant: before.entrant });
  if (before) return no('entrant-taken');
  if (wish.entrant !== undefined) {
    const { state } = season.value;
    const known = state.entrants.find((entrant) => entrant.id === wish.entrant);
    if (!known || known.bot !== undefined || people.some(({ entrant }) => entrant === wish.entrant)) return no('entrant-taken');
    await notePerson(db, { season_id: id, entrant: wish.entrant, guest_id: sitter.guest });
    return accept({ entrant: wish.entrant });
  }
  const name = await nameFor(desk.services, wish.name ?? sitter.name);
  if (!name.ok) return name;
  const entrant = newId(randomInt);
  const entered = await desk.write(id, ({ state }) => {
    const team = blankTeam(name.value, state.entrants.length);
    return accept([{ type: 'entered', entrant: { id: entrant, team } }]);
  });
  if (!entered.ok) return entered;
  // The season had no room and says so: nobody plays for an entrant that does not exist.
  const refused = entered.value.state.ignored.find(({ event }) => event.type === 'entered' && event.entrant.id === entrant);
  if (refused) return { ok: false, problem: refused.why };
  await noteEntrant(db, { season_id: id, entrant, guest_id: sitter.guest });
  await notePerson(db, { season_id: id, entrant, guest_id: sitter.guest });
  return accept({ entrant });
}

/** The person who plays for an entrant leaves. Without the season's link `guest` must be that person. */
export async function leaveSeason(desk: SeasonDesk, id: string, entrant: string, guest: string | null): Promise<Result<object>> {
  const { db } = desk.services;
  const person = (await peopleOfSeason(db, id)).find((known) => known.entrant === entrant);
  if (guest !== null && person?.guest_id !== guest) return no('not-your-season');
  if (person) await removePerson(db, id, entrant);
  return accept({});
}
