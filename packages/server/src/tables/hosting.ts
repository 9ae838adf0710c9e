import { accept, type Result } from '@pocket-stadium/kernel';
import type { HostTable } from '@pocket-stadium/protocol';
import type { Services } from '../services.ts';
import { tablesOf } from '../store/chairs.ts';
import { findGuest, nameInRecords, renameGuest } from '../store/guests.ts';
import { removeTable } from '../store/retention.ts';
import { giveUp, stopByHost } from './dice/start.ts';
import type { Lobby } from './lobby.ts';
import { isNickname } from './nickname.ts';
import type { Room } from './room.ts';
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
    watchers: audience.watchers(),
    seats: table.seats.map(({ holder }, seat) => ({
      seat,
      name: holder.kind === 'person' || holder.kind === 'invited' ? holder.name : null,
      guest: holder.kind === 'person' ? holder.guest : null,
      here: audience.isHere(seat),
      address: audience.addressOf(seat),
    })),
  };
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
