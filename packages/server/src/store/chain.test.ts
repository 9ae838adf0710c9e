import { expect, it } from 'vitest';
import { chained, soundPart } from './chain.ts';
import type { EntryRow } from './schema.ts';

const LENGTH = 6;
const rows = chained(
  Array.from({ length: LENGTH }, (_, i) => ({ match_id: 'm', n: i + 1, key: `k${i}`, at: i, spent: 0, data: `{"n":${i + 1}}` })),
);
/** Nodes of both releases wrote at the match: only some rows have a checksum. */
const mixed = (sealed: readonly boolean[]): EntryRow[] => rows.map((row, i) => (sealed[i] ? row : { ...row, sum: null }));
const MIXES = Array.from({ length: 2 ** LENGTH }, (_, bits) => Array.from({ length: LENGTH }, (__, i) => ((bits >> i) & 1) === 1));

it('a log of rows with and without a checksum is sound, whoever wrote last, and open where an older node did', () => {
  for (const sealed of MIXES) {
    const { sound, damagedAt, chain } = soundPart(mixed(sealed));
    expect([sound.length, damagedAt, chain.length]).toEqual([LENGTH, null, LENGTH]);
    expect(chain.open).toBe(!sealed.at(-1));
    // Whoever goes on writes the same checksum, whatever was stored before.
    expect(chain.sum).toBe(rows.at(-1)?.sum);
  }
});

it('damage is found by the next checksum, and named from behind the last one that agrees', () => {
  for (const sealed of MIXES) {
    for (let wrong = 0; wrong < LENGTH; wrong++) {
      const log = mixed(sealed).map((row, i) => (i === wrong ? { ...row, data: '{"n":0}' } : row));
      const noticed = sealed.indexOf(true, wrong);
      const agreed = sealed.lastIndexOf(true, wrong - 1);
      const sure = wrong === 0 ? 0 : agreed + 1;
      const { damagedAt, sound } = soundPart(log);
      expect(damagedAt).toBe(noticed < 0 ? null : sure + 1);
      expect(sound).toHaveLength(noticed < 0 ? LENGTH : sure);
    }
  }
});

it('a row that is missing is damage, with or without checksums', () => {
  for (const sealed of MIXES) {
    for (let gone = 0; gone < LENGTH - 1; gone++) {
      const { damagedAt } = soundPart(mixed(sealed).filter((_, i) => i !== gone));
      expect(damagedAt).not.toBeNull();
      expect(damagedAt).toBeLessThanOrEqual(gone + 1);
    }
  }
});
