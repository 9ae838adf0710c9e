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
  watchers: Type.Integer(),
  seats: Type.Array(HostSeat),
});

const Making = words('anyone', 'network', 'host', 'word');
const Word = Type.Union([Type.String({ minLength: 1, maxLength: 40 }), Type.Null()]);
const Forbidden = Type.Union([Type.Array(Type.String({ minLength: 1, maxLength: 40 }), { maxItems: 500 }), Type.Null()]);

const Names = words('free', 'drawn');
/** How the host keeps order. */
export const HouseOrder = closed({ making: Making, word: Word, forbidden: Forbidden, names: Names, muted: Type.Array(Id) });

export const HostView = closed({
  url: Type.Union([Type.String(), Type.Null()], { description: 'Where phones in the room reach the server.' }),
  others: Type.Array(Type.String(), { description: 'The same at the other addresses of its machine.' }),
  tables: Type.Array(HostTable, { description: 'Tables in use on this node.' }),
  stored: closed({ tables: Type.Integer(), guests: Type.Integer(), matches: Type.Integer(), bytes: Type.Integer() }),
  order: HouseOrder,
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
  }),
});
