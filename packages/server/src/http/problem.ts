import { type Problem, type Refused, refuse, type Values, type Words } from '@pocket-stadium/kernel';
import type { HttpProblem } from '@pocket-stadium/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as w from '../../words/http.ts';
import { langOf } from './lang.ts';

/** What the server itself refuses, apart from what tables and rules do. */
const WORDS = {
  malformed: w.malformed,
  'not-json': w.not_json,
  'not-found': w.not_found,
  'too-large': w.too_large,
  'wrong-media': w.wrong_media,
  'foreign-origin': w.foreign_origin,
  'bad-token': w.bad_token,
  unavailable: w.unavailable,
  internal: w.internal,
  'unknown-host': w.unknown_host,
  'host-only': w.host_only,
  'refused-address': w.refused_address,
} as const satisfies Record<string, Words>;

export const deny = (code: keyof typeof WORDS, values: Values = {}): Refused => refuse(code, WORDS[code], values);

/** The HTTP status by code. Every other refusal is 422: it was understood but cannot be done. */
const STATUS: Readonly<Record<string, number>> = {
  malformed: 400,
  'not-json': 400,
  'guest-needed': 401,
  'bad-token': 401,
  'foreign-origin': 403,
  'host-only': 403,
  'refused-address': 403,
  'word-needed': 403,
  'making-closed': 403,
  'no-such-guest': 404,
  'unknown-host': 421,
  'not-your-seat': 403,
  'wrong-secret': 403,
  'not-found': 404,
  'no-such-table': 404,
  'no-such-match': 404,
  'no-review': 404,
  'unknown-game': 404,
  'no-such-season': 404,
  'not-your-season': 403,
  'not-your-fixture': 403,
  'entrant-taken': 409,
  'fixture-played': 409,
  'season-known': 409,
  'season-full': 413,
  damaged: 409,
  'invitation-used': 409,
  'key-reused': 409,
  'match-over': 409,
  'no-seat-free': 409,
  'not-gathering': 409,
  'not-next': 409,
  'not-over': 409,
  'not-playing': 409,
  'seat-taken': 409,
  stopped: 409,
  'string-set': 409,
  'too-large': 413,
  'wrong-media': 415,
  'full-house': 429,
  'too-many': 429,
  internal: 500,
  closing: 503,
  unavailable: 503,
};

export const statusOf = (problem: Problem): number => STATUS[problem.code] ?? 422;

/** A refusal as problem+json, in the language of the request. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, { problem }: Refused): FastifyReply {
  const lang = langOf(request.headers['accept-language']);
  const status = statusOf(problem);
  const body: HttpProblem = {
    type: `urn:pocket-stadium:problem:${problem.code}`,
    title: problem.code,
    status,
    detail: problem.message[lang],
    code: problem.code,
    values: problem.values,
  };
  if (status === 429 || status === 503) reply.header('retry-after', '1');
  return reply
    .code(status)
    .header('content-language', lang)
    .header('vary', 'accept-language')
    .type('application/problem+json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body);
}
