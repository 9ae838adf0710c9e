import { accept, type Result } from '@pocket-stadium/kernel';
import type { HostTable } from '@pocket-stadium/protocol';
import type { Services } from '../services.ts';
import { tablesOf } from '../store/chairs.ts';
import { findGuest, nameInRecords, renameGuest } from '../store/guests.ts';
import { removeTable } from '../store/retention.ts';
import { tablesUnderWay } from '../store/tables.ts';
import { giveUp, stopByHost } from './dice/start.ts';
import type { Lobby } from './lobby.ts';
import { isNickname } from './nickname.ts';
import type { Room } from './room.ts';
import { readTable, type SeatData } from './table.ts';
import { no } from './words.ts';

/** A table as the host sees it: who sits there, from where, and whether they are here. */
export function hostTable({ table, audience }: Room): HostTable {
  const { id, game, status, updated, public: listed } = table;
  return {
    id,
    game,
    status,
    public: listed,
    updated,
    watchers: audience.watchersInAll(),
    elsewhere: false,
    seats: table.seats.map((data, seat) => ({
      ...whoSits(data, seat),
      here: audience.isHere(seat),
      address: audience.addressOf(seat),
    })),
  };
}

const whoSits = ({ holder }: SeatData, seat: number) => ({
  seat,
  name: holder.kind === 'person' || holder.kind === 'invited' ? holder.name : null,
  guest: holder.kind === 'person' ? holder.guest : null,
});

/** How many tables of other nodes a host sees. */
const MOST_ELSEWHERE = 100;

/** The tables that are under way and that this node does not have in memory, as the store and the other nodes know them. */
export async function tablesElsewhere({ db, nodes }: Services, here: ReadonlySet<string>): Promise<HostTable[]> {
  // A node that is alone has all tables at which somebody is.
  if (!nodes.shared) return [];
  const rows = (await tablesUnderWay(db, MOST_ELSEWHERE)).filter(({ id }) => !here.has(id));
  return Promise.all(
    rows.map(async (row) => {
      const { id, game, status, updated, public: listed, seats } = readTable(row);
      const present = (await nodes.presence?.read(id)) ?? null;
      return {
        id,
        game,
        status,
        updated,
        public: listed,
        watchers: present?.watchers ?? 0,
        elsewhere: true,
        seats: seats.map((data, seat) => ({ ...whoSits(data, seat), here: present?.seats.includes(seat) ?? false, address: null })),
      };
    }),
  );
}

/** Closes a table for good. A match with fair dice ends, counted as ended by the server, and its seed is out. */
export async function closeTable({ db }: Services, lobby: Lobby, id: string): Promise<Result<object>> {
  const found = await lobby.find(id);
  if (!found.ok) return found;
  const room = found.value;
  const kept = await room.fresh(async () => {
    const { status, fair } = room.table;
    if (status === 'gathering') await giveUp(room, {});
    else if (status === 'playing' && fair) await stopByHost(room);
    return status !== 'playing' || fair != null;
  });
  const { match } = room.table;
  await lobby.dismiss(id, 'closed');
  if (!kept) await removeTable(db, id, match);
  return accept({});
}

/** Gives a guest another name, at every table where they sit and in every record. */
export async function renameEverywhere({ db, nodes }: Services, lobby: Lobby, guest: string, name: string): Promise<Result<object>> {
  if (!isNickname(name)) return no('bad-name');
  if (!(await findGuest(db, guest))) return no('no-such-guest');
  await renameGuest(db, guest, name);
  await db.transaction().execute((tx) => nameInRecords(tx, guest, name));
  for (const id of await tablesOf(db, guest)) {
    const room = await lobby.find(id);
    if (!room.ok) continue;
    room.value.doubt();
    nodes.tell(id, { kind: 'reread' });
    if (room.value.table.status === 'over') continue;
    await room.value.fresh(async () => {
      const seats = room.value.table.seats.map((seat) =>
        seat.holder.kind === 'person' && seat.holder.guest === guest ? { ...seat, holder: { ...seat.holder, name } } : seat,
      );
      await room.value.save({ seats });
    });
  }
  return accept({});
}
