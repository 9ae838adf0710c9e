import { levelsOf } from '@pocket-stadium/bots';
import { accept, type Match, makeRecordJson, makeRecordText, type Result } from '@pocket-stadium/kernel';
import { GameCounts, GameLine, Id, MatchSchema } from '@pocket-stadium/protocol/schemas';
import Type from 'typebox';
import { countsOf } from '../../store/tallies.ts';
import { readMatch } from '../../tables/archive.ts';
import { type Desk, type Route, route } from '../route.ts';

/** A finished match never changes, but a guest may ask to be forgotten. */
const CACHE = 'public, max-age=300';

async function sendRecord(
  { services }: Desk,
  id: string,
  reply: { header(name: string, value: string): unknown; type(type: string): unknown; send(text: string): unknown },
  type: string,
  make: (match: Match) => string,
): Promise<Result<unknown> | null> {
  const match = await readMatch(services, id);
  if (!match.ok) return match;
  reply.header('cache-control', CACHE);
  reply.type(type);
  reply.send(make(match.value));
  return null;
}

export const matchRoutes: readonly Route[] = [
  route({
    method: 'GET',
    url: '/games',
    summary: 'The games of the house, with their options.',
    answer: Type.Array(GameLine),
    async handle({ services }) {
      const games = [...services.games.values()].map(({ about }) => ({ ...about, levels: levelsOf(about.id) }));
      return accept(games);
    },
  }),
  route({
    method: 'GET',
    url: '/counts',
    summary: 'How many matches were begun, finished and given up here, and by which seat, by game.',
    answer: Type.Array(GameCounts),
    handle: async ({ services }) => accept(await countsOf(services.db)),
  }),
  route({
    method: 'GET',
    url: '/matches/:id.json',
    summary: 'The record of a finished match, with the seed of its dice, as JSON.',
    params: { id: Id },
    answer: MatchSchema,
    handle: (desk, { params, reply }) => sendRecord(desk, params.id, reply, 'application/json; charset=utf-8', makeRecordJson),
  }),
  route({
    method: 'GET',
    url: '/matches/:id.txt',
    summary: 'The same as text.',
    params: { id: Id },
    media: 'text/plain',
    handle: (desk, { params, reply }) => sendRecord(desk, params.id, reply, 'text/plain; charset=utf-8', makeRecordText),
  }),
];
