import { review } from '@pocket-stadium/bots';
import { playBots } from '@pocket-stadium/bots/kit/test-matches';
import { newHeader, Play, repeatableRandom } from '@pocket-stadium/kernel';
import { describe, expect, it } from 'vitest';
import { type PlayBallState, game as playBall } from '../rules/index.ts';
import { child } from './child.ts';
import { PlayBallOracle } from './oracle.ts';

const oracle = new PlayBallOracle(300);

function at(text: string): PlayBallState {
  const parsed = playBall.position?.parse(text);
  if (!parsed?.ok) throw new Error(text);
  return parsed.value;
}

function afterMove(before: PlayBallState, move: string): PlayBallState {
  const step = playBall.choose(before, move);
  if (!step.ok) throw new Error(step.problem.message.en);
  return step.state;
}

function scores(before: PlayBallState, move: string): boolean {
  return afterMove(before, move).goals[before.position.turn] > before.goals[before.position.turn];
}

function remarksOn(text: string, move: string): string[] {
  const before = at(text);
  return oracle.remarks(before, move, afterMove(before, move)).map(({ code }) => code);
}

describe('the review of a Play Ball match', () => {
  it('says which goal was missed', () => {
    const close = 'A:a1 b4 c4|B:b7 d2 d6|ball:b7|turn:A|moves:3';
    const turns = playBall.moves(at(close)).filter((move, i) => i % 20 === 0 || scores(at(close), move));
    const codes = turns.map((move) => ({ codes: remarksOn(close, move), scores: scores(at(close), move) }));
    expect(codes.filter((turn) => turn.scores)).toHaveLength(1);
    for (const turn of codes) expect(turn.codes.includes('goal-missed')).toBe(!turn.scores);
  });

  it('says which goal was allowed that could have been prevented', () => {
    const tight = 'A:b2 d2 e4|B:c8 d5 d7|ball:c5|turn:B|moves:3';
    const turns = playBall.moves(at(tight)).filter((_, i) => i % 20 === 0);
    const allowed = turns.filter((move) =>
      playBall.moves(afterMove(at(tight), move)).some((reply) => scores(afterMove(at(tight), move), reply)),
    );
    expect(allowed.length).toBeGreaterThan(0);
    expect(allowed.length).toBeLessThan(turns.length);
    for (const move of turns) expect(remarksOn(tight, move)).toEqual(allowed.includes(move) ? ['goal-allowed'] : []);
  });

  it('does not reproach anybody with a goal that nothing prevents', () => {
    const lost = 'A:a2 a3 a7|B:b4 c5 d3|ball:d3|turn:A|moves:3';
    for (const move of playBall.moves(at(lost)).slice(0, 10)) expect(remarksOn(lost, move)).toEqual([]);
  });

  it('is an estimate that adds up to the result', () => {
    const header = newHeader(playBall, { seats: [{ name: 'A' }, { name: 'B' }], dice: { kind: 'hand' } });
    if (!header.ok) throw new Error('header');
    const play = playBots(Play.start(playBall, header.value), [child, child], repeatableRandom(5));
    const { source, entries, totals } = review(play, oracle);
    expect(source).toBe('search');
    expect(entries).toHaveLength(play.entries.length);
    for (const [seat, { start, luck, cost, gained, end }] of totals.entries()) {
      expect(luck).toBe(0);
      expect(start - cost + gained).toBeCloseTo(end, 9);
      expect(cost).toBeGreaterThanOrEqual(0);
      expect(end).toBe(play.outcome?.winners.includes(seat) ? 1 : 0);
    }
    const remarks = entries.flatMap((entry) => entry.remarks);
    expect(remarks.length).toBeGreaterThan(0);
    for (const { words } of remarks) {
      expect(words.fr).toMatch(/^But (manqué|permis)\s: .*\.$/);
      expect(words.en).toMatch(/^Goal (missed|allowed): .*\.$/);
    }
  });
});
