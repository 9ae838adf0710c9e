import { createReadStream, statSync } from 'node:fs';
import { hasBook } from '@pocket-stadium/bots';
import { completeOptions, type Game, type Result } from '@pocket-stadium/kernel';
import { GameId, words } from '@pocket-stadium/protocol/schemas';
import Type from 'typebox';
import { solutionPath } from '../../studio/solutions.ts';
import { no } from '../../tables/words.ts';
import { deny } from '../problem.ts';
import { type Route, route } from '../route.ts';
import { order } from './keepsakes.ts';

/** A position keeps its worth while the rules stay as they are. */
const CACHE = 'public, max-age=86400';
/** How many bytes of a solution one answer may have. */
const MOST_BYTES = 1 << 20;
/** How many pieces one address may ask for in a minute. A position takes a few, the best resistance hundreds. */
const MOST_PIECES = 3_000;

const Worth = {
  value: words('W', 'L', 'D'),
  depth: Type.Union([Type.Integer(), Type.Null()], {
    description: 'Turns of both sides until the goal, this one counted; null where there is none.',
  }),
};
const PositionText = Type.String({
  minLength: 1,
  maxLength: 120,
  description: 'A position in text form, as `stadium position` prints it.',
});

function startOf(game: Game): string {
  const options = completeOptions(game.about.options, {}, game.about.seats.min);
  return options.ok ? (game.position?.make(game.start(options.value, game.about.seats.min)) ?? '') : '';
}

export const bookRoutes: readonly Route[] = [
  route({
    method: 'GET',
    url: '/book/:game',
    summary: 'What a position and every turn from it is worth with best play, where every position of the field is known.',
    params: { game: GameId },
    query: { position: PositionText },
    answer: Type.Object({ position: PositionText, ...Worth, turns: Type.Array(Type.Object({ move: Type.String(), ...Worth })) }),
    async handle(desk, { params: { game: id }, query: { position }, request, reply }): Promise<Result<unknown> | null> {
      const game = desk.services.games.get(id);
      if (!game || !hasBook(id)) return deny('not-found');
      // The address without a position asks for the start.
      const text = position ?? startOf(game);
      const state = game.position?.parse(text);
      if (!state?.ok) return state ?? deny('not-found');
      const made = await order(desk, request, `book ${id} ${text}`, { make: 'book', game: id, position: text });
      if (!made.ok) return made;
      if (made.value === null || !('turns' in made.value)) return deny('not-found');
      reply.header('cache-control', CACHE).type('application/json; charset=utf-8').send(JSON.stringify(made.value));
      return null;
    },
  }),
  route({
    method: 'GET',
    url: '/solutions/:game/:name',
    summary: 'A piece of a solution file: the header `Range: bytes=from-to` says which, at most a megabyte.',
    params: { game: GameId, name: Type.String({ maxLength: 60 }) },
    media: 'application/octet-stream',
    async handle({ services }, { params: { game, name }, request, reply }): Promise<Result<unknown> | null> {
      if (!services.limiter.take(`solution ${request.ip}`, MOST_PIECES)) return no('too-many');
      const path = solutionPath(game, name);
      if (path === null) return deny('not-found');
      const { size } = statSync(path);
      const [, from, to] = (/^bytes=(\d{1,12})-(\d{1,12})$/.exec(request.headers.range ?? '') ?? []).map(Number);
      if (from === undefined || to === undefined || from > to || from >= size || to - from >= MOST_BYTES) {
        reply.code(416).header('content-range', `bytes */${size}`).header('cache-control', 'no-store').send();
        return null;
      }
      const last = Math.min(to, size - 1);
      reply
        .code(206)
        .header('content-range', `bytes ${from}-${last}/${size}`)
        .header('accept-ranges', 'bytes')
        .header('cache-control', CACHE)
        .type('application/octet-stream')
        .send(createReadStream(path, { start: from, end: last }));
      return null;
    },
  }),
];
