import Type from 'typebox';
import { closed, GameId, Id, Level, Milliseconds, Name, SeatNumber, Token } from './common.ts';
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
