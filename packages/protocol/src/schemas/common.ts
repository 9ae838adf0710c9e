import {
  type Entry,
  type Header,
  type Words as KernelWords,
  LANGS,
  type Match,
  type Next,
  type OptionValues,
  type Problem,
} from '@pocket-stadium/kernel';
import Type from 'typebox';

/** Objects take the fields they name and no others. */
export function closed<P extends Type.TProperties>(properties: P, options: Type.TObjectOptions = {}) {
  return Type.Object(properties, { additionalProperties: false, ...options });
}

/** One of the schemas of a list, as a type that TypeScript can tell apart. */
export function oneOf<R extends Readonly<Record<string, Type.TSchema>>>(schemas: R) {
  return Type.Unsafe<{ [K in keyof R]: Type.Static<R[K]> }[keyof R]>(Type.Union(Object.values(schemas)));
}

/** One of some words. */
export function words<W extends string>(...list: readonly W[]) {
  return Type.Unsafe<W>(Type.Union(list.map((word) => Type.Literal(word))));
}

export const Id = Type.String({ pattern: '^[0-9a-f]{32}$', description: '128 bits in hexadecimal.' });
export const Key = Type.String({
  pattern: '^[A-Za-z0-9_-]{8,64}$',
  description: 'Made anew for each request; the same request sent again carries the same key and gets the first answer.',
});
export const SeatNumber = Type.Integer({ minimum: 0, maximum: 63, description: 'A seat, from 0.' });
export const EntryNumber = Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'The number the entry is to get, from 1.' });
export const Name = Type.String({ minLength: 1, maxLength: 24, description: 'A nickname, without control characters.' });
export const GameId = Type.String({ pattern: '^[a-z0-9-]{1,40}$' });
export const Level = words('rookie', 'regular', 'best');
/** One of five people who sit opposite, beside the level: docs/bots.md. */
export const Face = words('nina', 'gus', 'basile', 'zoe', 'ida');
export const Milliseconds = Type.Integer();
export const Hash = Type.String({ pattern: '^[0-9a-f]{64}$' });
export const Secret = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$', description: 'What opens a seat: the part of its link after #.' });
export const Token = Type.String({ minLength: 1, maxLength: 200, description: 'A guest’s token.' });

export const Words = Type.Unsafe<KernelWords>(closed(Object.fromEntries(LANGS.map((lang) => [lang, Type.String()]))));

export const Options = Type.Unsafe<OptionValues>(
  Type.Record(
    Type.String({ maxLength: 40 }),
    Type.Union([
      Type.Boolean(),
      Type.Number(),
      Type.String({ maxLength: 80 }),
      Type.Array(Type.String({ maxLength: 80 }), { maxItems: 100 }),
    ]),
    { maxProperties: 40 },
  ),
);

export const Faces = Type.Array(Type.Integer({ minimum: 1, maximum: 6 }), { maxItems: 12 });

export const EntrySchema = Type.Unsafe<Entry>(
  Type.Union([
    closed({ type: Type.Literal('move'), seat: SeatNumber, move: Type.String({ maxLength: 2000 }) }),
    closed({
      type: Type.Literal('roll'),
      seat: SeatNumber,
      faces: Type.Union([Faces, Type.Null()]),
      from: words('fair', 'hand', 'seed'),
    }),
    closed({ type: Type.Literal('forfeit'), seat: SeatNumber }),
    closed({ type: Type.Literal('draw') }),
    closed({ type: Type.Literal('back'), to: Type.Integer({ minimum: 0 }) }),
  ]),
);

/** The kernel checks headers and records itself; these describe them. */
export const HeaderSchema = Type.Unsafe<Header>(Type.Object({}, { description: 'The header of a match record.' }));
export const MatchSchema = Type.Unsafe<Match & { readonly format: number }>(
  Type.Object({}, { description: 'A match record in its JSON form.' }),
);
export const NextSchema = Type.Unsafe<Next>(Type.Object({}, { description: 'What is awaited: a choice, a roll, or nothing more.' }));

/** Why something was refused, in every language, as the feed carries it. */
export const ProblemSchema = Type.Unsafe<Problem>(
  Type.Object({ code: Type.String(), values: Type.Record(Type.String(), Type.Unknown()), message: Words }),
);

/** The same over HTTP: problem+json (RFC 9457) in the language asked for. */
export const HttpProblem = Type.Object({
  type: Type.String(),
  title: Type.String(),
  status: Type.Integer(),
  detail: Type.String({ description: 'For people, in the language of the request.' }),
  code: Type.String({ description: 'For programs.' }),
  values: Type.Record(Type.String(), Type.Unknown()),
});
