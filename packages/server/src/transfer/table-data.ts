import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { completeOptions, isName, type Words } from '@pocket-stadium/kernel';
import {
  BroughtSchema,
  ClockSetting,
  GivenStart,
  Id,
  Level,
  Offer,
  Options,
  SeriesTag,
  TranscriptSchema,
  words,
} from '@pocket-stadium/protocol/schemas';
import Type from 'typebox';
import * as w from '../../words/transfer.ts';
import { checker } from '../http/validate.ts';
import type { TableData } from '../tables/table.ts';

const Count = Type.Integer({ minimum: 0, maximum: 1_000_000 });
const Name = Type.String({ minLength: 1, maxLength: 40 });

const Holder = Type.Union([
  Type.Object({ kind: Type.Literal('open') }),
  Type.Object({ kind: Type.Literal('invited'), name: Name }),
  Type.Object({
    kind: Type.Literal('person'),
    guest: Type.Union([Id, Type.Null()]),
    name: Name,
    program: Type.Boolean(),
    standIn: Type.Union([Level, Type.Null()]),
    left: Type.Boolean(),
  }),
  Type.Object({ kind: Type.Literal('bot'), level: Level, face: Type.Optional(Name) }),
]);

const Hex = Type.String({ pattern: '^[0-9a-f]{64}$' });
const orNull = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** The second fair dice of a table. */
const Fair = Type.Object({
  scheme: Type.Literal(2),
  length: Type.Integer({ minimum: 1, maximum: 65_535 }),
  end: Hex,
  brought: orNull(BroughtSchema),
  hashes: Type.Array(orNull(Type.Object({ guest: Id, hash: orNull(Hex) })), { maxItems: 64 }),
  transcript: orNull(TranscriptSchema),
  openings: Type.Array(orNull(Type.Object({ nonce: Hex, string: Type.String({ maxLength: 200 }) })), { maxItems: 64 }),
  given: Type.Array(GivenStart, { maxItems: 10_000 }),
  before: orNull(Type.Object({ id: Id, seed: Hex })),
  earlier: Type.Optional(Type.Array(Type.Object({ id: Id, seed: Hex }), { maxItems: 100 })),
});

/** What a table's row holds as JSON. Newer releases may add to it. */
const Data = Type.Object({
  options: Options,
  dice: words('fair', 'hand'),
  fair: Type.Optional(orNull(Fair)),
  clock: Type.Union([ClockSetting, Type.Null()]),
  series: Type.Optional(SeriesTag),
  absentAfter: Type.Number({ minimum: 0, maximum: 86_400 }),
  seats: Type.Array(
    Type.Object({
      chair: Type.Integer({ minimum: 0, maximum: 63 }),
      links: Count,
      invitation: Type.Optional(Count),
      holder: Holder,
      string: Type.Union([Type.String({ maxLength: 200 }), Type.Null()]),
      rematch: Type.Boolean(),
    }),
    { minItems: 1, maxItems: 64 },
  ),
  offer: Type.Union([Offer, Type.Null()]),
  match: Id,
  round: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
});

const check = checker(Data);

/** What is wrong with a table as an export holds it; null when nothing is. */
export function badTable(row: { readonly game: string; readonly data: string }): Words | null {
  let data: unknown;
  try {
    data = JSON.parse(row.data);
  } catch {
    return w.text_8;
  }
  const refused = check(data);
  if (refused) return refused.problem.message;
  const { seats, options } = data as TableData;
  const game = GAMES.get(row.game);
  if (!game) return w.text_9;
  const { min, max } = game.about.seats;
  const chairs = new Set(seats.map(({ chair }) => chair));
  if (seats.length < min || seats.length > max || chairs.size < seats.length) {
    return w.text_10;
  }
  if (seats.some(({ holder }) => 'name' in holder && !isName(holder.name))) {
    return w.text_11;
  }
  const full = completeOptions(game.about.options, options, seats.length);
  return full.ok ? null : full.problem.message;
}

/** Whether a day exists. */
export function isDay(date: string): boolean {
  const at = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(date);
}
