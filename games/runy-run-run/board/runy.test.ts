import { describe, expect, test } from 'vitest';
import { distance, layoutOf, placeOf } from '../../_hex/board/layout.ts';
import { cast } from '../../_hex/board/pieces.ts';
import { type RunyFact, type RunyState, game as runyRunRun } from '../rules/index.ts';
import { beatsOn, duration, untilCage } from './beats.ts';
import { boardOf, stood } from './board.ts';
import { diceOf } from './dice.ts';
import { FORMATIONS, type Formation, formed, fromTheBack, shuffled } from './formations.ts';
import { type Asked, offerOf } from './offer.ts';

const grammar = runyRunRun.grammar;
if (!grammar) throw new Error('Runy has a grammar');

function position(text: string, dice: readonly number[] | null): RunyState {
  const parsed = runyRunRun.position?.parse(text);
  if (!parsed?.ok) throw new Error(text);
  return { ...parsed.value, dice };
}

function asked(base: RunyState, parts: readonly string[] = [], change: Partial<Asked> = {}): Asked {
  const followed = grammar?.follow(base, parts);
  if (!grammar || !followed?.ok) throw new Error(parts.join());
  const layout = layoutOf(boardOf(base).grid);
  const depth = (cell: string) => distance(placeOf(layout, cell), { x: 0, y: 0 });
  return { grammar, base, progress: followed.value, setup: base.dice === null, die: null, depth, ...change };
}

const start = runyRunRun.start({ first: 0, side: 7, quietRounds: 20, maxRounds: 150, kindStart: false }, 3);
/** A chick on g10 with a snake straight below on g7; a chick held in the foxes' camp on k3. */
const hunt = position('7 0 g10,e11,i11,h12,k3* j2,k1,l1,m3,m1 g7,a1,a2,b1,b2', [5, 3]);

describe('a turn', () => {
  test('every leg can be tapped with its die, but for where prisoners go', () => {
    const question = asked(hunt);
    const near = (die: number) => {
      const offer = offerOf({ ...question, die });
      return [...offer.sources].flatMap((from) => [...offer.targets(from).keys()].map((to) => `${die}:${from} ${to}`));
    };
    const legs = question.progress.follow.map(({ die, from, to }) => `${die}:${from} ${to}`);
    expect(new Set([...near(5), ...near(3)])).toEqual(new Set(legs));
  });

  test('the lower die captures, and the prisoner goes deep into the camp', () => {
    const target = offerOf(asked(hunt)).targets('g10').get('g7');
    expect(target).toMatchObject({ effects: ['captures'], mark: '3', plays: ['3:g10xg7(g13)'] });
  });

  test('both dice lead further, in one tap', () => {
    const far = [...offerOf(asked(hunt)).targets('i11').values()].filter((target) => target.far);
    expect(far.length).toBeGreaterThan(0);
    for (const { plays } of far) expect(grammar.follow(hunt, plays).ok).toBe(true);
  });

  test('one die alone shows nothing further', () => {
    const targets = [
      ...offerOf(asked(hunt, [], { die: 5 }))
        .targets('i11')
        .values(),
    ];
    expect(targets.every(({ mark, far }) => mark === '5' && !far)).toBe(true);
  });

  test('a prisoner just taken can be put elsewhere in the camp', () => {
    const offer = offerOf(asked(hunt, ['3:g10xg7(g13)']));
    const other = offer.targets('g13').get('f12');
    expect(other).toMatchObject({ undo: 1, plays: ['3:g10xg7(f12)'] });
  });

  test('of a released pair each can be put elsewhere', () => {
    const state = position('7 0 k6,e11,i11,h12,k3* j2,k1,l1,m3,m1 g7,a1,a2,b1,b2', [4, 3]);
    const release = offerOf(asked(state)).targets('k6').get('k3');
    expect(release?.effects).toEqual(['releases']);
    const [text = ''] = release?.plays ?? [];
    const offer = offerOf(asked(state, [text]));
    const cells = /\((\w+) (\w+)\)/.exec(text)?.slice(1) ?? [];
    expect(cells.every((cell) => offer.targets(cell).size > 0)).toBe(true);
    for (const { plays } of offer.targets(cells[0] ?? '').values()) expect(grammar.follow(state, plays).ok).toBe(true);
  });
});

describe('a setup', () => {
  const layout = layoutOf(boardOf(start).grid);
  const camp = (seat: 0 | 1 | 2) => boardOf(start).camps[seat].map((cell) => placeOf(layout, boardOf(start).grid.names[cell] ?? ''));

  test('formations are five cells of the camp, and no two are alike', () => {
    const setups = (Object.keys(FORMATIONS) as Formation[]).map((formation) => formed(camp(0), formation));
    for (const cells of setups) expect(runyRunRun.choose(start, cells.join(' ')).ok).toBe(true);
    expect(new Set(setups.map(String)).size).toBe(setups.length);
  });

  test('the back of every camp is the corner of the board', () => {
    expect(([0, 1, 2] as const).map((seat) => fromTheBack(camp(seat))[0]?.name)).toEqual(['g13', 'm1', 'a1']);
    expect(formed(camp(0), 'arrow')).toEqual(expect.arrayContaining(['g11', 'f11', 'h11', 'e11', 'i11']));
  });

  test('chance gives as many different cells as asked', () => {
    const names = camp(0).map(({ name }) => name);
    expect(new Set(shuffled(names, 5)).size).toBe(5);
    expect(shuffled(names, 5, () => 0)).toEqual(names.slice(0, 5));
  });

  test('a pawn placed can be moved, and the others stay', () => {
    const parts = formed(camp(0), 'arrow');
    const [moved = ''] = parts;
    const target = offerOf(asked(start, parts)).targets(moved).get('g13');
    const after = [...parts.slice(0, parts.length - (target?.undo ?? 0)), ...(target?.plays ?? [])];
    expect(new Set(after)).toEqual(new Set([...parts.slice(1), 'g13']));
  });

  test('as long as some are missing, a tap on a free cell places one', () => {
    const targets = offerOf(asked(start, ['g13'])).targets(null);
    expect(targets.size).toBe(8);
    expect(targets.get('g12')).toMatchObject({ undo: 0, plays: ['g12'] });
  });
});

describe('what is seen', () => {
  test('a hunter runs, then the prisoner is carried home', () => {
    const { grid } = boardOf(hunt);
    const step = runyRunRun.choose(hunt, '3:g10xg7(g13)');
    if (!step.ok) throw new Error('refused');
    const shown = beatsOn(grid, cast(stood(hunt), []), step.facts);
    expect(shown.map(({ motions }) => motions.map(({ way, via }) => [way, via]))).toEqual([[['walk', ['g9', 'g8']]], [['fly', []]]]);
    expect(shown.at(-1)?.pieces.find(({ cell }) => cell === 'g13')).toMatchObject({ side: 2, held: true });
  });

  test('the pieces after all beats stand where the rules say, turn after turn', () => {
    let state = hunt;
    let seen = cast(stood(state), []);
    for (let turn = 0; turn < 120 && !state.outcome; turn++) {
      const next = runyRunRun.next(state);
      const moves = next.kind === 'choice' ? runyRunRun.moves(state) : [];
      const step =
        next.kind === 'roll'
          ? runyRunRun.roll(state, [1 + (turn % 6), 1 + ((turn * 5) % 6)])
          : runyRunRun.choose(state, moves[(turn * 7919) % moves.length] ?? '');
      if (!step.ok) throw new Error('a listed move was refused');
      seen = beatsOn(boardOf(state).grid, seen, step.facts).at(-1)?.pieces ?? seen;
      const places = (all: ReturnType<typeof stood>) => all.map(({ side, cell, held }) => `${side}${cell}${held}`).sort();
      expect(places(seen)).toEqual(places(stood(step.state)));
      state = step.state;
    }
  });

  test('a die is struck out when its leg is made, one of a double at a time', () => {
    const leg: RunyFact = { code: 'leg', seat: 0, die: 5, from: 'a1', to: 'a6' };
    expect(diceOf({ ...hunt, dice: [5, 5] }, null, [leg]).used).toEqual([true, false]);
    expect(diceOf(hunt, null, [leg])).toEqual({ dice: [5, 3], used: [true, false] });
  });
});

describe('a cage', () => {
  const leg = { code: 'leg', seat: 0, die: 5, from: 'g10', to: 'g5' } as const;
  const capture = { code: 'capture', seat: 0, other: 2, die: 3, from: 'g10', to: 'g7', place: ['h13'], held: 1 } as const;

  test('closes when the prisoner is in it, before what is left of the turn', () => {
    const closed = untilCage([capture]) ?? 0;
    expect(closed).toBeGreaterThan(duration([leg]));
    expect(closed).toBeLessThanOrEqual(duration([capture]));
    expect(untilCage([capture, leg])).toBe(closed);
    expect(untilCage([leg, capture])).toBe(duration([leg]) + closed);
  });

  test('is not heard where nobody is caught or freed', () => {
    expect(untilCage([leg])).toBeNull();
  });
});
