import { type CommandOf, type FeedMessage, isPhrase } from '@pocket-stadium/protocol';
import { DONE, type Reply } from '../reply.ts';
import type { Room } from '../room.ts';
import { no } from '../words.ts';

/** A phrase is sent to everybody who is here. It is not kept. */
export async function chat(room: Room, { seat, phrase }: CommandOf<'chat'>): Promise<Reply> {
  if (!isPhrase(phrase)) return no('no-such-phrase');
  const { limiter, config, now, nodes, order } = room.services;
  const holder = room.table.seats[seat]?.holder;
  const { muted } = await order.read();
  if (holder?.kind === 'person' && holder.guest !== null && muted.includes(holder.guest)) return no('muted');
  const { chair } = room.table.seats[seat] ?? { chair: seat };
  if (!limiter.take(`phrase ${room.table.id} ${chair}`, config.limits.phrases)) return no('too-many');
  const text = JSON.stringify({ type: 'chat', seat, phrase, at: now() } satisfies FeedMessage);
  room.audience.pass(text);
  nodes.tell(room.table.id, { kind: 'said', text });
  return DONE;
}
