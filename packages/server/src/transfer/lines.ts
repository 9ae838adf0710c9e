import { closed, EntrySchema, Id, MatchSchema, words } from '@pocket-stadium/protocol/schemas';
import Type from 'typebox';

/**
 * The format number is raised when older programs could not read an export, or would lose what keeps strangers out. They
 * can read one without seasons, and one of a stadium whose order was never changed.
 */
export const TRANSFER_FORMAT = 3;
export const WITHOUT_ORDER = 2;
export const WITHOUT_SEASONS = 1;

/** The range of dates. */
const Instant = Type.Integer({ minimum: 0, maximum: 8_640_000_000_000_000 });
const TableStatus = words('gathering', 'playing', 'over');
const Flag = Type.Union([Type.Literal(0), Type.Literal(1)]);
const Text = Type.String({ maxLength: 4_000_000 });

/** The states of a match. A start that was given up and a match that today's rules no longer take are no states of a table. */
const MatchStatus = words('gathering', 'playing', 'over', 'given-up', 'stopped');

/** The kinds of lines of an export, each an object with one of these names. They come in this order. */
export const LINES = {
  stadium: closed({ stadium: Type.Integer({ minimum: 1 }) }),
  /** The key that signs tokens and links, and the order of the stadium. Other rows are passed over. */
  meta: closed({ meta: closed({ name: Type.String({ maxLength: 100 }), value: Text }) }),
  guest: closed({ guest: closed({ id: Id, name: Type.String({ maxLength: 40 }), program: Flag, created: Instant }) }),
  table: closed({
    table: closed({
      id: Id,
      rev: Type.Integer({ minimum: 1 }),
      status: TableStatus,
      game: Type.String({ maxLength: 40 }),
      listed: Flag,
      quick: Flag,
      timed: Flag,
      created: Instant,
      updated: Instant,
      data: Text,
    }),
  }),
  match: closed({
    match: closed({
      id: Id,
      table_id: Type.Union([Id, Type.Literal('')]),
      game: Type.String({ maxLength: 40 }),
      status: MatchStatus,
      seed: Type.Union([Type.String({ pattern: '^[0-9a-f]{64}$' }), Type.Null()]),
      header: Type.Union([Text, Type.Null()]),
      created: Instant,
      ended: Type.Union([Instant, Type.Null()]),
    }),
    entries: Type.Array(
      closed({ key: Type.String({ maxLength: 64 }), at: Instant, spent: Type.Integer({ minimum: 0 }), entry: EntrySchema }),
      {
        maxItems: 100_000,
      },
    ),
  }),
  sitting: closed({ sitting: closed({ guest_id: Id, match_id: Id, table_id: Id, seat: Type.Integer({ minimum: 0, maximum: 63 }) }) }),
  /** A season with all its events, in the order in which they came; the season package checks them. */
  season: closed({
    season: closed({ id: Id, links: Type.Integer({ minimum: 0 }), created: Instant, updated: Instant }),
    events: Type.Array(closed({ at: Instant, event: Type.Unsafe<unknown>(Type.Object({})) }), { maxItems: 100_000 }),
    tables: Type.Array(closed({ table_id: Id, fixture: Type.String({ maxLength: 80 }) }), { maxItems: 100_000 }),
    people: Type.Array(closed({ entrant: Type.String({ maxLength: 40 }), guest_id: Id }), { maxItems: 1000 }),
    // Older exports have none.
    entered: Type.Optional(Type.Array(closed({ entrant: Type.String({ maxLength: 40 }), guest_id: Id }), { maxItems: 1000 })),
  }),
  /** A finished match on its own, without its table or its secrets. */
  record: closed({ record: MatchSchema }),
  end: closed({ end: Type.Integer({ minimum: 0 }) }),
} as const;

export type LineKind = keyof typeof LINES;
export type Line<K extends LineKind> = Type.Static<(typeof LINES)[K]>;
