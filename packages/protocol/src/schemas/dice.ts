import type { Transcript } from '@pocket-stadium/dice';
import Type from 'typebox';
import { closed, GameId, Hash, Id, Name, Options, SeatNumber } from './common.ts';

const Length = Type.Integer({ minimum: 1, maximum: 65_535, description: 'How many rolls are checked as they fall.' });
const Count = Type.Integer({ minimum: 0 });
const orNull = <T extends Type.TSchema>(schema: T, options: Type.TSchemaOptions = {}) => Type.Union([schema, Type.Null()], options);

export const BroughtSchema = closed(
  { entries: Type.Integer({ minimum: 1 }), hash: Hash },
  { description: 'A match that was brought along.' },
);

/** A start from which no match came: its seed is out. */
export const GivenStart = closed({
  id: Id,
  length: Length,
  seed: Hash,
  missing: Type.Array(SeatNumber, { description: 'The seats that did not reveal.' }),
});

export const TranscriptSchema = Type.Unsafe<Transcript>(
  closed(
    {
      promise: Hash,
      game: GameId,
      rules: Type.Integer({ minimum: 1 }),
      options: Options,
      seats: Type.Array(closed({ name: Name, bot: Type.Optional(Type.String()) })),
      hashes: Type.Array(orNull(Hash)),
      brought: orNull(BroughtSchema),
      starts: Count,
    },
    { description: 'What everybody checks before any string is shown. A promise has one.' },
  ),
);

const EndedMatch = closed({ id: Id, seed: Hash });

/** The second fair dice of a table: see docs/fair-dice.md. */
export const SecondDiceView = closed(
  {
    scheme: Type.Literal(2),
    length: Length,
    end: Type.String({ pattern: '^[0-9a-f]{64}$', description: 'The end of the server’s chain.' }),
    promise: Type.String({ pattern: '^[0-9a-f]{64}$', description: 'The hash of match id, length and end.' }),
    starts: Type.Integer({ minimum: 0, description: 'How often this match was started anew.' }),
    given: Type.Array(GivenStart),
    rules: Type.Integer({ minimum: 1, description: 'The version of the rules.' }),
    brought: orNull(BroughtSchema),
    hashes: Type.Array(orNull(Hash), { description: 'By seat; those of bots, and of programs that decline, stay null.' }),
    transcript: orNull(TranscriptSchema, { description: 'When everybody is ready.' }),
    revealed: Type.Array(SeatNumber, { description: 'The seats whose strings are in.' }),
    anewAfter: Type.Number({ description: 'Seconds after the transcript from which on the others may start anew.' }),
    key: orNull(Hash, { description: 'The key of the table, when all strings are in.' }),
    seed: orNull(Hash, { description: 'When no entry can come any more.' }),
    before: orNull(EndedMatch, { description: 'The match before at this table, and its seed.' }),
    earlier: Type.Optional(
      Type.Array(EndedMatch, { description: 'Those before that one, the latest first, for whoever was away meanwhile.' }),
    ),
  },
  { description: 'The second fair dice.' },
);
