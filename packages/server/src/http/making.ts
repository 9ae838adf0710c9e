import type { Refused } from '@pocket-stadium/kernel';
import type { FastifyRequest } from 'fastify';
import { same } from '../ids.ts';
import type { Services } from '../services.ts';
import { no } from '../tables/words.ts';
import { isNear } from './host.ts';
import { isHost } from './host-only.ts';

/** Why the asker may make no tables and keep no seasons; null when they may. The host always may. */
export async function makingClosed({ order, config }: Services, request: FastifyRequest): Promise<Refused | null> {
  const { making, word } = await order.read();
  if (making === 'anyone' || isHost(request, config)) return null;
  if (making === 'network') return isNear(request.ip) ? null : no('making-closed');
  if (making === 'host' || word === null) return no('making-closed');
  const given = request.headers['stadium-word'];
  return typeof given === 'string' && same(given, encodeURIComponent(word)) ? null : no('word-needed');
}
