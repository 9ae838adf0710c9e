import { createHash } from 'node:crypto';
import type { ReviewWithPoints } from '@pocket-stadium/bots';
import { accept, checkRecord, LANGS, type Lang, makeRecordJson, type Result } from '@pocket-stadium/kernel';
import { closed, GameId, Id, MatchSchema, words } from '@pocket-stadium/protocol/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { same } from '../../ids.ts';
import { tooLong } from '../../studio/inspector.ts';
import type { Commission, Made } from '../../studio/studio.ts';
import { readMatch } from '../../tables/archive.ts';
import { keepRecord, removeRecord } from '../../tables/keep-record.ts';
import { no } from '../../tables/words.ts';
import { isHost } from '../host-only.ts';
import { langOf } from '../lang.ts';
import { deny } from '../problem.ts';
import { type Desk, type Route, route } from '../route.ts';

/** A finished match never changes, but a guest may ask to be forgotten. */
const CACHE = 'public, max-age=300';
/** How many orders one address may give in a minute. Each may take a thread a second. */
const MOST_ORDERS = 60;
/** How many matches one address may have kept in a minute. */
const MOST_KEPT = 10;
/** Matches that are brought along: how large they may be, and how many milliseconds they may take. */
const MOST_BROUGHT = 500_000;
const BROUGHT_WITHIN = 20_000;
/** The header with the secret that removes a record again. */
const REMOVAL = 'stadium-removal';

const LangParameter = words(...LANGS);
const KindParameter = words('summary', 'sheet', 'board', 'pieces');
const PaperParameter = words('a4', 'letter');
const InkParameter = words('sparing');
const Values = Type.Array(Type.Number());
const End = Type.Union([Type.Number(), Type.Null()], { description: 'Null where one value alone says nothing about it.' });
const EstimateAnswer = Type.Union([Type.Object({ mean: Type.Number(), low: End, high: End }), Type.Null()], {
  description: 'A figure with its 95 % interval; null where nothing was chosen.',
});
const PointsAnswer = Type.Object(
  {
    side: Type.Integer(),
    seat: Type.Integer({ description: 'One of the seats of the side.' }),
    winning: Type.Number({ description: 'Points for winning, from 0 to 1: its share of the result.' }),
    choosing: Type.Number({ description: 'Points for choosing: the same less what the dice gave.' }),
    start: Type.Number({ description: 'What it could expect before anything was chosen or thrown.' }),
    decisions: Type.Integer({ description: 'How many choices it made.' }),
    cost: Type.Number({ description: 'What they gave away in all.' }),
    error: EstimateAnswer,
    interval: EstimateAnswer,
  },
  { description: '`error` is what one choice gave away, `interval` that of the points for choosing.' },
);
const ReviewAnswer = Type.Object(
  {
    source: words('exact', 'simulation', 'search'),
    error: Type.Number({ description: 'How far a value may be off.' }),
    entries: Type.Array(Type.Object({ number: Type.Integer(), expect: Values, luck: Values, cost: Type.Optional(Values) })),
    totals: Type.Array(
      Type.Object({ start: Type.Number(), luck: Type.Number(), cost: Type.Number(), gained: Type.Number(), end: Type.Number() }),
    ),
    points: Type.Optional(Type.Array(PointsAnswer, { description: 'By side, once the match is over.' })),
  },
  { description: 'What each seat could expect after each entry, what the dice gave and what the choices cost.' },
);

/** Has something made, unless this address has too much waiting already. */
export async function order({ services }: Desk, request: FastifyRequest, key: string, commission: Commission, within?: number) {
  if (!services.limiter.take(`studio ${request.ip}`, MOST_ORDERS)) return no('too-many');
  const made = await services.studio.order(key, commission, request.ip, within);
  if (made === 'busy') return no('too-many');
  return made === undefined ? deny('unavailable') : accept(made);
}

function reviewIn(made: Made): Result<ReviewWithPoints> {
  return made === null || made instanceof Uint8Array || !('totals' in made) ? no('no-review') : accept(made);
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
  // Other sites may show the card, because that is its purpose.
  if (make === 'card') reply.header('cross-origin-resource-policy', 'cross-origin');
  reply.header('cache-control', CACHE).type(type).send(Buffer.from(made.value));
  return null;
}

/** The card that shows a link to a game, or to the home page. */
async function poster(desk: Desk, game: string | null, { query, request, reply }: Omit<Asked, 'params'>): Promise<Result<unknown> | null> {
  const lang = languageOf(request, reply, query.lang);
  const made = await order(desk, request, `poster ${game} ${lang}`, { make: 'poster', game, lang });
  if (!made.ok) return made;
  if (!(made.value instanceof Uint8Array)) return deny('not-found');
  reply.header('cross-origin-resource-policy', 'cross-origin');
  reply.header('cache-control', CACHE).type('image/png').send(Buffer.from(made.value));
  return null;
}

export const keepsakeRoutes: readonly Route[] = [
  route({
    method: 'GET',
    url: '/card.png',
    summary: 'The card of the house, for links to it: 1200 × 630.',
    query: { lang: LangParameter },
    media: 'image/png',
    handle: (desk, asked) => poster(desk, null, asked),
  }),
  route({
    method: 'GET',
    url: '/games/:game/card.png',
    summary: 'The card of a game, for links to its page or to a table: 1200 × 630.',
    params: { game: GameId },
    query: { lang: LangParameter },
    media: 'image/png',
    handle: (desk, asked) => poster(desk, asked.params.game, asked),
  }),
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
    bodyLimit: ({ record }) => Math.min(record, MOST_BROUGHT),
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
    method: 'POST',
    url: '/matches',
    summary: 'Keeps a finished match that was played on one device: it has a permanent page then, under its own id.',
    body: MatchSchema,
    bodyLimit: ({ record }) => Math.min(record, MOST_BROUGHT),
    answer: closed({
      id: Id,
      removal: Type.Union([Type.String(), Type.Null()], {
        description: 'What removes it again: keep it. Null where somebody had brought the match before.',
      }),
    }),
    async handle({ services }, { body, request }) {
      if (!services.limiter.take(`keep ${request.ip}`, MOST_KEPT)) return no('too-many');
      const record = checkRecord(body);
      return record.ok ? keepRecord(services, record.value, request.ip) : record;
    },
  }),
  route({
    method: 'DELETE',
    url: '/matches/:id',
    summary: 'Removes a match that was brought here: with `stadium-removal: …`, as it was told to whoever brought it, or as the host.',
    params: { id: Id },
    answer: Type.Object({}),
    async handle({ services }, { params: { id }, request }) {
      const given = request.headers[REMOVAL];
      const may = typeof given === 'string' ? same(given, services.signer.removal(id)) : isHost(request, services.config);
      return may ? removeRecord(services, id) : deny('bad-token');
    },
  }),
  route({
    method: 'GET',
    url: '/games/:game/print.pdf',
    summary:
      'Pages of a game to print: its rules on a page, sheets, boards, pieces to cut out; `kind` picks one, `paper` is A4 or Letter, `ink=sparing` leaves out the colours.',
    params: { game: GameId },
    query: { lang: LangParameter, kind: KindParameter, paper: PaperParameter, ink: InkParameter },
    media: 'application/pdf',
    async handle(desk, { params: { game }, query, request, reply }) {
      const lang = languageOf(request, reply, query.lang);
      const kind = query.kind ?? null;
      const { paper = 'a4', ink } = query;
      const sparing = ink === 'sparing';
      const key = `print ${game} ${kind} ${lang} ${paper} ${sparing}`;
      const made = await order(desk, request, key, { make: 'print', game, kind, lang, paper, sparing });
      if (!made.ok) return made;
      if (!(made.value instanceof Uint8Array)) return deny('not-found');
      reply.header('cache-control', CACHE).type('application/pdf').send(Buffer.from(made.value));
      return null;
    },
  }),
];
