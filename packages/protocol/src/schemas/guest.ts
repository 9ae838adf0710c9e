import Type from 'typebox';
import { closed, GameId, Id, Level, MatchSchema, Milliseconds, Name, SeatNumber, Token } from './common.ts';
import { Status } from './table.ts';

export const NewGuest = closed({
  name: Name,
  program: Type.Optional(Type.Boolean({ description: 'A bot from outside; others see that it is one.' })),
});
export const Guest = closed({ id: Id, name: Name, program: Type.Boolean() });
export const GuestWithToken = closed({ id: Id, name: Name, program: Type.Boolean(), token: Token });
export const Rename = closed({ name: Name });

export const Sitting = closed({ table: Id, match: Id, game: GameId, seat: SeatNumber, status: Status, updated: Milliseconds });

export const GameLine = Type.Object({
  id: GameId,
  rulesVersion: Type.Integer(),
  names: Type.Unknown(),
  summary: Type.Unknown(),
  seats: closed({ min: Type.Integer(), max: Type.Integer() }),
  minutes: Type.Number(),
  decidedBy: Type.String(),
  draws: Type.Boolean(),
  options: Type.Unknown(),
  levels: Type.Array(Level),
});

/** Everything that is kept about a guest. */
export const OwnData = closed({
  guest: closed({ id: Id, name: Name, program: Type.Boolean(), created: Milliseconds }),
  seen: Type.Union([Milliseconds, Type.Null()], { description: 'The day of the last visit.' }),
  seats: Type.Array(Sitting),
  tables: Type.Array(Id, { description: 'Tables at which you sit or sat.' }),
  seasons: Type.Array(Id, { description: 'Seasons in which you take or took part.' }),
  records: Type.Array(MatchSchema, { description: 'Your finished matches, the latest first.' }),
});

const Days = Type.Integer({ minimum: 0, description: 'Days; 0 for ever.' });

/** What a server says about itself. */
export const AboutServer = closed({
  retention: closed({ matches: Days, tables: Days, guests: Days, seasons: Days }),
  lan: Type.Union([Type.String(), Type.Null()], { description: 'Where others in the room reach it; told to its own machine.' }),
});

const Count = Type.Integer({ minimum: 0 });
const BySeat = Type.Array(Count, { description: 'By seat, from 0.' });

/** What the server counts of one game. */
export const GameCounts = closed({
  game: GameId,
  begun: Count,
  finished: Count,
  givenUp: BySeat,
  stopped: Type.Integer({ minimum: 0, description: 'Ended by the house: the rules were changed.' }),
  expired: Type.Integer({ minimum: 0, description: 'Ended by the house: nobody came back.' }),
  starts: Type.Integer({ minimum: 0, description: 'Starts that were given up before there was a match.' }),
  missing: Type.Array(Count, { description: 'By seat: whose text for the dice was missing then.' }),
});
