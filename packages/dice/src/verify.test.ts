import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { type Entry, type Header, type Match, newHeader, Play, type RollEntry } from '@pocket-stadium/kernel';
import { describe, expect, it } from 'vitest';
import { commitmentOf, FairDice } from './fair.ts';
import { seededFaces } from './seeded.ts';
import { verifyRecord } from './verify.ts';

const SEED = '5e'.repeat(32);
const ID = '0123456789abcdef0123456789abcdef';
const STRINGS = ['pluie', 'sun', 'from the server'];

function playedWith(dice: Header['dice'], faces: (roll: number, dice: number) => number[]): Match {
  const game = GAMES.get('one-die-baseball');
  if (!game) throw new Error('no game');
  const seats = [{ name: 'Ana' }, { name: 'Bo' }, { name: 'Robot', bot: 'rookie' }];
  const header = newHeader(game, { seats, options: { innings: 2 }, dice, id: ID });
  if (!header.ok) throw new Error(header.problem.message.en);
  const opened = Play.open(game, header.value);
  if (!opened.ok) throw new Error(opened.problem.message.en);
  const play = opened.value;
  while (play.next.kind === 'roll') {
    const { seat, dice: count } = play.next;
    play.append({ type: 'roll', seat, faces: faces(play.rolls + 1, count), from: dice.kind });
  }
  return { header: header.value, entries: [...play.entries] };
}

const fair = new FairDice(SEED, ID, STRINGS);
const honest = playedWith({ kind: 'fair', commitment: commitmentOf(SEED), strings: STRINGS, seed: SEED }, (roll, dice) =>
  fair.faces(roll, dice),
);

const withDice = (match: Match, change: object): Match => ({
  ...match,
  header: { ...match.header, dice: { ...match.header.dice, ...change } as Header['dice'] },
});
const withEntry = (match: Match, index: number, entry: Entry): Match => ({ ...match, entries: match.entries.with(index, entry) });

describe('checking a record', () => {
  it('finds every roll of an honest match right and names the strings that prove nothing', () => {
    const checked = verifyRecord(honest);
    expect(checked).toMatchObject({ ok: true, problems: [], fromServer: [2] });
    expect(checked.rolls).toHaveLength(honest.entries.length);
    expect(checked.rolls.every((roll) => roll.right)).toBe(true);
  });

  it('catches any one changed face', () => {
    for (const [index, entry] of honest.entries.entries()) {
      const roll = entry as RollEntry;
      const changed = { ...roll, faces: [((roll.faces?.[0] as number) % 6) + 1] };
      const checked = verifyRecord(withEntry(honest, index, changed));
      expect(checked.ok).toBe(false);
      expect(checked.problems).toMatchObject([{ code: 'wrong-faces', entry: index + 1, values: { roll: index + 1 } }]);
    }
  });

  it('catches a roll that claims to have been entered by hand', () => {
    const checked = verifyRecord(withEntry(honest, 3, { ...(honest.entries[3] as RollEntry), from: 'hand' }));
    expect(checked.problems).toMatchObject([{ code: 'other-source', entry: 4 }]);
  });

  it('catches another seed, another string, another match', () => {
    expect(verifyRecord(withDice(honest, { seed: '5f'.repeat(32) })).problems).toMatchObject([{ code: 'broken-promise' }]);
    expect(verifyRecord(withDice(honest, { strings: ['pluie', 'moon', 'from the server'] })).ok).toBe(false);
    expect(verifyRecord({ ...honest, header: { ...honest.header, id: ID.replace('0', '1') } }).ok).toBe(false);
  });

  it.each([
    ['no-seed', withDice(honest, { seed: undefined })],
    ['bad-seed', withDice(honest, { seed: 'ff' })],
    ['bad-strings', withDice(honest, { strings: ['pluie'] })],
    ['dice-by-hand', { ...honest, header: { ...honest.header, dice: { kind: 'hand' as const } } }],
    ['no-match-id', { ...honest, header: (({ id: _, ...rest }) => rest)(honest.header) }],
  ])('says %s where nothing can be checked', (code, match) => {
    expect(verifyRecord(match)).toMatchObject({ ok: false, problems: [{ code }], rolls: [] });
  });

  it('recomputes a match played from a seed', () => {
    const match = playedWith({ kind: 'seed', seed: 'lundi' }, (roll, dice) => seededFaces('lundi', roll - 1, dice));
    expect(verifyRecord(match)).toMatchObject({ ok: true });
    expect(verifyRecord(withDice(match, { seed: 'mardi' })).ok).toBe(false);
  });
});
