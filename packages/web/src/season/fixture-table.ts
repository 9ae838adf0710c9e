import { LEVELS, type Level } from '@pocket-stadium/bots';
import { firstPerson } from '@pocket-stadium/kernel';
import { newKey } from '@pocket-stadium/protocol';
import { type Fixture, matchOf } from '@pocket-stadium/season';
import { asGuest } from '../online/api.ts';
import { noteTable } from '../online/notes.ts';
import { linkTable } from './fixture-link.ts';
import type { Season } from './season.svelte.ts';

/** How many letters a name may have at a table. */
const NAME = 24;

/** A table of the server for a fixture of a season that is on this device alone: home sits here, the other gets a link. */
export async function fixtureTable(season: Season, fixture: Fixture, name: string): Promise<string> {
  const { seats, options } = matchOf(season.game, season.state, fixture);
  const me = firstPerson(seats);
  const wish = {
    key: newKey(),
    game: season.game.about.id,
    options,
    seats: seats.map(({ name: team, bot }, seat) => {
      const level: Level | undefined = LEVELS.find((known) => known === bot);
      if (level) return { kind: 'bot', level } as const;
      return { kind: seat === me ? 'me' : 'invited', name: team.slice(0, NAME) } as const;
    }),
    dice: 'fair',
    public: false,
  } as const;
  const { table, secrets } = await asGuest(name, (api) => api.newTable(wish));
  noteTable(
    table.id,
    table.game,
    secrets.map(({ secret }) => secret),
  );
  linkTable(table.id, { season: season.id, fixture: fixture.id });
  return table.id;
}
