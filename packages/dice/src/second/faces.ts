import { utf8ToBytes } from '@noble/hashes/utils.js';
import { type Draw, faceOf } from '../fair.ts';
import { digest } from './digest.ts';

const ROLL = utf8ToBytes('pocket-stadium/2 roll');
const LINK_AT = ROLL.length;
const KEY_AT = LINK_AT + 32;
const NUMBER_AT = KEY_AT + 32;

/** The message that is filled again for each block. */
const message = new Uint8Array(NUMBER_AT + 8);
message.set(ROLL);
const numbers = new DataView(message.buffer, NUMBER_AT);
const block = new Uint8Array(32);

/** The faces of roll n, counted from 1, given its link and the key of the table. */
export function facesOf(link: Uint8Array, key: Uint8Array, n: number, dice: number): number[] {
  const faces: number[] = [];
  eachByte(link, key, n, (byte) => {
    const face = faceOf(byte);
    if (face !== null && faces.length < dice) faces.push(face);
    return faces.length < dice;
  });
  return faces;
}

/** How the faces of a roll come about, byte by byte, for a person who checks it by hand. */
export function workingsOf(link: Uint8Array, key: Uint8Array, n: number, dice: number): Draw[] {
  const draws: Draw[] = [];
  let missing = dice;
  if (dice > 0)
    eachByte(link, key, n, (byte) => {
      const face = faceOf(byte);
      draws.push({ byte, face });
      if (face !== null) missing--;
      return missing > 0;
    });
  return draws;
}

/** The bytes of blocks 0, 1, … of roll n, as long as more are wanted. */
function eachByte(link: Uint8Array, key: Uint8Array, n: number, wantsMore: (byte: number) => boolean): void {
  for (let b = 0; ; b++) {
    message.set(link, LINK_AT);
    message.set(key, KEY_AT);
    numbers.setUint32(0, n);
    numbers.setUint32(4, b);
    digest(message, block);
    for (const byte of block) if (!wantsMore(byte)) return;
  }
}
