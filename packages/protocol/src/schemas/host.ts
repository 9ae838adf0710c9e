import Type from 'typebox';
import { closed, GameId, Id, Milliseconds, Name, oneOf, SeatNumber, words } from './common.ts';

const HostSeat = closed({
  seat: SeatNumber,
  name: Type.Union([Type.String(), Type.Null()]),
  guest: Type.Union([Id, Type.Null()]),
  here: Type.Boolean(),
  address: Type.Union([Type.String(), Type.Null()], { description: 'Where they are connected from; known while they are here.' }),
});

export const HostTable = closed({
  id: Id,
  game: GameId,
  status: Type.String(),
  public: Type.Boolean(),
  updated: Milliseconds,
  watchers: Type.Integer({ description: 'Over all nodes.' }),
  elsewhere: Type.Boolean({ description: 'Whether it is in use on another node alone: addresses are not known then.' }),
  seats: Type.Array(HostSeat),
});

const Making = words('anyone', 'network', 'host', 'word');
const Word = Type.Union([Type.String({ minLength: 1, maxLength: 40 }), Type.Null()]);
const Forbidden = Type.Union([Type.Array(Type.String({ minLength: 1, maxLength: 40 }), { maxItems: 500 }), Type.Null()]);

const Names = words('free', 'drawn');

/** The limits that a host may set while the stadium is open, and their bounds. */
const LIMITS = {
  guests: Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'New nicknames a minute from one address.' }),
  tables: Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'New tables a minute from one address.' }),
  watchers: Type.Integer({ minimum: 0, maximum: 1_000_000, description: 'People who watch one table.' }),
  watchersFrom: Type.Integer({ minimum: 0, maximum: 1_000_000, description: 'The same from one address.' }),
  record: Type.Integer({ minimum: 16_384, maximum: 4_000_000, description: 'Bytes of the largest match that is brought along.' }),
};
const NewLimits = closed(
  Object.fromEntries(Object.entries(LIMITS).map(([name, limit]) => [name, Type.Optional(Type.Union([limit, Type.Null()]))])) as {
    readonly [K in keyof typeof LIMITS]: Type.TOptional<Type.TUnion<[Type.TInteger, Type.TNull]>>;
  },
);

/** How the host keeps order. */
export const HouseOrder = closed({
  making: Making,
  word: Word,
  forbidden: Forbidden,
  names: Names,
  muted: Type.Array(Id),
  limits: Type.Partial(closed(LIMITS), {
    additionalProperties: false,
    description: 'What the host has set; the others are those of the settings.',
  }),
});

export const HostView = closed({
  url: Type.Union([Type.String(), Type.Null()], { description: 'Where phones in the room reach the server.' }),
  others: Type.Array(closed({ url: Type.String(), name: Type.String({ description: 'The interface.' }) }), {
    description: 'The same at the other addresses of its machine.',
  }),
  tables: Type.Array(HostTable, {
    description:
      'Tables in use on this node, then those that are under way on others, the latest first. Guests at no table are not listed.',
  }),
  stored: closed({ tables: Type.Integer(), guests: Type.Integer(), matches: Type.Integer(), bytes: Type.Integer() }),
  order: HouseOrder,
  limits: closed(LIMITS),
  refused: Type.Array(Type.String()),
});

export const HostCommand = oneOf({
  close: closed({ do: Type.Literal('close'), table: Id }),
  rename: closed({ do: Type.Literal('rename'), guest: Id, name: Name }),
  mute: closed({ do: Type.Literal('mute'), guest: Id, muted: Type.Boolean() }),
  refuse: closed({
    do: Type.Literal('refuse'),
    address: Type.String({ pattern: '^[0-9a-fA-F.:]{2,45}$' }),
    minutes: Type.Integer({ minimum: 0, maximum: 10_080 }),
  }),
  order: closed({
    do: Type.Literal('order'),
    making: Type.Optional(Making),
    word: Type.Optional(Word),
    forbidden: Type.Optional(Forbidden),
    names: Type.Optional(Names),
    limits: Type.Optional(NewLimits),
  }),
});
