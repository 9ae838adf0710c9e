import { LANGS } from '@pocket-stadium/kernel';
import { HttpProblem } from '@pocket-stadium/protocol/schemas';
import type { Route } from './route.ts';

export const API = '/api/v1';

const DESCRIPTION = [
  'Tables of Pocket Stadium: seven pocket sports games, fair dice, nothing lost.',
  'Guests carry a token, in a cookie or as `Authorization: Bearer …`. Seats can also be opened by their secrets: `Stadium-Seats: secret[,secret]`.',
  `Refusals are problem+json in the language of Accept-Language (${LANGS.join(', ')}).`,
  'The same feed is served over WebSocket at `/tables/{id}/ws`; see docs/api.md.',
].join('\n\n');

/** The OpenAPI document, made from the routes that are served. */
export function openApi(routes: readonly Route[], base: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    const path = route.url.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Pocket Stadium', version: '1', description: DESCRIPTION, license: { name: 'MIT' } },
    servers: [{ url: `${base}${API}` }],
    paths,
  };
}

function operation({ method, url, summary, params, query, body, answer, media }: Route): object {
  const parameter = (where: 'path' | 'query') => {
    return ([name, schema]: [string, object]) => ({ name, in: where, required: where === 'path', schema });
  };
  const problem = { description: 'Refused.', content: { 'application/problem+json': { schema: HttpProblem } } };
  return {
    operationId: `${method.toLowerCase()}${url.replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    summary,
    parameters: [...Object.entries(params).map(parameter('path')), ...Object.entries(query).map(parameter('query'))],
    ...(body ? { requestBody: { required: true, content: { 'application/json': { schema: body } } } } : {}),
    responses: {
      200: { description: 'Done.', content: { [media]: { schema: answer ?? { type: 'string' } } } },
      default: problem,
    },
  };
}
