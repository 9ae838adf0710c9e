import type { FastifyRequest } from 'fastify';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a page of another site made the browser send this. Programs send no Origin. */
export function isForeign(request: FastifyRequest, allowed: readonly string[]): boolean {
  const upgrade = request.headers.upgrade !== undefined;
  if (SAFE.has(request.method) && !upgrade) return false;
  const { origin } = request.headers;
  if (origin === undefined) return request.headers['sec-fetch-site'] === 'cross-site';
  if (allowed.includes(origin)) return false;
  return !URL.canParse(origin) || new URL(origin).host !== request.host;
}
