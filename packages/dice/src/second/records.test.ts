import { readFileSync } from 'node:fs';
import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { type Entry, type Match, makeRecordJson, parseRecord, type RollEntry, readRecord } from '@pocket-stadium/kernel';
import { describe, expect, it } from 'vitest';
import { drawsOfRecord, verifyRecord } from '../verify.ts';
import type { SecondHeader } from './record.ts';

const FILES = ['match-2-late.json', 'match-2-brought.json'] as const;
type Second = Match & { readonly header: SecondHeader };

function kept(file: string): Second {
  const read = parseRecord(readFileSync(new URL(`../../vectors/${file}`, import.meta.url), 'utf8'));
  if (!read.ok) throw new Error(read.problem.message.en);
  return read.value as Second;
}
const [late, brought] = FILES.map(kept) as [Second, Second];
const withDice = (match: Second, change: object): Match => ({
  ...match,
  header: { ...match.header, dice: { ...match.header.dice, ...change } as SecondHeader['dice'] },
});
const withEntry = (match: Match, index: number, entry: Entry): Match => ({ ...match, entries: match.entries.with(index, entry) });
const codes = (list: readonly { readonly code: string }[]) => list.map(({ code }) => code);

describe('a record of the second version', () => {
  it.each(FILES)('%s is legal, written as it is kept, and right', (file) => {
    const text = readFileSync(new URL(`../../vectors/${file}`, import.meta.url), 'utf8');
    expect(readRecord(GAMES, text).ok).toBe(true);
    expect(makeRecordJson(kept(file))).toBe(text);
    expect(verifyRecord(kept(file))).toMatchObject({ ok: true, scheme: 2, problems: [], fromServer: [] });
  });

  it('says what it proves and what it does not', () => {
    const of = (match: Match) => [codes(verifyRecord(match).proven), codes(verifyRecord(match).unproven)];
    expect(of(late)).toEqual([
      ['chain', 'hashes', 'rolls'],
      ['order', 'league', 'house-knows', 'starts', 'late', 'app'],
    ]);
    expect(of(brought)[1]).toEqual(['order', 'league', 'house-knows', 'starts', 'brought', 'app']);
    const rolls = brought.entries.slice(0, 11).filter(({ type }) => type === 'roll').length;
    expect(verifyRecord(brought).unproven.find(({ code }) => code === 'brought')?.values).toEqual({ count: rolls });
    expect(verifyRecord(late).unproven.find(({ code }) => code === 'starts')?.values).toEqual({ starts: 1 });
    expect(verifyRecord(withDice(late, { seed: undefined }))).toMatchObject({ ok: false, proven: [], problems: [{ code: 'no-seed' }] });
  });

  it('catches any one changed face of the house, before and beyond the chain’s end', () => {
    for (const [index, entry] of late.entries.entries()) {
      if (entry.type !== 'roll') continue;
      const changed = { ...entry, faces: (entry.faces ?? []).map((face) => (face % 6) + 1) };
      expect(verifyRecord(withEntry(late, index, changed)).problems).toMatchObject([{ code: 'wrong-faces', entry: index + 1 }]);
    }
  });

  const last = brought.entries.findLastIndex(({ type }) => type === 'roll');
  const roll = brought.entries[last] as RollEntry;
  const [first] = brought.header.dice.seats;
  it.each([
    ['wrong-faces', withEntry(brought, 0, { ...(brought.entries[0] as RollEntry), faces: [6, 6] })],
    ['wrong-faces', { ...brought, header: { ...brought.header, options: { ...brought.header.options, extra: true } } }],
    ['wrong-faces', { ...brought, header: { ...brought.header, rules: 2 } }],
    ['hidden-faces', withEntry(brought, last, { ...roll, faces: null })],
    ['other-source', withEntry(brought, last, { ...roll, from: 'hand' })],
    ['corrected-roll', { ...brought, entries: [...brought.entries, { type: 'back' as const, to: 0 }] }],
    ['broken-promise', withDice(brought, { seed: '0'.repeat(64) })],
    ['other-string', withDice(brought, { seats: [{ ...first, string: 'x' }, null, null, null] })],
    ['other-string', withDice(brought, { length: 65 })],
    ['other-string', { ...brought, header: { ...brought.header, id: '0'.repeat(32) } }],
    ['bad-header', withDice(brought, { seats: [first] })],
    ['bad-header', withDice(brought, { seed: 'zz' })],
    ['bad-header', withDice(brought, { length: 1e9 })],
    ['bad-header', { ...brought, header: (({ id: _, ...rest }) => rest)(brought.header) }],
    ['brought-more', withDice(brought, { brought: 9999 })],
    ['bot-string', { ...brought, header: { ...brought.header, seats: brought.header.seats.map((seat) => ({ ...seat, bot: 'best' })) } }],
  ])('%s is found', (code, match) => {
    const checked = verifyRecord(match as Match);
    expect(checked.ok).toBe(false);
    expect(codes(checked.problems)).toContain(code);
    for (const { message } of checked.problems) expect(message.fr + message.en).not.toMatch(/\{\w+\}|undefined/);
  });

  it('without any string nothing is proven, and it says so', () => {
    expect(codes(verifyRecord(withDice(late, { seats: [null, null, null] })).unproven)).toContain('no-strings');
  });

  it('shows how a roll comes about, byte by byte', () => {
    const faces = (late.entries[4] as RollEntry).faces ?? [];
    expect(drawsOfRecord(late, 5, faces.length)?.flatMap(({ face }) => face ?? [])).toEqual(faces);
    expect(drawsOfRecord(withDice(late, { seed: undefined }), 5, 1)).toBeNull();
  });
});
