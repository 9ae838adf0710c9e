import { nextGame, type SeriesPlan, startSeries } from '@pocket-stadium/kernel';
import type { CommandOf } from '@pocket-stadium/protocol';
import { endedBefore, newSecond } from '../dice/second.ts';
import { newMatchRow } from '../new-table.ts';
import { DONE, type Reply } from '../reply.ts';
import type { Room } from '../room.ts';
import { people, rotated, type SeatData, type TableData, withSeat } from '../table.ts';
import { no } from '../words.ts';
import { beginIfReady } from './gather.ts';

/** When all the people at the table want it, the next match gathers: the next game of a series, or with the seats rotated. */
export async function rematch(room: Room, { seat }: CommandOf<'rematch'>): Promise<Reply> {
  if (room.table.status !== 'over') return no('not-over-yet');
  const table = withSeat(room.table, seat, { rematch: true });
  if (!people(table).every((person) => table.seats[person]?.rematch)) {
    await room.save(table);
    return DONE;
  }
  const match = newMatchRow(table, room.services.now());
  const next = room.match && nextGame(room.match.play);
  const seats = (next ? table.seats : rotated(table.seats)).map(cleared);
  const fair = newSecond(match, seats.length, [], endedBefore(table.match, room.seedRow?.seed ?? null, table.fair));
  await room.save(
    { seats, fair, status: 'gathering', match: match.id, round: table.round + 1, offer: null, ...(next ?? anew(table)) },
    async (tx) => {
      await tx.insertInto('matches').values(match).execute();
    },
  );
  await beginIfReady(room);
  return DONE;
}

/** A series that is over begins again. */
function anew({ series }: TableData): Partial<TableData> {
  if (!series) return {};
  const plan: SeriesPlan = series.best === undefined ? { games: series.games } : { best: series.best };
  return { series: startSeries(plan, series.won.length) };
}

/** A seat made ready for the next match. A person who left makes room. */
function cleared(data: SeatData): SeatData {
  const { holder } = data;
  const gone = holder.kind === 'person' && (holder.left || holder.standIn !== null);
  return { ...data, string: null, rematch: false, ...(gone ? { holder: { kind: 'open' }, links: data.links + 1 } : {}) };
}
