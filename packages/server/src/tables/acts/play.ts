import { accept, type Result, type RollNext } from '@pocket-stadium/kernel';
import type { CommandOf } from '@pocket-stadium/protocol';
import type { Reply } from '../reply.ts';
import type { Room } from '../room.ts';
import { botAt } from '../table.ts';
import type { UnderWay } from '../under-way.ts';
import { no } from '../words.ts';

/** The match, if entry `n` may come now. */
export async function ready(room: Room, n: number, lag: number): Promise<Result<UnderWay>> {
  if (!room.match) return no('not-playing');
  if (room.match.clock) await flagFirst(room, lag);
  const { match } = room;
  return n === match.entries + 1 ? accept(match) : no('not-next', { given: n, n: match.entries + 1 });
}

/** Lets a flag fall first that fell before the request came. */
async function flagFirst(room: Room, lag: number): Promise<void> {
  const { match, services } = room;
  const seat = match?.clock?.running ?? null;
  if (match && seat !== null && match.clock?.fallen(services.steady(), lag)) {
    await room.append({ type: 'forfeit', seat }, `flag-${match.entries}`, seat);
  }
}

export async function move(room: Room, command: CommandOf<'move'>, lag: number): Promise<Reply> {
  const match = await ready(room, command.n, lag);
  if (!match.ok) return match;
  const { seat, move } = command;
  if (botAt(room.table, seat)) return no('stand-in');
  return room.append({ type: 'move', seat, move }, command.key, seat, lag);
}

export async function roll(room: Room, command: CommandOf<'roll'>, lag: number): Promise<Reply> {
  const match = await ready(room, command.n, lag);
  if (!match.ok) return match;
  const { seat } = command;
  const { next } = match.value.play;
  if (next.kind !== 'roll') return room.append({ type: 'roll', seat, faces: [], from: 'fair' }, command.key, seat);
  if (room.table.dice === 'hand') return enterFaces(room, command, next);
  if (command.faces) return no('dice-are-fair');
  if (botAt(room.table, seat)) return no('stand-in');
  return room.append({ type: 'roll', seat, faces: match.value.throwDice(next.dice), from: 'fair' }, command.key, seat, lag);
}

/** Faces thrown on a real table: for one's own seat, or for a bot's. */
function enterFaces(room: Room, command: CommandOf<'roll'>, next: RollNext): Promise<Reply> {
  if (!command.faces) return Promise.resolve(no('faces-needed'));
  const seat = botAt(room.table, next.seat) ? next.seat : command.seat;
  return room.append({ type: 'roll', seat, faces: command.faces, from: 'hand' }, command.key, command.seat);
}

export async function resign(room: Room, command: CommandOf<'resign'>, lag: number): Promise<Reply> {
  const match = await ready(room, command.n, lag);
  if (!match.ok) return match;
  return room.append({ type: 'forfeit', seat: command.seat }, command.key, command.seat);
}
