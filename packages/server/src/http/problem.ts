import type { HttpProblem } from '@pocket-stadium/protocol';
import { type Problem, type Refused, refuse, type Values, type Words } from '@pocket-stadium/rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { langOf } from './lang.ts';

/** What the server itself refuses, apart from what tables and rules do. */
const WORDS = {
  malformed: {
    fr: 'La demande n’a pas la forme attendue : {where} {why}.',
    en: 'The request does not have the expected form: {where} {why}.',
  },
  'not-json': { fr: 'Le corps de la demande n’est pas du JSON valable.', en: 'The body of the request is not valid JSON.' },
  'not-found': { fr: 'Cette adresse n’existe pas.', en: 'There is no such address.' },
  'too-large': { fr: 'La demande est trop grande.', en: 'The request is too large.' },
  'wrong-media': { fr: 'On attend du JSON (Content-Type: application/json).', en: 'JSON is expected (Content-Type: application/json).' },
  'foreign-origin': { fr: 'Cette demande vient d’un autre site.', en: 'This request comes from another site.' },
  'unknown-host': {
    fr: 'Ce serveur ne s’appelle pas ainsi. Si c’est son nom, ajoutez-le à HOSTS.',
    en: 'This server does not go by that name. If it is its name, add it to HOSTS.',
  },
  'bad-token': { fr: 'Ce jeton n’est pas valable ici.', en: 'This token is not valid here.' },
  unavailable: { fr: 'Rien n’a été enregistré. Réessayez dans un instant.', en: 'Nothing was stored. Try again in a moment.' },
  internal: {
    fr: 'Une erreur est survenue chez nous. Réessayez dans un instant.',
    en: 'Something went wrong on our side. Try again in a moment.',
  },
} as const satisfies Record<string, Words>;

export const deny = (code: keyof typeof WORDS, values: Values = {}): Refused => refuse(code, WORDS[code], values);

/** Where the status is not 422, the request was understood but cannot be done. */
const STATUS: Readonly<Record<string, number>> = {
  malformed: 400,
  'not-json': 400,
  'guest-needed': 401,
  'bad-token': 401,
  'foreign-origin': 403,
  'unknown-host': 421,
  'not-your-seat': 403,
  'wrong-secret': 403,
  'not-found': 404,
  'no-such-table': 404,
  'no-such-match': 404,
  'no-review': 404,
  'unknown-game': 404,
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
