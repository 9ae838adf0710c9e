import { repeatableRandom } from '@pocket-stadium/kernel';
import { openPlay, playScript } from '@pocket-stadium/kernel/test-play';
import { describe, expect, test } from 'vitest';
import { nameOf, ray } from '../../_hex/rules/grid.ts';
import { rotation } from '../../_hex/rules/symmetry.ts';
import { BOARDS, makeBoard, PREY, type RunyState, game as runyRunRun, runyRunRunOn } from './index.ts';

const SETUPS = ['e11 f11 g11 h11 i11', 'k1 k2 l1 l2 m1', 'a1 a2 b1 b2 c1'] as const;

function at(text: string): RunyState {
  const parsed = runyRunRun.position?.parse(text);
  if (!parsed?.ok) throw new Error(parsed?.problem.message.en);
  return parsed.value;
}

const thrown = (text: string, dice: readonly number[]): RunyState => runyRunRun.roll(at(text), dice).state;

/** The pawns after a turn, or the code of its refusal. */
function turn(text: string, dice: readonly number[], move: string): string {
  const step = runyRunRun.choose(thrown(text, dice), move);
  if (!step.ok) return step.problem.code;
  return (runyRunRun.position?.make(step.state) ?? '').split(' ').slice(2).join(' ');
}

const offered = (text: string, dice: readonly number[], ...parts: string[]) => {
  const progress = runyRunRun.grammar?.follow(thrown(text, dice), parts);
  if (!progress?.ok) throw new Error(progress?.problem.message.en);
  return progress.value.follow.map((part) => part.text);
};

/** A chick on g5 has left, four are at home; foxes and snakes are at home. */
const OPEN = '7 0 g5,g12,g13,h12,i11 k1,k2,l1,l2,m1 a1,a2,b1,b2,c1';

describe('board (U0, U1, U2)', () => {
  test('U0: chicks hunt snakes, foxes hunt chicks, snakes hunt foxes; the seat is the colour', () => {
    expect(PREY).toEqual([2, 0, 1]);
    expect(runyRunRun.words.sides.map(({ en }) => en)).toEqual(['The chicks', 'The foxes', 'The snakes']);
  });

  test.each([
    [7, 127, 12],
    [6, 91, 10],
    [5, 61, 8],
  ])('U1: side %d has %d cells and a longest line of %d steps', (side, cells, longest) => {
    const { grid } = makeBoard(BOARDS.find((table) => table.side === side) ?? BOARDS[0]);
    expect(grid.size).toBe(cells);
    const lines = grid.cubes.flatMap((_, cell) => [0, 1, 2, 3, 4, 5].map((direction) => ray(grid, cell, direction).length));
    expect(Math.max(...lines)).toBe(longest);
  });

  test('U1: side 7 is the default', () => {
    expect(openPlay(runyRunRun).state.frame.side).toBe(7);
  });

  test('U2: camps on side 7 are those of the page', () => {
    const { camps, grid } = makeBoard(BOARDS[0]);
    expect(camps.map((camp) => camp.map((cell) => nameOf(grid, cell)).join(' '))).toEqual([
      'e11 f11 f12 g11 g12 g13 h11 h12 i11',
      'k1 k2 k3 l1 l2 l3 m1 m2 m3',
      'a1 a2 a3 b1 b2 b3 c1 c2 c3',
    ]);
  });

  test.each(BOARDS)('U2: on side $side each camp is the one before turned by a third', (table) => {
    const { camps, grid } = makeBoard(table);
    const turned = (camp: readonly number[]) => camp.map((cell) => rotation(grid, 2)?.[cell] ?? -1).sort((a, b) => a - b);
    expect(turned(camps[0])).toEqual(camps[1]);
    expect(turned(camps[1])).toEqual(camps[2]);
    expect(camps.map((camp) => camp.length)).toEqual([9, 9, 9]);
  });

  test('another board is an entry in a table', () => {
    const long = {
      side: 9,
      spans: { x: 7, y: 5, z: 5 },
      camps: [
        { y: [3, 5], z: [-5, -3] },
        { x: [5, 7], y: [-5, -4] },
        { x: [-7, -5], z: [4, 5] },
      ],
    } as const;
    const game = runyRunRunOn([...BOARDS, long]);
    const play = openPlay(game, { side: 9 });
    const random = repeatableRandom(1);
    for (let i = 0; i < 60 && !play.over; i++) {
      const moves = play.next.kind === 'choice' ? game.moves(play.state) : [];
      playScript(play, [moves.length > 0 ? (moves[random(moves.length)] as string) : [1 + random(6), 1 + random(6)]]);
    }
    expect(play.state.turns).toBeGreaterThan(5);
    expect(game.position?.parse(game.position.make(play.state)).ok).toBe(true);
  });

  test('a board whose camps overlap or are too small is a mistake of its author', () => {
    const [table] = BOARDS;
    expect(() => makeBoard({ ...table, camps: [table.camps[0], table.camps[0], table.camps[2]] })).toThrow('share e11');
    expect(() => makeBoard({ ...table, camps: [{ y: [6, 6], z: [-6, -6] }, table.camps[1], table.camps[2]] })).toThrow('camps of 5');
  });
});

describe('setup', () => {
  test('each seat in turn chooses five of the nine cells of its camp: one choice among 126', () => {
    const play = openPlay(runyRunRun);
    for (const seat of [0, 1, 2]) {
      expect(play.next).toEqual({ kind: 'choice', seat, why: 'set-up' });
      expect(runyRunRun.moves(play.state)).toHaveLength(126);
      playScript(play, [SETUPS[seat] as string]);
    }
    expect(play.next).toEqual({ kind: 'roll', seat: 0, dice: 2, why: 'throw' });
    expect(runyRunRun.position?.make(play.state)).toBe('7 0 e11,f11,g11,h11,i11 k1,k2,l1,l2,m1 a1,a2,b1,b2,c1');
  });

  test('setup and rounds begin with the seat that begins', () => {
    const play = openPlay(runyRunRun, { first: 2 });
    playScript(play, [SETUPS[2], SETUPS[0], SETUPS[1]]);
    expect(play.next).toMatchObject({ kind: 'roll', seat: 2 });
    const rolled = playScript(openPlay(runyRunRun, { first: 'roll-off' }), [[2], [6], [3]]);
    expect(rolled.next).toEqual({ kind: 'choice', seat: 1, why: 'set-up' });
  });

  test('cells may be chosen in any order, and are recorded as chosen', () => {
    const play = playScript(openPlay(runyRunRun), ['i11 g11 e11 h11 f11']);
    expect(play.entries[0]).toMatchObject({ move: 'i11 g11 e11 h11 f11' });
    expect(runyRunRun.position?.make(play.state)).toBe('7 1 e11,f11,g11,h11,i11 - -');
  });

  test.each([
    ['e11 f11 g11 h11', 'set-up-short'],
    ['', 'set-up-short'],
    ['e11 f11 g11 h11 i11 g12', 'set-up-full'],
    ['e11 e11 g11 h11 i11', 'cell-twice'],
    ['e11 f11 g11 h11 g10', 'not-in-camp'],
    ['e11 f11 g11 h11 k1', 'not-in-camp'],
    ['e11 f11 g11 h11 z9', 'unknown-cell'],
  ])('"%s" is refused: %s', (move, code) => {
    const step = runyRunRun.choose(openPlay(runyRunRun).state, move);
    expect(step.ok || step.problem.code).toBe(code);
  });
});

describe('legs', () => {
  test('a plain leg goes exactly as many cells as the die shows, in a straight line', () => {
    expect(turn(OPEN, [3, 2], '3:g5-g8')).toBe('g8,g12,g13,h12,i11 k1,k2,l1,l2,m1 a1,a2,b1,b2,c1');
    expect(turn(OPEN, [3, 2], '3:g5-g7')).toBe('too-near');
    expect(turn(OPEN, [3, 2], '3:g5-g9')).toBe('too-far');
    expect(turn(OPEN, [3, 2], '3:g5-h9')).toBe('not-in-line');
    expect(turn(OPEN, [3, 2], '4:g5-g9')).toBe('no-such-die');
    expect(turn(OPEN, [3, 2], '3:g4-g7')).toBe('no-pawn');
    expect(turn(OPEN, [3, 2], '2:k1-k3')).toBe('no-pawn');
  });

  test('one pawn may use both dice, straight on or with a change of direction, in either order', () => {
    expect(turn(OPEN, [3, 2], '3:g5-g8, 2:g8-g10')).toBe('g10,g12,g13,h12,i11 k1,k2,l1,l2,m1 a1,a2,b1,b2,c1');
    expect(turn(OPEN, [3, 2], '2:g5-g7, 3:g7-g10')).toBe('g10,g12,g13,h12,i11 k1,k2,l1,l2,m1 a1,a2,b1,b2,c1');
    expect(turn(OPEN, [3, 2], '3:g5-g8, 2:g8-i8')).toBe('g12,g13,h12,i8,i11 k1,k2,l1,l2,m1 a1,a2,b1,b2,c1');
  });

  test('two pawns may use one die each, and a double is two dice', () => {
    expect(turn(OPEN, [3, 2], '3:g5-g8, 2:i11-i9')).toBe('g8,g12,g13,h12,i9 k1,k2,l1,l2,m1 a1,a2,b1,b2,c1');
    expect(turn(OPEN, [2, 2], '2:g5-g7, 2:g7-g9')).toBe('g9,g12,g13,h12,i11 k1,k2,l1,l2,m1 a1,a2,b1,b2,c1');
    expect(turn(OPEN, [3, 2], '3:g5-g8, 3:g8-i8')).toBe('no-such-die');
    expect(turn(OPEN, [2, 2], '2:g5-g7, 2:g7-g9, 2:g9-i9')).toBe('turn-over');
  });

  test('nobody jumps over a pawn, of any colour, free or held', () => {
    expect(turn('7 0 g5,g12,g13,h12,i11 g7,k2,l1,l2,m1 a1,a2,b1,b2,c1', [3, 2], '3:g5-g8')).toBe('in-the-way');
    expect(turn('7 0 g5,g7,g13,h12,i11 k1,k2,l1,l2,m1 a1,a2,b1,b2,c1', [3, 2], '3:g5-g8')).toBe('in-the-way');
    expect(turn('7 0 g13,g5,h11,h12,i11 k1,k2,l1,l2,m1 a1,a2,b1,b2,g12*', [3, 2], '2:g13-g11')).toBe('in-the-way');
    expect(turn(OPEN, [1, 2], '1:g13-g12')).toBe('in-the-way');
  });

  test('a pawn that has left may not enter or cross its own camp', () => {
    expect(turn(OPEN, [6, 2], '6:g5-g11')).toBe('own-camp');
    expect(turn('7 0 d9,g12,g13,h12,i11 k1,k2,l1,l2,m1 a1,a2,b1,b2,c1', [2, 1], '2:d9-f11')).toBe('own-camp');
  });

  test('a pawn that has not left may move inside its camp', () => {
    expect(turn(OPEN, [1, 2], '1:g13-f12')).toBe('f12,g5,g12,h12,i11 k1,k2,l1,l2,m1 a1,a2,b1,b2,c1');
  });

  test('a pawn that leaves with its first leg does not come back with its second', () => {
    expect(turn('7 0 e11,g12,g13,h12,i11 k1,k2,l1,l2,m1 a1,a2,b1,b2,c1', [1, 1], '1:e11-e10, 1:e10-e11')).toBe('own-camp');
  });

  test('U8: any pawn may enter and cross another colour’s camp', () => {
    expect(turn('7 0 k6,g12,g13,h12,i11 l1,l2,m1,m2,m3 a1,a2,b1,b2,c1', [6, 4], '4:k6-k2')).toBe(
      'g12,g13,h12,i11,k2 l1,l2,m1,m2,m3 a1,a2,b1,b2,c1',
    );
  });
});

/** A snake on g8, three cells above the chick on g5; a fox on i5, two to the right. */
const HUNT = '7 0 g5,g12,g13,h12,i11 i5,k2,l1,l2,m1 a1,a2,b1,b2,g8';

describe('captures', () => {
  test('a leg may end early on free prey: the hunter takes its place, the prey goes to the hunter’s camp', () => {
    const after = 'g8,g12,g13,h12,i11 i5,k2,l1,l2,m1 a1,a2,b1,b2,f11*';
    expect(turn(HUNT, [3, 1], '3:g5xg8(f11)')).toBe(after);
    expect(turn(HUNT, [6, 1], '6:g5xg8(f11)')).toBe(after);
    expect(turn(HUNT, [2, 1], '2:g5xg8(f11)')).toBe('too-far');
    expect(turn(HUNT, [3, 1], '3:g5-g8')).toBe('is-a-capture');
  });

  test('the prisoner’s cell is an empty one of the hunter’s camp', () => {
    expect(turn(HUNT, [3, 1], '3:g5xg8(g12)')).toBe('bad-place');
    expect(turn(HUNT, [3, 1], '3:g5xg8(g10)')).toBe('bad-place');
    expect(turn(HUNT, [3, 1], '3:g5xg8')).toBe('bad-leg');
    const placed = offered(HUNT, [3, 1]).filter((text) => text.includes('x'));
    expect(placed).toEqual(['e11', 'f11', 'f12', 'g11', 'h11'].map((cell) => `3:g5xg8(${cell})`));
  });

  test('the capturing pawn makes no other leg this turn; another pawn may', () => {
    expect(turn(HUNT, [3, 1], '3:g5xg8(f11), 1:g8-g9')).toBe('has-acted');
    expect(turn(HUNT, [3, 1], '3:g5xg8(f11), 1:i11-i10')).toBe('g8,g12,g13,h12,i10 i5,k2,l1,l2,m1 a1,a2,b1,b2,f11*');
  });

  test('U5: a sum in a straight line that captures is a leg of one die and an early end with the other', () => {
    const far = '7 0 g3,g12,g13,h12,i11 k1,k2,l1,l2,m1 a1,a2,b1,b2,g8';
    expect(turn(far, [3, 4], '3:g3-g6, 4:g6xg8(f11)')).toBe('g8,g12,g13,h12,i11 k1,k2,l1,l2,m1 a1,a2,b1,b2,f11*');
    expect(turn(far, [3, 4], '4:g3-g7, 3:g7xg8(f11)')).toBe('g8,g12,g13,h12,i11 k1,k2,l1,l2,m1 a1,a2,b1,b2,f11*');
    // Where one die is enough, the other stays free.
    expect(turn(far, [6, 2], '6:g3xg8(f11), 2:i11-i9')).toBe('g8,g12,g13,h12,i9 k1,k2,l1,l2,m1 a1,a2,b1,b2,f11*');
  });

  test('U7: only the prey is captured; the third colour and one’s hunter only block', () => {
    expect(turn(HUNT, [3, 2], '2:g5xi5(f11)')).toBe('not-prey');
    expect(turn(HUNT, [3, 2], '2:g5-i5')).toBe('in-the-way');
    // The foxes see the same two pawns otherwise: chicks are prey, snakes block.
    expect(turn(HUNT.replace('7 0', '7 1'), [3, 2], '2:i5xg5(m2)')).toBe('g12,g13,h12,i11,m2* g5,k2,l1,l2,m1 a1,a2,b1,b2,g8');
  });

  test('prisoners are not captured again, do not move, and block', () => {
    const text = '7 0 g12,h11,h12,i11,k3* k1,k2,l1,l2,m1 a1,a2,b1,b2,g11*';
    expect(turn(text, [1, 2], '1:g12xg11(f11)')).toBe('not-prey');
    expect(turn(text, [1, 2], '1:k3-k4')).toBe('prisoner');
    expect(turn(text, [1, 2], '2:g12-g10')).toBe('in-the-way');
  });

  test('U8: free prey in its hunter’s camp is no prisoner, and is caught there only by a hunter that has not left', () => {
    const text = '7 0 f8,g12,g13,h12,i11 k1,k2,l1,l2,m1 a1,a2,b1,b2,f12';
    expect(turn(text, [1, 6], '1:g12xf12(g12)')).toBe('f8,f12,g13,h12,i11 k1,k2,l1,l2,m1 a1,a2,b1,b2,g12*');
    expect(turn(text, [1, 6], '1:g12xf12(f12)')).toBe('bad-place');
    expect(turn(text, [1, 6], '6:f8xf12(g11)')).toBe('own-camp');
  });

  test('U4: the cell that the moving pawn has left may be chosen', () => {
    const text = '7 0 e11,f11,f12,g11,g12 l1,l2,l3,m1,m2 e8,c1,g13*,h11*,h12*';
    expect(turn(text, [5, 1], '5:e11xe8(e11)')).toBe('e8,f11,f12,g11,g12 l1,l2,l3,m1,m2 c1,e11*,g13*,h11*,h12*');
  });

  test('U4: with no empty cell in the camp there is no capture', () => {
    const text = '7 0 e5,f11,f12,g11,g12 g13,l1,l2,l3,m1 e8,e11*,h11*,h12*,i11*';
    expect(turn(text, [6, 1], '6:e5xe8(e11)')).toBe('no-room');
    expect(offered(text, [6, 1]).filter((leg) => leg.includes('x'))).toEqual([]);
  });
});

/** Chicks are held on k3 and l3; one stands on k6, above k3, and one on l6, above l3. */
const JAIL = '7 0 g12,k6,l6,k3*,l3* k1,k2,l1,l2,m1 a1,a2,b1,b2,c1';

describe('releases', () => {
  test('a leg may end early on a prisoner of its own colour; both go back to their camp', () => {
    expect(turn(JAIL, [3, 1], '3:k6+k3(e11 f12)')).toBe('e11,f12,g12,l6,l3* k1,k2,l1,l2,m1 a1,a2,b1,b2,c1');
    expect(turn(JAIL, [6, 1], '6:k6+k3(e11 f12)')).toBe('e11,f12,g12,l6,l3* k1,k2,l1,l2,m1 a1,a2,b1,b2,c1');
    expect(turn(JAIL, [2, 1], '2:k6+k3(e11 f12)')).toBe('too-far');
    expect(turn(JAIL, [3, 1], '3:k6-k3')).toBe('is-a-release');
    expect(turn(JAIL, [3, 1], '3:k6+k4(e11 f12)')).toBe('no-prisoner');
  });

  test('the two cells come in no order, and are recorded as entered', () => {
    expect(turn(JAIL, [3, 1], '3:k6+k3(f12 e11)')).toBe(turn(JAIL, [3, 1], '3:k6+k3(e11 f12)'));
    expect(turn(JAIL, [3, 1], '3:k6+k3(f12 f12)')).toBe('bad-place');
    expect(turn(JAIL, [3, 1], '3:k6+k3(f12)')).toBe('bad-leg');
    expect(turn(JAIL, [3, 1], '3:k6+k3(f12 g12)')).toBe('bad-place');
    // Eight empty cells: 28 pairs for each of the two releases.
    expect(offered(JAIL, [3, 1]).filter((leg) => leg.includes('+'))).toHaveLength(56);
  });

  test('U11: neither of the two makes another leg this turn', () => {
    expect(turn(JAIL, [3, 1], '3:k6+k3(e11 f12), 1:e11-e10')).toBe('has-acted');
    expect(turn(JAIL, [3, 1], '3:k6+k3(e11 f12), 1:f12-f11')).toBe('has-acted');
    expect(turn(JAIL, [3, 1], '3:k6+k3(e11 f12), 1:g12-g11')).toBe('e11,f12,g11,l6,l3* k1,k2,l1,l2,m1 a1,a2,b1,b2,c1');
  });

  test('the other die may make another release', () => {
    expect(turn(JAIL, [3, 4], '3:k6+k3(e11 f12), 4:l6+l3(g13 i11)')).toBe('e11,f12,g12,g13,i11 k1,k2,l1,l2,m1 a1,a2,b1,b2,c1');
  });

  test('released pawns count as not having left', () => {
    const step = runyRunRun.choose(thrown(JAIL, [3, 1]), '3:k6+k3(e11 f12)');
    if (!step.ok) throw new Error(step.problem.message.en);
    const later = runyRunRun.roll({ ...step.state, turn: 0 }, [1, 2]).state;
    expect(runyRunRun.choose(later, '1:f12-f11').ok).toBe(true);
  });

  test('U4: with one empty cell there is no release', () => {
    // Eight cells of the camp are taken, and a chick is held on k3.
    const text = '7 0 f12,g11,g12,k6,k3* k1,k2,g13,l2,m1 a1,e11*,h11*,h12*,i11*';
    expect(turn(text, [3, 1], '3:k6+k3(f11 e11)')).toBe('no-room');
    expect(offered(text, [3, 1]).filter((leg) => leg.includes('+'))).toEqual([]);
  });
});

describe('what a turn must be (U3, U10)', () => {
  test('U3: at least one leg must be made, the second is optional', () => {
    expect(turn(OPEN, [3, 2], '')).toBe('no-leg-yet');
    expect(turn(OPEN, [3, 2], '3:g5-g8')).not.toBe('no-leg-yet');
  });

  describe('U3: where the second leg is due', () => {
    const must = (text: string, dice: readonly number[]): RunyState => {
      const state = at(text);
      return runyRunRun.roll({ ...state, frame: { ...state.frame, secondLegMust: true } }, dice).state;
    };
    /** The only free chick captures with the 3, and may not go on; it can also walk. */
    const LONE = '7 0 g5,k1*,k2*,k3*,l1* l3,a1*,a2*,b1*,b2* c1,g8,f12*,g12*,h12*';

    test('a turn of one leg is refused if a second can be made, in choice, grammar and list alike', () => {
      const state = must(OPEN, [3, 2]);
      expect(runyRunRun.choose(state, '3:g5-g8')).toMatchObject({ ok: false, problem: { code: 'second-leg-due' } });
      expect(runyRunRun.choose(state, '3:g5-g8, 2:g8-g10').ok).toBe(true);
      const progress = runyRunRun.grammar?.follow(state, ['3:g5-g8']);
      expect(progress).toMatchObject({ ok: true, value: { complete: false, incomplete: { code: 'second-leg-due' } } });
      expect(runyRunRun.moves(state).filter((move) => !move.includes(','))).toEqual([]);
    });
    test('a first leg that leaves no second is allowed, and ends the turn', () => {
      const state = must(LONE, [3, 2]);
      expect(runyRunRun.choose(state, '3:g5xg8(e11)').ok).toBe(true);
      const single = runyRunRun.moves(state).filter((move) => !move.includes(','));
      expect(single.length).toBeGreaterThan(0);
      expect(single.every((move) => move.includes('x'))).toBe(true);
      for (const move of single) expect(runyRunRun.choose(state, move).ok).toBe(true);
    });
    test('it is an option, and a kind start has one leg all the same', () => {
      const play = playScript(openPlay(runyRunRun, { secondLeg: 'must', kindStart: true }), [...SETUPS, [1, 2], '1:e11-e10', [1, 2]]);
      expect(runyRunRun.choose(play.state, '1:k2-k3')).toMatchObject({ ok: false, problem: { code: 'second-leg-due' } });
    });
  });

  test('U3: where no leg is legal no choice arises: the turn is a pass', () => {
    const step = runyRunRun.roll(at('7 0 g13,k1*,k2*,k3*,l1* l3,a1*,a2*,b1*,b2* c1,f12*,g12*,h12*,i11*'), [1, 2]);
    expect(step.facts.map(({ code }) => code)).toEqual(['throw', 'pass']);
    expect(runyRunRun.next(step.state)).toEqual({ kind: 'roll', seat: 1, dice: 2, why: 'throw' });
    expect(step.state.turns).toBe(1);
  });

  test('U3: where no second leg is legal nothing more is offered', () => {
    // The only free chick captures, and may not go on.
    const text = '7 0 g5,k1*,k2*,k3*,l1* l3,a1*,a2*,b1*,b2* c1,g8,f12*,g12*,h12*';
    expect(offered(text, [3, 2], '3:g5xg8(e11)')).toEqual([]);
  });

  test('U10: with a kind start the first turn of the game has one leg only', () => {
    const play = playScript(openPlay(runyRunRun, { kindStart: true }), [...SETUPS, [1, 2]]);
    const refused = runyRunRun.choose(play.state, '1:e11-e10, 2:e10-e8');
    expect(refused.ok || refused.problem.code).toBe('one-leg-only');
    expect(runyRunRun.moves(play.state).every((move) => !move.includes(','))).toBe(true);
    playScript(play, ['1:e11-e10', [1, 2], '1:k2-k3, 2:k3-k5']);
    expect(play.state.turns).toBe(2);
  });

  test('each result is listed once, with the fewest legs, then the first by text', () => {
    const moves = runyRunRun.moves(thrown(OPEN, [3, 2]));
    expect(moves).toContain('2:g5-g7, 3:g7-g10');
    expect(moves).not.toContain('3:g5-g8, 2:g8-g10');
    const texts = moves.map((move) => turn(OPEN, [3, 2], move));
    expect(new Set(texts).size).toBe(moves.length);
  });
});

describe('the end (U6, U9)', () => {
  const LAST = '7 0 e11,f11,f12,g11,g12 l1,l2,l3,m1,m2 e8,g13*,h11*,h12*,i11*';

  test('the first to hold all five of its prey wins', () => {
    const step = runyRunRun.choose(thrown(LAST, [5, 1]), '5:e11xe8(e11)');
    if (!step.ok) throw new Error(step.problem.message.en);
    expect(step.facts.map(({ code }) => code)).toEqual(['capture', 'all-captured']);
    expect(runyRunRun.next(step.state)).toEqual({ kind: 'over', outcome: { winners: [0], draw: false, score: [5, 0, 0], by: 'play' } });
  });

  test('U9: a capture that wins ends the game at once, before any second leg', () => {
    expect(turn(LAST, [5, 1], '5:e11xe8(e11), 1:g12-h12')).toBe('won-already');
    expect(offered(LAST, [5, 1], '5:e11xe8(e11)')).toEqual([]);
  });

  /** Three quiet turns, one of each colour. */
  const QUIET = [[1, 1], '1:g12-g11', [1, 1], '1:k2-k3', [1, 1], '1:a2-a3'] as const;
  const round = (state: RunyState, script: readonly (string | readonly number[])[] = QUIET) => {
    let now = state;
    for (const item of script) {
      const step = typeof item === 'string' ? runyRunRun.choose(now, item) : runyRunRun.roll(now, item);
      if (!step.ok) throw new Error(step.problem.message.en);
      now = step.state;
    }
    return now;
  };
  const framed = (text: string, frame: Partial<RunyState['frame']>): RunyState => {
    const state = at(text);
    return { ...state, frame: { ...state.frame, ...frame } };
  };
  /** Chicks hold one snake, foxes one chick. */
  const HELD = '7 0 g5,g12,h12,i11,l3* k1,k2,l1,l2,m1 a1,a2,b1,b2,e11*';

  test('U6: after so many quiet rounds the most prisoners win', () => {
    const more = '7 0 g5,g12,h12,l2*,l3* k1,k2,l1,m1,m2 a1,a2,b1,b2,e11*';
    expect(runyRunRun.next(round(framed(more, { quietRounds: 1 })))).toEqual({
      kind: 'over',
      outcome: { winners: [1], draw: false, score: [1, 2, 0], by: 'play' },
    });
    expect(runyRunRun.next(round(framed(more, { quietRounds: 2 }))).kind).toBe('roll');
  });

  test('U6: shared, it is a draw among those', () => {
    expect(runyRunRun.next(round(framed(HELD, { quietRounds: 1 })))).toMatchObject({
      outcome: { winners: [0, 1], draw: true, score: [1, 1, 0] },
    });
    expect(runyRunRun.next(round(framed(OPEN, { quietRounds: 1 })))).toMatchObject({ outcome: { winners: [0, 1, 2], draw: true } });
  });

  test('U6: a capture in a round makes it lively', () => {
    const script = [[3, 1], '3:g5xg8(f11)', [1, 1], '1:k2-k3', [1, 1], '1:a2-a3'] as const;
    const after = round(framed(HUNT, { quietRounds: 1 }), script);
    expect(runyRunRun.next(after).kind).toBe('roll');
    expect(after.quiet).toBe(0);
    expect(round({ ...after, dice: null }, [[1, 1], '1:g12-g11', [1, 1], '1:k3-k2', [1, 1], '1:a3-a2']).outcome).not.toBeNull();
  });

  test('U6: the game ends after so many rounds at most, and not within one', () => {
    const state = framed(HELD, { maxRounds: 1 });
    expect(runyRunRun.next(round(state, QUIET.slice(0, 4))).kind).toBe('roll');
    expect(runyRunRun.next(round(state)).kind).toBe('over');
  });

  test('U6: passes count as turns', () => {
    const blocked = framed('7 0 g13,k1*,k2*,k3*,l1* l3,a1*,a2*,b1*,b2* c1,f12*,g12*,h12*,i11*', { maxRounds: 1 });
    const after = round(blocked, [[1, 2], [1, 1], '1:l3-l4', [1, 1], '1:c1-c2']);
    expect(runyRunRun.next(after)).toMatchObject({ kind: 'over', outcome: { winners: [0, 1, 2], draw: true, score: [4, 4, 4] } });
  });

  test('the sheet counts prisoners, captures and releases', () => {
    const script = [...SETUPS, [1, 1], '1:e11-e10'];
    expect(playScript(openPlay(runyRunRun), script).sheet()).toMatchObject({
      kind: 'tally',
      rows: [{ seat: 0, values: { prisoners: 0, captures: 0, releases: 0 } }, { seat: 1 }, { seat: 2 }],
    });
  });
});
