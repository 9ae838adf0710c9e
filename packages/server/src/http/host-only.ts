import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { same } from '../ids.ts';
import { nameOf } from './host.ts';

const HEADER = 'stadium-host';
const THIS_MACHINE = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Whether a request comes from this machine itself, not through a proxy. */
export function isFromHere({ headers, socket }: FastifyRequest): boolean {
  return headers['x-forwarded-for'] === undefined && THIS_MACHINE.has(socket.remoteAddress ?? '');
}

/** Whether a request names this machine as nobody else can name it. */
export const namesHere = ({ host }: FastifyRequest): boolean => ['localhost', '127.0.0.1', '::1'].includes(nameOf(host));

/** Whether the request has the token, or comes from this machine where no proxy stands in front that could pass others on. */
export function isHost(request: FastifyRequest, { hostToken, trustProxy }: Pick<Config, 'hostToken' | 'trustProxy'>): boolean {
  const given = request.headers[HEADER];
  if (hostToken !== null && typeof given === 'string') return same(given, hostToken);
  return trustProxy === 0 && isFromHere(request) && namesHere(request);
}
