import { repeatableRandom, sameInAll } from '@pocket-stadium/kernel';
import { openPlay, playScript } from '@pocket-stadium/kernel/test-play';
import { describe, expect, test } from 'vitest';
import { FIELDS, type FieldChart } from './chart.ts';
import { cellNames, makeField } from './field.ts';
import { type PlayBallState, game as playBall, playBallOn } from './index.ts';

const NAMES = sameInAll('trial');

function at(text: string, game = playBall): PlayBallState {
  const parsed = game.position?.parse(text);
  if (!parsed?.ok) throw new Error(parsed?.problem.message.en);
  return parsed.value;
}

/** The position after a turn, or the code of its refusal. */
function turn(text: string, move: string): string {
  const step = playBall.choose(at(text), move);
  return step.ok ? (playBall.position?.make(step.state) ?? '') : step.problem.code;
}

function codes(text: string, move: string): string[] {
  const step = playBall.choose(at(text), move);
  if (!step.ok) throw new Error(step.problem.message.en);
  return step.facts.map(({ code }) => code);
}

describe('field (K1, K2)', () => {
  test.each([
    ['pitch', 39, 'b1 c1 d1', 'b2 c2 d2', 'c5', 'b7 c8 d7', 'b8 c9 d8'],
    ['park', 51, 'c1 d1 e1', 'c2 d2 e2', 'd5', 'c7 d8 e7', 'c8 d9 e8'],
    ['court', 37, 'c1 d1 e1', 'c2 d2 e2', 'd4', 'c5 d6 e5', 'c6 d7 e6'],
  ])('K1: the %s has %d cells, with goals, starts and ball as in the table', (id, size, goalsA, startA, ball, startB, goalsB) => {
    const field = makeField(FIELDS.find((table) => table.id === id) as FieldChart);
    const text = (cells: readonly number[]) => cellNames(field, cells).join(' ');
    expect(field.grid.size).toBe(size);
    expect([text(field.goals[0]), text(field.starts[0]), text([field.centre]), text(field.starts[1]), text(field.goals[1])]).toEqual([
      goalsA,
      startA,
      ball,
      startB,
      goalsB,
    ]);
  });

  test('K1: the pitch is the default', () => {
    expect(openPlay(playBall).state.frame.field).toBe('pitch');
  });

  test('another field is a line in a table', () => {
    const game = playBallOn([...FIELDS, { id: 'alley', W: 1, R: 4, names: NAMES }]);
    const play = openPlay(game, { field: 'alley' });
    expect(game.position?.make(play.state)).toBe('alley A:a2 b2 c2|B:a7 b8 c7|ball:b5|turn:A|moves:2');
    const random = repeatableRandom(1);
    for (let i = 0; i < 60 && !play.over; i++) {
      const moves = game.moves(play.state);
      playScript(play, [moves[random(moves.length)] as string]);
    }
    expect(game.position?.parse(game.position.make(play.state)).ok).toBe(true);
  });

  test('a field that does not fit is a mistake of its author', () => {
    expect(() => makeField({ id: 'huge', W: 5, R: 5, names: NAMES })).toThrow('at most 64 cells');
  });

  test('K2: a field may mark other cells with a point; they are crossed, and no turn ends there', () => {
    const game = playBallOn([{ id: 'pitch', W: 2, R: 4, points: ['c3'], names: NAMES }]);
    const state = openPlay(game).state;
    const refused = game.choose(state, 'c2-c3');
    expect(refused.ok || refused.problem.code).toBe('ends-on-point');
    expect(game.choose(state, 'c2-c3, c3-c4').ok).toBe(true);
  });
});

describe('moves', () => {
  test('a step goes to an adjacent cell without a playballer', () => {
    expect(turn('A:b2 c2 d2|B:b7 c8 d7|ball:c5|turn:A|moves:2', 'c2-c3')).toBe('A:b2 c3 d2|B:b7 c8 d7|ball:c5|turn:B|moves:3');
    expect(turn('A:b2 c2 d2|B:b7 c8 d7|ball:c5|turn:A|moves:2', 'c2-c4')).toBe('not-adjacent');
    expect(turn('A:b2 c2 d2|B:b7 c8 d7|ball:c5|turn:A|moves:2', 'c2-d2')).toBe('occupied');
    expect(turn('A:b2 c2 d2|B:b7 c8 d7|ball:c5|turn:A|moves:2', 'c3-c4')).toBe('not-yours');
    expect(turn('A:b2 c2 d2|B:b7 c8 d7|ball:c5|turn:A|moves:2', 'b7-b6')).toBe('not-yours');
  });

  test('a jump goes over the whole unbroken line, friends and opponents, to the first free cell', () => {
    const text = 'A:c2 c3 d2|B:b7 c4 d7|ball:c7|turn:A|moves:3';
    expect(turn(text, 'c2xc5')).toBe('A:c3 c5 d2|B:b7 c4 d7|ball:c7|turn:B|moves:3');
    expect(turn(text, 'c2xc6')).toBe('lands-elsewhere');
    expect(turn(text, 'c2xc3')).toBe('lands-elsewhere');
    expect(turn(text, 'd2xd4')).toBe('nothing-to-jump');
    expect(turn(text, 'c2xe4')).toBe('not-in-line');
  });

  test('a jump over a line that runs to the edge bounces back, and is one move', () => {
    const text = 'A:a2 b2 d2|B:a1 c8 d7|ball:a1|turn:A|moves:1';
    expect(turn(text, 'a2x(a1)')).toBe('A:a2 b2 d2|B:a1 c8 d7|ball:a2|turn:B|moves:3');
    expect(codes(text, 'a2x(a1)')).toEqual(['bounce', 'ball-stolen']);
    expect(turn(text, 'a2x(a1), d2-d3')).toBe('no-moves-left');
    expect(turn('A:c2 c3 d2|B:b7 c4 d7|ball:c7|turn:A|moves:3', 'c2x(c3)')).toBe('is-a-jump');
    expect(turn(text, 'a2xa1')).toBe('is-a-bounce');
  });

  test('a turn has three moves at most, the first of a round two', () => {
    const kickOff = 'A:b2 c2 d2|B:b7 c8 d7|ball:c5|turn:A|moves:2';
    expect(turn(kickOff, 'c2-c3, c3-c4, c4-c5')).toBe('no-moves-left');
    expect(turn(kickOff.replace('moves:2', 'moves:3'), 'c2-c3, c3-c4, c4-c5')).toBe('A:b2 c5 d2|B:b7 c8 d7|ball:c5|turn:B|moves:3');
    expect(turn(kickOff.replace('moves:2', 'moves:3'), 'c2-c3, c3-c4, c4-c5, c5-c6')).toBe('no-moves-left');
  });
});

describe('ball', () => {
  test('a playballer that arrives on the free ball takes it, and carries it along', () => {
    const text = 'A:b2 c4 d2|B:b7 c8 d7|ball:c5|turn:A|moves:3';
    expect(codes(text, 'c4-c5, c5-d5')).toEqual(['step', 'ball-picked-up', 'step']);
    expect(turn(text, 'c4-c5, c5-d5')).toBe('A:b2 d2 d5|B:b7 c8 d7|ball:d5|turn:B|moves:3');
  });

  test('a jump over the carrier takes the ball, from friend and from foe', () => {
    expect(codes('A:c4 b2 d2|B:b7 c5 d7|ball:c5|turn:A|moves:3', 'c4xc6')).toEqual(['jump', 'ball-stolen']);
    expect(codes('A:c4 c5 d2|B:b7 c8 d7|ball:c5|turn:A|moves:3', 'c4xc6')).toEqual(['jump', 'ball-taken-over']);
  });

  test('a jump over a carrier further down the line takes the ball too', () => {
    expect(turn('A:c3 c4 d2|B:b7 c5 d7|ball:c5|turn:A|moves:3', 'c3xc6')).toBe('A:c4 c6 d2|B:b7 c5 d7|ball:c6|turn:B|moves:3');
  });

  test('a pass goes along a line, over team-mates, not through opponents, and is not a move', () => {
    expect(turn('A:c2 c4 c6|B:b7 c8 d7|ball:c2|turn:A|moves:0', 'c2>c6')).toBe('A:c2 c4 c6|B:b7 c8 d7|ball:c6|turn:B|moves:3');
    expect(turn('A:c2 c4 c6|B:b7 c5 d7|ball:c2|turn:A|moves:3', 'c2>c6')).toBe('opponent-between');
    expect(turn('A:c2 c4 e5|B:b7 c5 d7|ball:c2|turn:A|moves:3', 'c2>e5')).toBe('not-in-line');
    expect(turn('A:c2 c4 e5|B:b7 c5 d7|ball:c2|turn:A|moves:3', 'c4>c2')).toBe('not-the-carrier');
    expect(turn('A:c2 c4 e5|B:b7 c5 d7|ball:c2|turn:A|moves:3', 'c2>c3')).toBe('not-a-team-mate');
  });
});

describe('goals (K3)', () => {
  test('the carrier scores on an opposing goal, and the team that conceded begins', () => {
    const text = 'A:b2 c8 d2|B:b7 a5 d7|ball:c8|turn:A|moves:3';
    expect(codes(text, 'c8-c9')).toEqual(['step', 'goal', 'round']);
    expect(turn(text, 'c8-c9')).toBe('A:b2 c2 d2|B:b7 c8 d7|ball:c5|turn:B|moves:2');
  });

  test('without the ball nobody enters an opposing goal', () => {
    expect(turn('A:b2 c8 d2|B:b7 a5 d7|ball:b2|turn:A|moves:3', 'c8-c9')).toBe('goal-without-ball');
  });

  test('K3: the ball taken by the very jump that lands on the goal counts', () => {
    expect(codes('A:b2 c7 d2|B:b7 c8 d7|ball:c8|turn:A|moves:3', 'c7xc9')).toEqual(['jump', 'ball-stolen', 'goal', 'round']);
  });

  test('K3: a jump that would land on an opposing goal without the ball is not allowed, and is no bounce', () => {
    expect(turn('A:b2 c7 d2|B:b7 c8 d7|ball:b7|turn:A|moves:3', 'c7xc9')).toBe('goal-without-ball');
    expect(turn('A:b2 c7 d2|B:b7 c8 d7|ball:b7|turn:A|moves:3', 'c7x(c8)')).toBe('goal-without-ball');
  });

  test('entering one’s own goal with the ball scores nothing, and no turn ends there', () => {
    const text = 'A:b2 c2 d2|B:b7 c8 d7|ball:c2|turn:A|moves:3';
    expect(turn(text, 'c2-c1')).toBe('ends-on-point');
    expect(codes(text, 'c2-c1, c1-c2, c2-c3')).toEqual(['step', 'step', 'step']);
  });

  test('nothing follows a goal', () => {
    expect(turn('A:b2 c8 d2|B:b7 a5 d7|ball:c8|turn:A|moves:3', 'c8-c9, b2-b3')).toBe('round-over');
  });
});

describe('what a turn must be (K6, K7)', () => {
  test('K6: a turn must change something', () => {
    expect(turn('A:b2 c2 d2|B:b7 c8 d7|ball:c5|turn:A|moves:3', 'c2-c3, c3-c2')).toBe('changes-nothing');
    expect(turn('A:b2 c2 d2|B:b7 c8 d7|ball:c5|turn:A|moves:3', '')).toBe('changes-nothing');
  });

  test('K6: two playballers that change places change nothing', () => {
    expect(turn('A:a1 c3 d3|B:b7 c8 d7|ball:c5|turn:A|moves:3', 'c3-c4, d3-c3, c4-d3')).toBe('changes-nothing');
  });

  test('K6: passes alone are a turn if the ball has moved', () => {
    expect(turn('A:c2 c4 d2|B:b7 c8 d7|ball:c2|turn:A|moves:3', 'c2>c4')).toBe('A:c2 c4 d2|B:b7 c8 d7|ball:c4|turn:B|moves:3');
  });

  test('K6: taking the free ball and coming back is a turn', () => {
    expect(turn('A:b2 c4 d2|B:b7 c8 d7|ball:c5|turn:A|moves:2', 'c4-c5, c5-c4')).toBe('A:b2 c4 d2|B:b7 c8 d7|ball:c4|turn:B|moves:3');
  });

  test('K7: a pass that recreates a situation since the last move is refused', () => {
    const text = 'A:c2 c4 c6|B:b7 c8 d7|ball:c2|turn:A|moves:3';
    expect(turn(text, 'c2>c4, c4>c2')).toBe('pass-repeats');
    expect(turn(text, 'c2>c4, c4>c6, c6>c2')).toBe('pass-repeats');
    expect(turn(text, 'c2>c4, c6-c7, c4>c2')).toBe('A:c2 c4 c7|B:b7 c8 d7|ball:c2|turn:B|moves:3');
  });

  test('K7: the list has the turn with the fewest parts, then the first by text', () => {
    const moves = playBall.moves(at('A:b2 c2 d2|B:b7 c8 d7|ball:c5|turn:A|moves:2'));
    expect(moves).toHaveLength(67);
    expect(moves).toContain('c2-c3');
    // Only c2-c3, c3-c4 leads to c4. Two orders lead to d3 and c3; the first by text is listed.
    expect(moves).toContain('c2-c3, c3-c4');
    expect(moves).toContain('c2-c3, d2-d3');
    expect(moves).not.toContain('d2-d3, c2-c3');
  });

  test('K7: goals are one result', () => {
    const moves = playBall.moves(at('A:b2 c8 d2|B:b7 a5 d7|ball:c8|turn:A|moves:3'));
    const scoring = moves.filter((move) => codes('A:b2 c8 d2|B:b7 a5 d7|ball:c8|turn:A|moves:3', move).includes('goal'));
    expect(scoring).toEqual(['c8-b8']);
  });

  test('K7: a legal turn entered by other parts is accepted and recorded as entered', () => {
    const play = playScript(openPlay(playBall), ['d2-d3, c2-c3']);
    expect(play.entries).toEqual([{ type: 'move', seat: 0, move: 'd2-d3, c2-c3' }]);
    expect(play.state.position).toEqual(playScript(openPlay(playBall), ['c2-c3, d2-d3']).state.position);
  });

  test('K7: a part that leaves no legal end is refused with the reason', () => {
    const progress = playBall.grammar?.follow(at('A:b2 c2 d2|B:b7 c8 d7|ball:c5|turn:A|moves:1'), ['c2-c1']);
    expect(progress?.ok === false && progress.problem.code).toBe('ends-on-point');
    expect(progress?.ok === false && progress.problem.values).toEqual({ cells: ['c1'] });
  });
});

describe('rounds and match', () => {
  const near = (goals: readonly [number, number], extra: Partial<PlayBallState> = {}): PlayBallState => ({
    ...at('A:b2 c8 d2|B:b7 a5 d7|ball:c8|turn:A|moves:3'),
    goals,
    ...extra,
  });
  const score = (state: PlayBallState) => {
    const step = playBall.choose(state, 'c8-c9');
    if (!step.ok) throw new Error(step.problem.message.en);
    return playBall.next(step.state);
  };

  test('standard: the first to three goals wins', () => {
    expect(score(near([1, 2])).kind).toBe('choice');
    expect(score(near([2, 2]))).toEqual({ kind: 'over', outcome: { winners: [0], draw: false, score: [3, 2], by: 'play' } });
  });

  test('expert: two goals in a row win', () => {
    const frame = { field: 'pitch', mode: 'expert' } as const;
    expect(score(near([5, 5], { frame, lastGoal: 1 })).kind).toBe('choice');
    expect(score(near([1, 0], { frame, lastGoal: 0 }))).toMatchObject({ kind: 'over', outcome: { winners: [0] } });
  });

  test('the first option says who begins, by default seat 0, or the dice do', () => {
    expect(openPlay(playBall).next).toEqual({ kind: 'choice', seat: 0, why: 'kick-off' });
    expect(openPlay(playBall, { first: 1 }).next).toMatchObject({ seat: 1 });
    const rolled = playScript(openPlay(playBall, { first: 'roll-off' }), [[3], [3], [2], [5]]);
    expect(rolled.next).toEqual({ kind: 'choice', seat: 1, why: 'kick-off' });
  });

  test('K4: a team that can neither score nor end its turn concedes, and has no choice', () => {
    const points = ['a4', 'b3', 'b4', 'b5', 'c3', 'c4'];
    const game = playBallOn([{ id: 'trap', W: 1, R: 3, points, names: NAMES }]);
    const play = openPlay(game);
    const trap = game.moves(play.state).find((move) => {
      const step = game.choose(play.state, move);
      return step.ok && step.facts.some(({ code }) => code === 'stuck');
    });
    playScript(play, [trap as string]);
    expect(play.lastFacts().map(({ code }) => code)).toEqual(['step', 'step', 'stuck', 'round']);
    expect(play.state.goals).toEqual([1, 0]);
    expect(play.next).toEqual({ kind: 'choice', seat: 1, why: 'kick-off' });
    const text = game.position?.make({ ...play.state, position: play.state.previous ?? play.state.position }) ?? '';
    const parsed = game.position?.parse(text);
    expect(parsed?.ok === false && parsed.problem.code).toBe('stuck');
  });

  /** Both teams walk to and fro: the position after the first turn comes up for the third time after nine. */
  const toAndFro = (begins: 0 | 1) => {
    const a = ['b2-b3', 'b3-b2'];
    const b = ['b7-b6', 'b6-b7'];
    const [first, second] = begins === 0 ? [a, b] : [b, a];
    const cycle = [first[0], second[0], first[1], second[1]] as string[];
    return [...cycle, ...cycle, cycle[0] as string];
  };

  test('K5: the same position for the third time makes the round void, and the other team begins', () => {
    const play = playScript(openPlay(playBall), toAndFro(0).slice(0, -1));
    expect(play.state.voids).toBe(0);
    playScript(play, ['b2-b3']);
    expect(play.lastFacts().map(({ code }) => code)).toEqual(['step', 'void-repeated', 'round']);
    expect(play.next).toEqual({ kind: 'choice', seat: 1, why: 'kick-off' });
    expect(playBall.position?.make(play.state)).toBe('A:b2 c2 d2|B:b7 c8 d7|ball:c5|turn:B|moves:2');
  });

  test('K5: the kick-off, with two moves, is not the same position as with three', () => {
    const play = playScript(openPlay(playBall), toAndFro(0).slice(0, 8));
    expect(new Set(play.state.seen).size).toBe(5);
  });

  test('K5: three void rounds in a row end the match as a draw if nobody is ahead', () => {
    const play = playScript(openPlay(playBall), [...toAndFro(0), ...toAndFro(1), ...toAndFro(0)]);
    expect(play.outcome).toEqual({ winners: [0, 1], draw: true, score: [0, 0], by: 'play' });
  });

  const lastVoid = (state: Partial<PlayBallState>) => {
    let now: PlayBallState = { ...openPlay(playBall).state, voids: 2, ...state };
    for (const move of toAndFro(0)) {
      const step = playBall.choose(now, move);
      if (!step.ok) throw new Error(step.problem.message.en);
      now = step.state;
    }
    return playBall.next(now);
  };

  test('K5: after three void rounds the team ahead wins, in expert mode the one that scored last', () => {
    expect(lastVoid({ goals: [1, 2], lastGoal: 0 })).toMatchObject({ kind: 'over', outcome: { winners: [1], draw: false } });
    const frame = { field: 'pitch', mode: 'expert' } as const;
    expect(lastVoid({ frame, goals: [1, 2], lastGoal: 0 })).toMatchObject({
      outcome: { winners: [0], draw: false, reason: 'scored-last' },
    });
    expect(lastVoid({ frame })).toMatchObject({ kind: 'over', outcome: { winners: [0, 1], draw: true } });
  });

  test('K5: a goal resets the count of void rounds; void rounds do not break two goals in a row', () => {
    const step = playBall.choose(near([0, 0], { voids: 2 }), 'c8-c9');
    expect(step.ok && step.state.voids).toBe(0);
    const frame = { field: 'pitch', mode: 'expert' } as const;
    expect(score(near([1, 0], { frame, lastGoal: 0, voids: 2 }))).toMatchObject({ kind: 'over', outcome: { winners: [0] } });
  });

  test('K5: two hundred turns without a goal make the round void', () => {
    const play = openPlay(playBall);
    const random = repeatableRandom(4);
    while (play.entries.length < 199) {
      const moves = playBall.moves(play.state);
      const calm = moves[random(moves.length)] as string;
      const step = playBall.choose(play.state, calm);
      // The turn scores no goal, and brings no position up again.
      if (step.ok && step.state.goals.join() === '0,0' && step.state.voids === 0) playScript(play, [calm]);
    }
    const ends = playBall.moves(play.state).map((move) => playBall.choose(play.state, move));
    const calm = ends.filter((step) => step.ok && step.state.goals.join() === '0,0');
    expect(calm.length).toBeGreaterThan(0);
    for (const step of calm) expect(step.ok && step.facts.some(({ code }) => code === 'void-long')).toBe(true);
  });

  test('the last position of a round can be looked at after it', () => {
    const step = playBall.choose(near([0, 0]), 'c8-c9');
    const previous = step.ok ? step.state.previous : null;
    expect(previous && playBall.position?.make({ ...near([0, 0]), position: previous })).toBe(
      'A:b2 c9 d2|B:a5 b7 d7|ball:c9|turn:A|moves:2',
    );
  });

  test('the sheet counts goals, steals and passes', () => {
    const play = openPlay(playBall);
    expect(play.sheet()).toMatchObject({ kind: 'tally', rows: [{ seat: 0, values: { goals: 0, steals: 0, passes: 0 } }, { seat: 1 }] });
  });
});
