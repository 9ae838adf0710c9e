import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical, commitmentOf, FairDice } from './fair.ts';

// The same cases every time; new ones in the soak.
if (!process.env.SOAK) fc.configureGlobal({ seed: 1 });

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const ID = '00112233445566778899aabbccddeeff';
const STRINGS = ['du vent', 'salt & pepper'];

const bytes = (text: string) => Buffer.from(text, 'utf8');

describe('fair dice', () => {
  it('commits to the 32 bytes of the seed, not to its text', () => {
    expect(commitmentOf(SEED)).toBe(createHash('sha256').update(Buffer.from(SEED, 'hex')).digest('hex'));
  });

  it('hashes netstrings of the scheme, the match, the strings, the roll and the block', () => {
    expect(Buffer.from(canonical(ID, ['é', 'a,b'], 12, 0)).toString('utf8')).toBe(
      `26:pocket-stadium fair dice 1,32:${ID},1:2,2:é,3:a,b,2:12,1:0,`,
    );
  });

  it('gives the faces that a second implementation on another library gives', () => {
    const netstring = (text: string) => Buffer.concat([bytes(`${bytes(text).length}:`), bytes(text), bytes(',')]);
    const slowFaces = (id: string, strings: readonly string[], roll: number, dice: number) => {
      const faces: number[] = [];
      for (let block = 0; ; block++) {
        const fields = ['pocket-stadium fair dice 1', id, String(strings.length), ...strings, String(roll), String(block)];
        const message = Buffer.concat(fields.map(netstring));
        for (const byte of createHmac('sha256', Buffer.from(SEED, 'hex')).update(message).digest()) {
          if (byte < 252) faces.push(1 + (byte % 6));
          if (faces.length === dice) return faces;
        }
      }
    };
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'grapheme', maxLength: 40 }), { minLength: 2, maxLength: 8 }),
        fc.integer({ min: 1, max: 100_000 }),
        fc.integer({ min: 1, max: 100 }),
        (strings, roll, dice) => {
          expect(new FairDice(SEED, ID, strings).faces(roll, dice)).toEqual(slowFaces(ID, strings, roll, dice));
        },
      ),
    );
  });

  it('never drifts: these faces stand in records', () => {
    const dice = new FairDice(SEED, ID, STRINGS);
    expect([1, 2, 3, 4, 5].map((roll) => dice.faces(roll, 3).join(''))).toMatchInlineSnapshot(`
      [
        "323",
        "436",
        "663",
        "535",
        "254",
      ]
    `);
    expect(dice.faces(7, 60).join('')).toMatchInlineSnapshot(`"134532233136355145114641312435516336254155325523365133146436"`);
  });

  it('shows its workings: each byte and the face it gives, bytes from 252 on skipped', () => {
    const dice = new FairDice(SEED, ID, STRINGS);
    const draws = dice.workings(7, 200);
    const bytesOf = (block: number) =>
      createHmac('sha256', Buffer.from(SEED, 'hex'))
        .update(canonical(ID, STRINGS, 7, block))
        .digest();
    const all = Buffer.concat([0, 1, 2, 3, 4, 5, 6].map(bytesOf));
    expect(draws.map(({ byte }) => byte)).toEqual([...all.subarray(0, draws.length)]);
    expect(draws.some(({ face }) => face === null)).toBe(true);
    for (const { byte, face } of draws) expect(face).toBe(byte < 252 ? 1 + (byte % 6) : null);
    expect(dice.faces(7, 200)).toEqual(draws.flatMap(({ face }) => (face === null ? [] : [face])));
  });

  it('does not let one string run into the next', () => {
    expect(canonical(ID, ['ab', 'c'], 1, 0)).not.toEqual(canonical(ID, ['a', 'bc'], 1, 0));
    expect(canonical(ID, ['1:a,'], 1, 0)).not.toEqual(canonical(ID, ['', 'a'], 1, 0));
  });

  it('depends on every string, on the match and on the seed', () => {
    const long = (seed: string, id: string, strings: readonly string[]) => new FairDice(seed, id, strings).faces(1, 60).join('');
    const all = [
      long(SEED, ID, STRINGS),
      long(SEED, ID, ['du vent', 'salt & peppes']),
      long(SEED, ID, [...STRINGS].reverse()),
      long(SEED, ID.replace('0', '1'), STRINGS),
      long(SEED.replace('0', '1'), ID, STRINGS),
    ];
    expect(new Set(all).size).toBe(all.length);
  });
});
