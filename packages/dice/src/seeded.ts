import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Random } from '@pocket-stadium/kernel';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';

/**
 * Dice from a seed, the same on every machine and in every version: records depend on it.
 *
 * A generator is xoroshiro128+ whose 128 bits of state are the first 16 bytes, as four big-endian words
 * (s01, s00, s11, s10 in pure-rand's order), of the SHA-256 of the UTF-8 text of the JSON array
 * [purpose, seed, number]. The purpose keeps match dice, simulated dice and bots apart: none of them can be
 * worked out from another. A whole number below n is drawn as pure-rand's `uniformInt` does, without bias.
 */
function generator(purpose: 'roll' | 'game' | 'bot', seed: string, number: number): RandomGenerator {
  const digest = sha256(utf8ToBytes(JSON.stringify([purpose, seed, number])));
  const words = new DataView(digest.buffer, digest.byteOffset, 16);
  return xoroshiro128plusFromState([words.getInt32(0), words.getInt32(4), words.getInt32(8), words.getInt32(12)]);
}

/** The faces of one roll of a match; `roll` is the number of rolls before it, those taken back included. */
export function seededFaces(seed: string, roll: number, dice: number): number[] {
  return throwDice(generator('roll', seed, roll), dice);
}

/** All the dice of one simulated game, one throw after the other. */
export function diceStream(seed: string, game: number): (dice: number) => number[] {
  const random = generator('game', seed, game);
  return (dice) => throwDice(random, dice);
}

/** What a bot draws from: independent of the dice, one for each game or decision. */
export function botRandom(seed: string, number: number): Random {
  const random = generator('bot', seed, number);
  return (below) => uniformInt(random, 0, below - 1);
}

function throwDice(random: RandomGenerator, dice: number): number[] {
  const faces = new Array<number>(dice);
  for (let i = 0; i < dice; i++) faces[i] = uniformInt(random, 1, 6);
  return faces;
}
