import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Scripts, styles, fonts and connections from here alone. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), interest-cohort=()',
};

export function securityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (_, reply) => {
    reply.headers(HEADERS);
  });
}

export function secured(headers: Readonly<Record<string, string>>): Record<string, string> {
  return { ...HEADERS, ...headers };
}

/**
 * Bounds the connections that have not sent a whole request yet. Where there are more than `most`, the oldest make
 * room, so a flood of half-open sockets never keeps others out.
 */
export function guardHalfOpen(server: Server, most: number): { readonly size: number } {
  const silent = new Set<Socket>();
  server.on('connection', (socket) => {
    silent.add(socket);
    socket.on('close', () => silent.delete(socket));
    if (silent.size <= most) return;
    const [oldest] = silent;
    oldest?.destroy();
  });
  server.on('request', ({ socket }) => silent.delete(socket));
  server.on('upgrade', ({ socket }) => silent.delete(socket));
  return silent;
}
