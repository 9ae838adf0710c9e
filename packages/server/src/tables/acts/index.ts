import type { Command, CommandOf } from '@pocket-stadium/protocol';
import type { Reply } from '../reply.ts';
import type { Room } from '../room.ts';
import { claim, handOver, takeBackSeat } from './absence.ts';
import { back, decline, draw } from './consent.ts';
import { anew, giveHash, reveal } from './dice.ts';
import { contribute, leave } from './gather.ts';
import { move, resign, roll } from './play.ts';
import { rematch } from './rematch.ts';
import { chat } from './talk.ts';

type Act<W extends Command['do']> = (room: Room, command: CommandOf<W>, lag: number) => Promise<Reply>;

/** Everything a seat can do, and what does it. */
const ACTS: { readonly [W in Command['do']]: Act<W> } = {
  move,
  roll,
  resign,
  draw,
  back,
  decline,
  string: contribute,
  hash: giveHash,
  reveal,
  anew,
  chat,
  rematch,
  leave,
  return: takeBackSeat,
  'hand-over': handOver,
  claim,
};

export function act(room: Room, command: Command, lag: number): Promise<Reply> {
  return (ACTS[command.do] as Act<Command['do']>)(room, command, lag);
}

/** Whether a request can become an entry of the record. */
export function isEntryCommand(command: Command): boolean {
  return 'n' in command;
}
