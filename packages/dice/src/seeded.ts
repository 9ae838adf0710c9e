import type { Random } from '@pocket-stadium/kernel';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { digest } from './digest.ts';

const encoder = new TextEncoder();

/**
 * Dice from a seed, the same on every machine and in every version: records depend on it. A generator is xoroshiro128+.
 * Its 128 bits of state are the first 16 bytes of the SHA-256 of the UTF-8 text of the JSON array [purpose, seed,
 * number], as four big-endian words (s01, s00, s11, s10 in pure-rand's order). The purpose keeps match dice, simulated
 * dice and bots apart: none of them can be worked out from another. A whole number below n is what is left of a drawn
 * word after division by n, without bias: words past the last whole multiple of n are drawn again.
 */
function generator(purpose: 'roll' | 'game' | 'bot', seed: string, number: number): RandomGenerator {
  const words = digest(utf8(JSON.stringify([purpose, seed, number])));
  return xoroshiro128plusFromState([words[0] as number, words[1] as number, words[2] as number, words[3] as number]);
}

/** The encoder crosses into native code, which takes longer than most texts are: letters of ASCII are their own bytes. */
function utf8(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > 0x7f) return encoder.encode(text);
    bytes[i] = code;
  }
  return bytes;
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
  return (below) => drawBelow(random, below);
}

function throwDice(random: RandomGenerator, dice: number): number[] {
  const faces = new Array<number>(dice);
  for (let i = 0; i < dice; i++) faces[i] = 1 + drawBelow(random, 6);
  return faces;
}

/** The lowest word that a generator gives. */
const SIGN = -(2 ** 31);

/**
 * Gives the same number as pure-rand's `uniformInt`. That divides floating-point numbers, so a die would take as long
 * as a roll of the rules.
 */
function drawBelow(random: RandomGenerator, below: number): number {
  const tooHigh = Math.floor(2 ** 32 / below) * below;
  let word = (random.next() ^ SIGN) >>> 0;
  while (word >= tooHigh) word = (random.next() ^ SIGN) >>> 0;
  return word % below;
}
