import { characterOf, type FaceId, freeName, type Level } from '@pocket-stadium/bots';
import type { OptionValues, Seat, SeatHeader, SeriesTag } from '@pocket-stadium/kernel';
import type { ClockSetting, Offer, SeatView, TableStatus } from '@pocket-stadium/protocol';
import type { Signer } from '../ids.ts';
import { same } from '../ids.ts';
import type { TableRow } from '../store/schema.ts';
import { heldAt, type SecondDice } from './dice/second.ts';
import { BOT_NAME, plain } from './nickname.ts';

export type Holder =
  | { readonly kind: 'open' }
  /** The seat is kept for the person who gets its link. */
  | { readonly kind: 'invited'; readonly name: string }
  | {
      readonly kind: 'person';
      /** The guest; null once the guest was forgotten. */
      readonly guest: string | null;
      readonly name: string;
      /** Whether it is a bot from outside. */
      readonly program: boolean;
      /** The bot that plays while the person is away. */
      readonly standIn: Level | null;
      readonly left: boolean;
    }
  /** Tables of older releases have no faces. */
  | { readonly kind: 'bot'; readonly level: Level; readonly face?: FaceId };

export interface SeatData {
  /** The chair stays with its holder when seats rotate. A link to a seat is a link to a chair. */
  readonly chair: number;
  /** How often the link was renewed. */
  readonly links: number;
  readonly holder: Holder;
  /** The number that `links` had in the invitation that was used up when the guest sat down. */
  readonly invitation?: number;
  /** The seat's contribution to the dice of this match. */
  readonly string: string | null;
  readonly rematch: boolean;
}

/** A table as it is stored. */
export interface TableData {
  readonly id: string;
  readonly rev: number;
  readonly created: number;
  readonly updated: number;
  readonly status: Exclude<TableStatus, 'stopped'>;
  readonly game: string;
  readonly options: OptionValues;
  readonly public: boolean;
  readonly quick: boolean;
  readonly dice: 'fair' | 'hand';
  /** The second fair dice; a table that was made before there were any goes on under the first. */
  readonly fair?: SecondDice | null;
  readonly clock: ClockSetting | null;
  /** The series that the matches of this table make up. */
  readonly series?: SeriesTag;
  readonly absentAfter: number;
  readonly seats: readonly SeatData[];
  readonly offer: Offer | null;
  readonly match: string;
  readonly round: number;
}

/** Who asks: a guest, the secrets of seats, both or neither. */
export interface Identity {
  readonly guest: string | null;
  readonly secrets: readonly string[];
}

export function readTable(row: TableRow): TableData {
  const { id, rev, status, game, created, updated } = row;
  const data = JSON.parse(row.data) as Omit<TableData, 'id' | 'rev' | 'status' | 'game' | 'created' | 'updated' | 'public' | 'quick'>;
  const common = { id, rev, status: status as TableData['status'], game, created: Number(created), updated: Number(updated) };
  return { ...data, ...common, public: row.listed === 1, quick: row.quick === 1 };
}

export function makeTableRow(table: TableData): TableRow {
  const { id, rev, status, game, created, updated, public: listed, quick, ...data } = table;
  const timed = status === 'playing' && table.clock !== null;
  return { id, rev, status, game, created, updated, listed: +listed, quick: +quick, timed: +timed, data: JSON.stringify(data) };
}

/** The seats that somebody may act for. */
export function heldSeats(table: TableData, identity: Identity, signer: Signer): Seat[] {
  return table.seats.flatMap(({ holder, chair, links }, seat) => {
    if (holder.kind !== 'person') return [];
    if (identity.guest !== null && holder.guest === identity.guest) return [seat];
    const secret = identity.secrets.length > 0 ? signer.seatSecret(table.id, chair, links) : '';
    return identity.secrets.some((given) => same(given, secret)) ? [seat] : [];
  });
}

/** The level of the bot that acts for a seat, if one does. */
export function botAt(table: TableData, seat: Seat): Level | null {
  const holder = table.seats[seat]?.holder;
  if (holder?.kind === 'bot') return holder.level;
  return holder?.kind === 'person' ? holder.standIn : null;
}

/** The face of the bot whose seat it is. Who stands in for a person has none. */
export function faceAt(table: TableData, seat: Seat): FaceId | undefined {
  const holder = table.seats[seat]?.holder;
  return holder?.kind === 'bot' ? holder.face : undefined;
}

/** Seats whose consent counts: people, not the bots that stand in for them. */
export function people(table: TableData): Seat[] {
  return table.seats.flatMap(({ holder }, seat) => (holder.kind === 'person' && !holder.standIn && !holder.left ? [seat] : []));
}

/** The seats as the record of a match has them. */
export function seatHeaders(seats: readonly SeatData[]): SeatHeader[] {
  const called = botNames(seats);
  return seats.map(({ chair, holder }) => {
    if (holder.kind !== 'bot') return { name: holder.kind === 'open' ? '?' : holder.name };
    const { level, face } = holder;
    return { name: called.get(chair) ?? BOT_NAME, bot: level, ...(face && { face }) };
  });
}

/**
 * What the bots with a face are called, by chair: by their names, with a number where a person or another bot at this
 * table goes by that name.
 */
function botNames(seats: readonly SeatData[]): ReadonlyMap<number, string> {
  const taken = new Set(seats.flatMap(({ holder }) => ('name' in holder ? [plain(holder.name)] : [])));
  const names = new Map<number, string>();
  for (const { chair, holder } of [...seats].sort((a, b) => a.chair - b.chair)) {
    const face = holder.kind === 'bot' ? characterOf(holder.face) : undefined;
    if (!face) continue;
    const name = freeName(face.name, (one) => taken.has(plain(one)));
    taken.add(plain(name));
    names.set(chair, name);
  }
  return names;
}

/** What a header says of the series. */
export function seriesOf({ series }: TableData): { readonly series?: SeriesTag } {
  return series ? { series } : {};
}

export function seatViews(table: TableData): SeatView[] {
  const called = botNames(table.seats);
  return table.seats.map((data, seat) => {
    const ready = data.string !== null || heldAt(table, seat) !== null;
    return seatView(data, ready, called.get(data.chair) ?? BOT_NAME);
  });
}

function seatView({ holder, rematch }: SeatData, ready: boolean, bot: string): SeatView {
  const common = { ready, rematch };
  switch (holder.kind) {
    case 'open':
      return { kind: 'open', name: null, ...common };
    case 'invited':
      return { kind: 'invited', name: holder.name, ...common };
    case 'bot':
      return { kind: 'bot', name: bot, level: holder.level, ...(holder.face && { face: holder.face }), ...common };
    case 'person':
      return {
        kind: 'person',
        name: holder.name,
        ...(holder.program ? { program: true } : {}),
        ...(holder.standIn ? { standIn: holder.standIn } : {}),
        ...(holder.left ? { left: true } : {}),
        ...common,
      };
  }
}

/** The table with one seat changed. */
export function withSeat(table: TableData, seat: Seat, change: Partial<SeatData>): TableData {
  return { ...table, seats: table.seats.map((data, i) => (i === seat ? { ...data, ...change } : data)) };
}

/** Everybody moves one seat on, chairs and links with them. */
export function rotated(seats: readonly SeatData[]): SeatData[] {
  return seats.map((_, seat) => seats[(seat + seats.length - 1) % seats.length] as SeatData);
}
