import { LEVELS } from '@pocket-stadium/bots';
import { accept, findGame, type Result, type SeatHeader, scoreOf } from '@pocket-stadium/kernel';
import type { SeasonSeated, SeasonView } from '@pocket-stadium/protocol';
import { type Fixture, matchOf, type SeasonState } from '@pocket-stadium/season';
import { noteSeasonTable, peopleOfSeason, tablesOfSeason } from '../store/seasons.ts';
import type { Sitter } from '../tables/acts/gather.ts';
import type { Room } from '../tables/room.ts';
import { no } from '../tables/words.ts';
import { fixtureIn, type SeasonDesk, type SeasonNow } from './season-desk.ts';

/** How many letters a name may have at a table. */
const NAME = 24;

/** Who asks for a table: a guest, somebody with the season's link, or both. */
export interface Asker {
  readonly sitter: Sitter | null;
  readonly mayChange: boolean;
  readonly address: string;
}

/**
 * The table of a fixture. The person who asks first makes it, the others find it. Its seats are kept for the two who are
 * paired; a person who plays for one of them sits down there.
 */
export async function playFixture(desk: SeasonDesk, season: SeasonNow, id: string, asker: Asker): Promise<Result<SeasonSeated>> {
  const { state, row } = season;
  const fixture = fixtureIn(state, id);
  if (!fixture || fixture.result || state.paused) return no('fixture-played');
  const people = await peopleOfSeason(desk.services.db, row.id);
  const mine = people.find(({ guest_id, entrant }) => guest_id === asker.sitter?.guest && sidesOf(fixture).includes(entrant));
  if (!mine && !asker.mayChange) return no('not-your-fixture');
  const room = await tableOf(desk, state, fixture, asker.address);
  if (!room.ok) return room;
  const { table } = room.value;
  if (!mine || !asker.sitter) return accept({ table: table.id, seat: null, secret: null });
  const seat = sidesOf(fixture).indexOf(mine.entrant);
  const secretNow = () => {
    const { chair = seat, links = 0 } = room.value.table.seats[seat] ?? {};
    return desk.services.signer.seatSecret(table.id, chair, links);
  };
  const holder = table.seats[seat]?.holder;
  const sits = holder?.kind === 'person' && holder.guest === asker.sitter.guest;
  const seated = sits ? accept({ seat }) : await desk.lobby.sit(table.id, asker.sitter, { secret: secretNow() });
  return seated.ok ? accept({ table: table.id, seat, secret: secretNow() }) : seated;
}

const sidesOf = ({ home, away }: Fixture): readonly string[] => [home, away];

/** The table at which a fixture is played, or would be. */
async function tableOf(desk: SeasonDesk, state: SeasonState, fixture: Fixture, address: string): Promise<Result<Room>> {
  const { db } = desk.services;
  const before = (await tablesOfSeason(db, state.id)).filter((row) => row.fixture === fixture.id);
  for (const { table_id } of before) {
    const room = await desk.lobby.find(table_id);
    if (room.ok && room.value.table.status !== 'over' && !room.value.notice && seatsThem(room.value, state, fixture)) return room;
  }
  const game = findGame(desk.services.games, state.setup.game);
  if (!game.ok) return game;
  const match = matchOf(game.value, state, fixture);
  // Both who are paired may ask at once: the same wish makes the same table.
  const host = { guest: state.id, name: '', program: false };
  const { options } = match;
  const seats = match.seats.map(seatFor);
  const wish = { key: `${fixture.id} ${before.length}`, game: state.setup.game, options, seats, dice: 'fair', public: false } as const;
  const room = await desk.lobby.create(host, wish, address);
  if (room.ok) await noteSeasonTable(db, { table_id: room.value.table.id, season_id: state.id, fixture: fixture.id });
  return room;
}

/** Whether bots sit there for those for whom bots play. Where somebody was replaced the table may be from before. */
const seatsThem = ({ table }: Room, { entrants }: SeasonState, fixture: Fixture): boolean =>
  sidesOf(fixture).every((id, seat) => {
    const plays = entrants.find((entrant) => entrant.id === id)?.bot !== undefined;
    return plays === (table.seats[seat]?.holder.kind === 'bot');
  });

function seatFor({ name, bot }: SeatHeader) {
  const level = LEVELS.find((known) => known === bot);
  return level ? ({ kind: 'bot', level } as const) : ({ kind: 'invited', name: name.slice(0, NAME) } as const);
}

/** The tables at which fixtures of a season are played now, and how they stand. Matches that ended unnoticed are taken in. */
export async function tablesNow(desk: SeasonDesk, { state, row }: SeasonNow): Promise<SeasonView['tables']> {
  const tables: SeasonView['tables'] = [];
  for (const { table_id, fixture } of await tablesOfSeason(desk.services.db, row.id)) {
    const open = fixtureIn(state, fixture);
    if (open?.result !== null) continue;
    const room = await desk.lobby.find(table_id);
    if (!room.ok || !seatsThem(room.value, state, open)) continue;
    await room.value.fresh(async () => {});
    const { table, match, notice } = room.value;
    if (match?.play.over) await desk.takeResult(table_id, match.play);
    tables.push({ fixture, table: table_id, status: notice ? 'stopped' : table.status, score: match ? scoreNow(room.value) : null });
  }
  return tables;
}

/** How it stands, home first. A fill-in does not count. */
function scoreNow({ match }: Room): number[] | null {
  const score = match && scoreOf(match.play.game, match.play.sheet());
  const of = (side: number) => Number(score?.rows.find((row) => row.side === side)?.values[score.decides] ?? 0);
  return score ? [of(0), of(1)] : null;
}
