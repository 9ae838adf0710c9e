import Type from 'typebox';
import { closed, EntryNumber, EntrySchema, Faces, Hash, Key, Level, oneOf, SeatNumber } from './common.ts';

const seat = SeatNumber;
const n = EntryNumber;
const act = <W extends string, P extends Type.TProperties>(word: W, properties: P, description: string) =>
  closed({ key: Key, do: Type.Literal(word), ...properties }, { description });

/** Everything a seat can do at its table. Those with `n` become entry n of the record, or are refused. */
export const COMMANDS = {
  move: act('move', { seat, n, move: Type.String({ minLength: 1, maxLength: 2000 }) }, 'Choose a move.'),
  roll: act('roll', { seat, n, faces: Type.Optional(Faces) }, 'Roll; with dice by hand, the faces that were thrown.'),
  resign: act('resign', { seat, n }, 'Give up the match.'),
  draw: act('draw', { seat, n }, 'Offer a draw, or agree to the one offered.'),
  back: act(
    'back',
    { seat, n, to: Type.Integer({ minimum: 0 }) },
    'Ask to go back to entry `to`, or agree to it. Faces by hand are corrected at once.',
  ),
  decline: act('decline', { seat }, 'Decline, or withdraw, the offer on the table.'),
  string: act(
    'string',
    { seat, commitment: Hash, string: Type.String({ minLength: 1, maxLength: 100 }) },
    'The seat’s own string for fair dice, quoting the commitment it answers.',
  ),
  hash: act(
    'hash',
    {
      seat,
      promise: Hash,
      hash: Type.Union([Hash, Type.Null()]),
      instead: Type.Optional(Hash),
    },
    'Ready: the hash of the seat’s string under the promise it answers, or null for a program that declines. `instead` names the hash that it replaces.',
  ),
  reveal: act(
    'reveal',
    { seat, promise: Hash, nonce: Hash, string: Type.String({ maxLength: 200 }) },
    'What opens the seat’s hash: only after you have checked and kept the transcript, and for one transcript of a promise only.',
  ),
  anew: act(
    'anew',
    { seat, promise: Hash, open: Type.Optional(SeatNumber) },
    'Start anew because a string is missing: with a new promise; with `open`, the missing seat is opened.',
  ),
  chat: act('chat', { seat, phrase: Type.String({ pattern: '^[a-z-]{1,24}$' }) }, 'Say one of the phrases.'),
  rematch: act('rematch', { seat }, 'Play again, with the seats rotated, when all people at the table say so.'),
  leave: act('leave', { seat }, 'Get up. A running match keeps the seat.'),
  return: act('return', { seat }, 'Take the seat back from the bot that stands in.'),
  'hand-over': act('hand-over', { seat, absent: SeatNumber, level: Type.Optional(Level) }, 'Let a bot stand in for an absent seat.'),
  claim: act('claim', { seat, n, absent: SeatNumber }, 'Claim the match from an absent seat, which forfeits.'),
} as const;

export const CommandSchema = oneOf(COMMANDS);

export const Done = closed({
  n: Type.Union([Type.Integer(), Type.Null()], { description: 'The entry that was stored, if any.' }),
  entry: Type.Union([EntrySchema, Type.Null()]),
});
