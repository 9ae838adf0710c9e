import { describe, expect, test } from 'vitest';
import { Hand, NO_OFFER, type Offer, type Target } from './hand.svelte.ts';

const target = (cell: string, change: Partial<Target> = {}): Target => ({
  cell,
  undo: 0,
  plays: [`-${cell}`],
  effects: [],
  landing: cell,
  ...change,
});

/** A piece on c2 that may go to c3, or take the ball from d2, where a team-mate stands; b2 may go to b3. */
function table(): { hand: Hand; played: string[]; offers: Offer[] } {
  const targets: Readonly<Record<string, readonly Target[]>> = {
    c2: [target('c3'), target('d2', { effects: ['takes-ball'], landing: 'c2' }), target('b2')],
    b2: [target('b3')],
  };
  const offer: Offer = {
    sources: new Set(['c2', 'b2', 'd2']),
    targets: (from) => new Map((targets[from ?? ''] ?? []).map((each) => [each.cell, each])),
  };
  const offers = [offer];
  const played: string[] = [];
  const hand = new Hand(
    () => offers[0] ?? NO_OFFER,
    ({ plays }) => played.push(...plays),
  );
  return { hand, played, offers };
}

describe('taps', () => {
  test('the first picks a piece up, the second plays where it may go', () => {
    const { hand, played } = table();
    expect(hand.tap('c2')).toBe('picked-up');
    expect([...hand.targets().keys()]).toEqual(['c3', 'd2', 'b2']);
    expect(hand.tap('c3')).toBe('played');
    expect(played).toEqual(['-c3']);
  });

  test('the same piece again puts it down, and so does a cell that means nothing', () => {
    const { hand, played } = table();
    hand.tap('c2');
    expect(hand.tap('c2')).toBe('put-down');
    hand.tap('c2');
    expect(hand.tap('e7')).toBe('put-down');
    expect(hand.tap('e7')).toBe('nothing');
    expect(played).toEqual([]);
  });

  test('a piece goes on from where it lands, if it can', () => {
    const { hand } = table();
    hand.tap('c2');
    hand.tap('d2');
    expect(hand.holds()).toBe('c2');
    hand.tap('c3');
    expect(hand.holds()).toBeNull();
  });

  test('a target without effect gives way to the piece that stands there', () => {
    const { hand, played } = table();
    hand.tap('c2');
    expect(hand.tap('b2')).toBe('picked-up');
    expect(hand.holds()).toBe('b2');
    expect(played).toEqual([]);
  });

  test('nothing stays in hand when the board changes under it', () => {
    const { hand, offers } = table();
    hand.tap('c2');
    offers[0] = NO_OFFER;
    expect(hand.holds()).toBeNull();
    expect(hand.targets().size).toBe(0);
  });
});

describe('typed coordinates', () => {
  const typed = (text: string) => {
    const { hand } = table();
    const named = [...text].map((character) => hand.type(character)).at(-1);
    return { hand, named };
  };

  test('name a cell as they are typed', () => {
    expect(typed('g1').named).toBe('g1');
    expect(typed('g12').named).toBe('g12');
    expect(typed('c2 C3').named).toBe('c3');
    expect(typed('c').named).toBeNull();
  });

  test('are cells to tap one after the other', () => {
    expect(typed('c2 c3').hand.takeTyped()).toEqual({ cells: ['c2', 'c3'] });
    expect(typed('e11e6').hand.takeTyped()).toEqual({ cells: ['e11', 'e6'] });
  });

  test('are a part’s own text where they say more than cells', () => {
    expect(typed('5:e11-e6').hand.takeTyped()).toEqual({ text: '5:e11-e6' });
    expect(typed('c4>b2').hand.takeTyped()).toEqual({ text: 'c4>b2' });
    expect(typed('').hand.takeTyped()).toBeNull();
  });

  test('can be erased one by one or forgotten', () => {
    const { hand } = typed('c2');
    expect(hand.erase()).toBe(true);
    expect(hand.typed).toBe('c');
    expect(hand.forget()).toBe(true);
    expect(hand.forget()).toBe(false);
    expect(hand.erase()).toBe(false);
  });
});
