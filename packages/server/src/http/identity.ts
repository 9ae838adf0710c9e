import { accept, type Result } from '@pocket-stadium/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { findGuest } from '../store/guests.ts';
import type { GuestRow } from '../store/schema.ts';
import type { Sitter } from '../tables/acts/gather.ts';
import type { Identity } from '../tables/table.ts';
import { no } from '../tables/words.ts';
import { deny } from './problem.ts';

const COOKIE = 'stadium_guest';
const YEAR = 365 * 24 * 3600;
const SECRETS_HEADER = 'stadium-seats';

/** The guest whom a request comes from: by its Authorization header, else by its cookie. */
export async function guestOf(services: Services, request: FastifyRequest): Promise<Result<GuestRow | null>> {
  const bearer = /^Bearer (\S{1,200})$/.exec(request.headers.authorization ?? '')?.[1];
  const token = bearer ?? request.cookies[COOKIE];
  const guest = token === undefined ? null : await readGuest(services, token);
  return bearer !== undefined && !guest ? deny('bad-token') : accept(guest);
}

export async function readGuest({ signer, db, visits }: Services, token: string): Promise<GuestRow | null> {
  const id = signer.readToken(token);
  const guest = id === null ? null : ((await findGuest(db, id)) ?? null);
  if (guest) visits.note(guest.id);
  return guest;
}

export async function sitterOf(services: Services, request: FastifyRequest): Promise<Result<Sitter>> {
  const guest = await guestOf(services, request);
  if (!guest.ok) return guest;
  if (!guest.value) return no('guest-needed');
  return accept({ guest: guest.value.id, name: guest.value.name, program: guest.value.program === 1 });
}

/** Who asks: the guest, and the secrets of seats in the header. */
export async function identityOf(services: Services, request: FastifyRequest): Promise<Result<Identity>> {
  const guest = await guestOf(services, request);
  if (!guest.ok) return guest;
  return accept({ guest: guest.value?.id ?? null, secrets: secretsOf(request) });
}

function secretsOf(request: FastifyRequest): string[] {
  const header = request.headers[SECRETS_HEADER];
  const secrets = typeof header === 'string' ? header.slice(0, 400).split(',').slice(0, 8) : [];
  return secrets.map((secret) => secret.trim());
}

/** The same from the signatures alone, without asking the store. It serves requests that are turned away. */
export function claimedIdentity({ signer }: Services, request: FastifyRequest): Identity {
  const { authorization = '', cookie = '' } = request.headers;
  const bearer = /^Bearer (\S{1,200})$/.exec(authorization)?.[1];
  const token = bearer ?? new RegExp(`(?:^|; ?)${COOKIE}=([^;]{1,200})`).exec(cookie)?.[1];
  return { guest: token === undefined ? null : signer.readToken(token), secrets: secretsOf(request) };
}

export function setCookie({ signer, config }: Services, request: FastifyRequest, reply: FastifyReply, guest: string): void {
  reply.setCookie(COOKIE, signer.token(guest), {
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    path: `${config.base}/`,
    maxAge: YEAR,
  });
}

export function clearCookie({ config }: Services, reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: `${config.base}/` });
}
