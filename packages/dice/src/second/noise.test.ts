import { LANGS } from '@pocket-stadium/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differenceWords } from './differences.ts';
import { beginReceipt, type Receipt, readReceipt } from './receipt.ts';
import { Course } from './test-house.ts';
import { checkedSoFar, type DiceEvent, dueFrom, witness } from './witness.ts';

// The same cases every time; new ones in the soak.
if (!process.env.SOAK) fc.configureGlobal({ seed: 1 });

/** A table at each stage: just made, with hashes, with a transcript, with a key, under way, over. */
function stages(): Receipt[] {
  const course = new Course({ game: 'one-die-baseball', seats: ['person', 'person'], brought: 3 });
  const seen: Receipt[] = [];
  const look = () => seen.push(course.receipts[0] as Receipt);
  course.arrive(0);
  look();
  course.gather();
  look();
  course.showTranscript();
  look();
  course.reveal();
  course.begin();
  look();
  for (let n = 0; n < 10; n++) course.step();
  look();
  course.end();
  look();
  return seen;
}

const anything = fc.anything({ withBigInt: true, withNullPrototype: true, withSparseArray: true, withTypedArray: true });
const said: fc.Arbitrary<DiceEvent> = fc.oneof(
  fc.record({ type: fc.constant('promise' as const), promised: anything, starts: anything, given: anything }),
  fc.record({ type: fc.constant('transcript' as const), transcript: anything }),
  fc.record({ type: fc.constant('openings' as const), openings: anything, key: anything }),
  fc.record({ type: fc.constant('seed' as const), seed: anything }),
  fc.record({ type: fc.constant('log' as const), first: fc.constant(1), entries: fc.constant([]), open: fc.nat(20), link: anything }),
);

describe('whatever a house says', () => {
  it('nothing throws, and what makes no sense is a difference that can be kept and told', () => {
    const all = stages();
    fc.assert(
      fc.property(fc.constantFrom(...all), said, (receipt, event) => {
        const after = witness(receipt, event, 1);
        expect(readReceipt(JSON.parse(JSON.stringify(after)))).toEqual(after);
        dueFrom(after, [0, 1]);
        checkedSoFar(after);
        for (const difference of after.differences) for (const lang of LANGS) expect(differenceWords(difference)[lang]).toMatch(/\S/);
        if (event.type !== 'log') expect(after.differences.length).toBeGreaterThan(0);
      }),
      { numRuns: process.env.SOAK ? 20_000 : 600 },
    );
  });

  it('no noise is a promise or a receipt', () => {
    fc.assert(
      fc.property(anything, (value) => {
        const receipt = beginReceipt(value, value, { rules: 1, minimum: 1 }, 1);
        expect(receipt.differences).toMatchObject([{ code: 'malformed-message', field: 'promise' }]);
        expect(readReceipt(JSON.parse(JSON.stringify(receipt)))).toEqual(receipt);
        expect(readReceipt(value)).toBeNull();
      }),
    );
  });

  it('a receipt with a piece broken is none', () => {
    const [receipt] = stages().slice(-1) as [Receipt];
    expect(readReceipt(receipt)).toBe(receipt);
    for (const field of Object.keys(receipt)) expect(readReceipt({ ...receipt, [field]: 'x' }), field).toBeNull();
    expect(readReceipt({ ...receipt, own: [null] })).toBeNull();
    expect(readReceipt({ ...receipt, differences: [{ code: 'x' }] })).toBeNull();
  });
});
