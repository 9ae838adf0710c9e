import Type from 'typebox';
import { CommandSchema } from './command.ts';
import {
  closed,
  EntrySchema,
  Faces,
  HeaderSchema,
  Id,
  Milliseconds,
  NextSchema,
  oneOf,
  ProblemSchema,
  SeatNumber,
  Secret,
  Token,
} from './common.ts';
import { Clocks, TableView } from './table.ts';

const message = <W extends string, P extends Type.TProperties>(type: W, properties: P, description: string) =>
  closed({ type: Type.Literal(type), ...properties }, { description });

/** What the server says. */
export const FEED = {
  table: message('table', { table: TableView }, 'The table as it is now: when the feed opens, and whenever it changes.'),
  match: message(
    'match',
    {
      match: Id,
      header: HeaderSchema,
      keep: Type.Integer(),
      missing: Type.Optional(
        Type.Integer({ description: 'You know so many entries more than are stored here: the server lost them. Tell your player.' }),
      ),
    },
    'The match on the table. Keep the first `keep` entries you have and drop the rest. Sent again, with the seed, when the match is over.',
  ),
  entries: message(
    'entries',
    {
      match: Id,
      first: Type.Integer({ description: 'The number of the first of them.' }),
      entries: Type.Array(EntrySchema),
      reveals: Type.Array(closed({ n: Type.Integer(), faces: Faces }), {
        description: 'Faces of earlier entries that become visible with these; put them in place first.',
      }),
      link: Type.Optional(
        Type.String({ pattern: '^[A-Za-z0-9_-]{43}$', description: 'The newest link of the chain that everybody may see, in base64url.' }),
      ),
      clocks: Type.Optional(Clocks),
    },
    'Entries, in order, as the reader may see them.',
  ),
  turn: message(
    'turn',
    { n: Type.Integer(), next: NextSchema, moves: Type.Array(Type.String()) },
    'For readers who keep no rules (`turns=1`): one of their seats is to act; `n` is the entry’s number, `moves` the legal moves.',
  ),
  presence: message(
    'presence',
    {
      here: Type.Array(SeatNumber),
      away: Type.Array(closed({ seat: SeatNumber, for: Milliseconds })),
      watchers: Type.Integer(),
    },
    'Who is here.',
  ),
  chat: message('chat', { seat: SeatNumber, phrase: Type.String(), at: Milliseconds }, 'A phrase was said.'),
  answer: message(
    'answer',
    {
      key: Type.String(),
      ok: Type.Boolean(),
      n: Type.Union([Type.Integer(), Type.Null()]),
      entry: Type.Union([EntrySchema, Type.Null()]),
      problem: Type.Optional(ProblemSchema),
      again: Type.Optional(Type.Boolean({ description: 'Nothing was decided: send it again later.' })),
    },
    'The answer to a request sent over the same WebSocket.',
  ),
  store: message(
    'store',
    { reachable: Type.Boolean() },
    'Whether the server can store anything. While it cannot, nothing is acknowledged; what you asked is done when it can.',
  ),
  pong: message('pong', {}, 'The answer to a ping.'),
  bye: message('bye', { why: Type.String() }, 'The server closes the feed; open it again.'),
} as const;

export const FeedMessageSchema = oneOf(FEED);

export const Hello = closed(
  {
    type: Type.Literal('hello'),
    token: Type.Optional(Token),
    secrets: Type.Optional(Type.Array(Secret, { maxItems: 8 })),
    match: Type.Optional(Id),
    have: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
    as: Type.Optional(Type.Array(SeatNumber, { maxItems: 8 })),
    turns: Type.Optional(Type.Boolean()),
    dice: Type.Optional(Type.Literal(2, { description: 'You know the second fair dice; who does not is told to reload.' })),
  },
  { description: 'The first message on a WebSocket: who reads, and the last entry of which match they have, seen from which seats.' },
);

/** What a client says on a WebSocket. */
export const ClientMessageSchema = Type.Union([
  Hello,
  closed({ type: Type.Literal('ping') }),
  closed({ type: Type.Literal('do'), command: CommandSchema }),
]);
