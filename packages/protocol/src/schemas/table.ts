import Type from 'typebox';
import {
  closed,
  Face,
  GameId,
  Hash,
  Id,
  Key,
  Level,
  MatchSchema,
  Milliseconds,
  Name,
  NextSchema,
  Options,
  ProblemSchema,
  SeatNumber,
  Secret,
  words,
} from './common.ts';
import { SecondDiceView } from './dice.ts';

const DiceChoice = words('fair', 'hand');

export const ClockSetting = closed({
  minutes: Type.Number({ minimum: 0.05, maximum: 180 }),
  increment: Type.Integer({ minimum: 0, maximum: 180, description: 'Seconds added after each turn.' }),
});

/** A series of games: best of so many, or a number of them. */
export const SeriesPlan = Type.Union([
  closed(
    { best: Type.Union([Type.Literal(3), Type.Literal(5), Type.Literal(7)]) },
    { description: 'Two sides; the first to win more than half.' },
  ),
  closed({ games: Type.Integer({ minimum: 1, maximum: 99 }) }, { description: 'All of them are played.' }),
]);
/** Where a series stands: which game this is, and who had won how many before it, by side. */
export const SeriesTag = closed({
  best: Type.Optional(Type.Integer()),
  games: Type.Optional(Type.Integer()),
  game: Type.Integer({ minimum: 1 }),
  won: Type.Array(Type.Integer({ minimum: 0 })),
});

/** How a seat of a new table is filled. */
export const NewSeat = Type.Union([
  closed({ kind: Type.Literal('open') }, { description: 'For anybody who has the table’s link.' }),
  closed(
    { kind: Type.Literal('me'), name: Type.Optional(Name) },
    { description: 'The creator, or somebody who plays on the same device.' },
  ),
  closed({ kind: Type.Literal('invited'), name: Name }, { description: 'For somebody with a name, who gets the seat’s own link.' }),
  closed(
    { kind: Type.Literal('bot'), level: Level, face: Type.Optional(Face) },
    { description: 'A bot of the server; with a face it plays in its manner and goes by its name.' },
  ),
]);

export const NewTable = closed({
  key: Key,
  game: GameId,
  options: Type.Optional(Options),
  seats: Type.Array(NewSeat, { minItems: 1, maxItems: 8 }),
  dice: DiceChoice,
  public: Type.Boolean({ description: 'Listed in the lobby; otherwise the link alone leads here.' }),
  clock: Type.Optional(ClockSetting),
  series: Type.Optional(SeriesPlan),
  absentAfter: Type.Optional(
    Type.Integer({ minimum: 5, maximum: 86_400, description: 'Seconds after which an absent seat may be claimed.' }),
  ),
  record: Type.Optional(MatchSchema),
});

export const TABLE_STATUS = ['gathering', 'playing', 'over', 'stopped'] as const;
export const Status = words(...TABLE_STATUS);

export const SeatView = closed({
  kind: words('open', 'invited', 'person', 'bot'),
  name: Type.Union([Type.String(), Type.Null()]),
  program: Type.Optional(Type.Boolean({ description: 'A bot from outside.' })),
  level: Type.Optional(Level),
  face: Type.Optional(Face),
  standIn: Type.Optional(Level),
  left: Type.Optional(Type.Boolean({ description: 'Has left the running match.' })),
  ready: Type.Boolean({ description: 'Its string for the dice is in, or the hash of it.' }),
  rematch: Type.Boolean(),
});

export const Offer = closed({
  kind: words('draw', 'back'),
  seat: SeatNumber,
  n: Type.Integer({ description: 'The number the entry will get; the offer lapses with any other entry.' }),
  to: Type.Optional(Type.Integer({ description: 'The entry to go back to.' })),
  agreed: Type.Array(SeatNumber),
});

export const Clocks = closed({
  left: Type.Array(Milliseconds),
  running: Type.Union([SeatNumber, Type.Null()]),
});

export const TableView = closed({
  id: Id,
  rev: Type.Integer(),
  game: GameId,
  options: Options,
  status: Status,
  public: Type.Boolean(),
  dice: DiceChoice,
  commitment: Type.Union([Hash, Type.Null()], { description: 'What the server promises about its seed, with the first fair dice.' }),
  fair: Type.Union([SecondDiceView, Type.Null()], { description: 'The second fair dice; null with the first, and with dice by hand.' }),
  clock: Type.Union([ClockSetting, Type.Null()]),
  clocks: Type.Union([Clocks, Type.Null()]),
  series: Type.Optional(SeriesTag),
  absentAfter: Type.Number(),
  match: Id,
  round: Type.Integer({ description: 'The how manieth match at this table, from 1.' }),
  seats: Type.Array(SeatView),
  offer: Type.Union([Offer, Type.Null()]),
  entries: Type.Integer({ description: 'How many entries the match has.' }),
  next: Type.Union([NextSchema, Type.Null()]),
  you: Type.Array(SeatNumber, { description: 'The seats that the reader holds.' }),
  notice: Type.Union([ProblemSchema, Type.Null()], { description: 'Why a table stopped, or why you cannot play here.' }),
});

/** A line of the listing. */
export const TableLine = closed({
  id: Id,
  game: GameId,
  options: Options,
  status: Status,
  dice: DiceChoice,
  clock: Type.Union([ClockSetting, Type.Null()]),
  seats: Type.Array(SeatView),
  updated: Milliseconds,
});

export const Sit = closed({ seat: Type.Optional(SeatNumber), name: Type.Optional(Name), secret: Type.Optional(Secret) });
export const Seated = closed({ seat: SeatNumber, secret: Secret, table: TableView });
export const Created = closed({
  table: TableView,
  secrets: Type.Array(closed({ seat: SeatNumber, secret: Secret }), { description: 'What opens the creator’s and the invited seats.' }),
});
export const Quick = closed({ game: GameId });
