import { createHash } from 'node:crypto';
import type { Review } from '@pocket-stadium/bots';
import { accept, checkRecord, LANGS, type Lang, makeRecordJson, type Result } from '@pocket-stadium/kernel';
import { GameId, Id, MatchSchema, words } from '@pocket-stadium/protocol/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { tooLong } from '../../studio/inspector.ts';
import type { Commission, Made } from '../../studio/studio.ts';
import { readMatch } from '../../tables/archive.ts';
import { no } from '../../tables/words.ts';
import { langOf } from '../lang.ts';
import { deny } from '../problem.ts';
import { type Desk, type Route, route } from '../route.ts';

/** A finished match never changes, but a guest may ask to be forgotten. */
const CACHE = 'public, max-age=300';
/** Orders a minute from one address: each may take a thread a second. */
const MOST_ORDERS = 60;
/** Matches that are brought along: how large they may be, and how many milliseconds they may take. */
const MOST_BROUGHT = 500_000;
const BROUGHT_WITHIN = 20_000;

const LangParameter = words(...LANGS);
const KindParameter = words('summary', 'sheet', 'board', 'pieces');
const Values = Type.Array(Type.Number());
const ReviewAnswer = Type.Object(
  {
    source: words('exact', 'simulation', 'search'),
    error: Type.Number({ description: 'How far a value may be off.' }),
    entries: Type.Array(Type.Object({ number: Type.Integer(), expect: Values, luck: Values, cost: Type.Optional(Values) })),
    totals: Type.Array(
      Type.Object({ start: Type.Number(), luck: Type.Number(), cost: Type.Number(), gained: Type.Number(), end: Type.Number() }),
    ),
  },
  { description: 'What each seat could expect after each entry, what the dice gave and what the choices cost.' },
);

/** Has something made, unless this address has too much waiting already. */
async function order({ services }: Desk, request: FastifyRequest, key: string, commission: Commission, within?: number) {
  if (!services.limiter.take(`studio ${request.ip}`, MOST_ORDERS)) return no('too-many');
  const made = await services.studio.order(key, commission, request.ip, within);
  if (made === 'busy') return no('too-many');
  return made === undefined ? deny('unavailable') : accept(made);
}

function reviewIn(made: Made): Result<Review> {
  return made === null || made instanceof Uint8Array ? no('no-review') : accept(made);
}

/** The language of the address, else of the browser. */
function languageOf(request: FastifyRequest, reply: FastifyReply, asked: Lang | undefined): Lang {
  const lang = asked ?? langOf(request.headers['accept-language']);
  reply.header('content-language', lang).header('vary', 'accept-language');
  return lang;
}

interface Asked {
  readonly params: { readonly id: string };
  readonly query: { readonly lang?: Lang };
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** A picture or a paper of a finished match. */
async function keepsake(
  desk: Desk,
  make: 'card' | 'paper',
  { params: { id }, query, request, reply }: Asked,
): Promise<Result<unknown> | null> {
  const match = await readMatch(desk.services, id);
  if (!match.ok) return match;
  const lang = languageOf(request, reply, query.lang);
  const made = await order(desk, request, `${make} ${id} ${lang}`, { make, match: match.value, lang });
  if (!made.ok) return made;
  if (!(made.value instanceof Uint8Array)) return no('stopped');
  const type = make === 'card' ? 'image/png' : 'application/pdf';
  // Other sites may show the card: that is what it is for.
  if (make === 'card') reply.header('cross-origin-resource-policy', 'cross-origin');
  reply.header('cache-control', CACHE).type(type).send(Buffer.from(made.value));
  return null;
}

export const keepsakeRoutes: readonly Route[] = [
  route({
    method: 'GET',
    url: '/matches/:id.png',
    summary: 'The card of a finished match: who won and the scoreboard, 1200 × 630.',
    params: { id: Id },
    query: { lang: LangParameter },
    media: 'image/png',
    handle: (desk, asked) => keepsake(desk, 'card', asked),
  }),
  route({
    method: 'GET',
    url: '/matches/:id.pdf',
    summary: 'A finished match on paper: the sheet and what happened, A4.',
    params: { id: Id },
    query: { lang: LangParameter },
    media: 'application/pdf',
    handle: (desk, asked) => keepsake(desk, 'paper', asked),
  }),
  route({
    method: 'GET',
    url: '/matches/:id/review',
    summary: 'Luck and decisions of a finished match told apart: the figures of `stadium review`.',
    params: { id: Id },
    answer: ReviewAnswer,
    async handle(desk, { params: { id }, request, reply }) {
      const match = await readMatch(desk.services, id);
      if (!match.ok) return match;
      const made = await order(desk, request, `review ${id}`, { make: 'review', match: match.value });
      const review = made.ok ? reviewIn(made.value) : made;
      if (!review.ok) return review;
      reply.header('cache-control', CACHE).type('application/json; charset=utf-8').send(JSON.stringify(review.value));
      return null;
    },
  }),
  route({
    method: 'POST',
    url: '/reviews',
    summary: 'The same for a match that was played elsewhere, as far as it went; nothing of it is kept.',
    body: MatchSchema,
    bodyLimit: MOST_BROUGHT,
    answer: ReviewAnswer,
    async handle(desk, { body, request }) {
      const record = checkRecord(body);
      if (!record.ok) return record;
      const long = tooLong(record.value);
      if (long) return long;
      // Whether it folds is found out in the thread that reviews it.
      const match = record.value;
      const key = `review ${createHash('sha256').update(makeRecordJson(match)).digest('hex')}`;
      const made = await order(desk, request, key, { make: 'review', match }, BROUGHT_WITHIN);
      return made.ok ? reviewIn(made.value) : made;
    },
  }),
  route({
    method: 'GET',
    url: '/games/:game/print.pdf',
    summary: 'Pages of a game to print, A4: its rules on a page, sheets, boards, pieces to cut out; `kind` picks one.',
    params: { game: GameId },
    query: { lang: LangParameter, kind: KindParameter },
    media: 'application/pdf',
    async handle(desk, { params: { game }, query, request, reply }) {
      const lang = languageOf(request, reply, query.lang);
      const kind = query.kind ?? null;
      const made = await order(desk, request, `print ${game} ${kind} ${lang}`, { make: 'print', game, kind, lang });
      if (!made.ok) return made;
      if (!(made.value instanceof Uint8Array)) return deny('not-found');
      reply.header('cache-control', CACHE).type('application/pdf').send(Buffer.from(made.value));
      return null;
    },
  }),
];
