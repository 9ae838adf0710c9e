import { courseOf, type Review, type ReviewEntry, type SideStory } from '@pocket-stadium/bots';
import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { asYou, type Fact, type Game, inEveryLang, newHeader, Play } from '@pocket-stadium/kernel';
import { describe, expect, it } from 'vitest';
import { sharesOf, stoodAfter, turningPoint } from './telling.ts';

const side = (line: number[], luck = 0): SideStory => ({ side: 0, seat: 0, start: line[0] ?? 0, luck, cost: 0, gained: 0, end: 1, line });
const entry = (type: 'roll' | 'move'): ReviewEntry => ({ number: 1, type, expect: [], luck: [], remarks: [] });
const review = (...types: ('roll' | 'move')[]): Review => ({ source: 'exact', error: 0, entries: types.map(entry), totals: [] });
const sum = (shares: readonly { points: number }[]) => shares.reduce((total, { points }) => total + points, 0);

describe('the bar of luck and choices', () => {
  it('adds up to 100 for whoever won, whatever is rounded', () => {
    const shares = sharesOf(side([0.505, 1], 0.3649), review('roll', 'move'));
    expect(shares).toEqual([
      { from: 'start', points: 51 },
      { from: 'dice', points: 36 },
      { from: 'choices', points: 13 },
    ]);
    expect(sum(sharesOf(side([0.333, 1], -0.111), review('roll', 'move')))).toBe(100);
  });

  it('a game without dice does not speak of them, one of dice alone not of choices', () => {
    expect(sharesOf(side([0.6, 1]), review('move')).map(({ from }) => from)).toEqual(['start', 'choices']);
    expect(sharesOf(side([0.6, 1]), review('roll')).map(({ from }) => from)).toEqual(['start', 'dice']);
  });
});

describe('how a match went', () => {
  it('a winner who was nearly beaten came back', () => {
    expect(courseOf(side([0.5, 0.3, 0.1, 0.6, 1]))).toEqual({ kind: 'comeback', chances: 10 });
  });

  it('one who was never behind led all along', () => {
    expect(courseOf(side([0.5, 0.55, 0.8, 1]))).toEqual({ kind: 'ahead' });
  });

  it('else the lead went to and fro, or it stayed open', () => {
    expect(courseOf(side([0.5, 0.7, 0.3, 0.7, 1]))).toEqual({ kind: 'to-and-fro', count: 2 });
    expect(courseOf(side([0.5, 0.4, 0.49, 0.8, 1]))).toEqual({ kind: 'open' });
  });

  it('turned where the winner gained most', () => {
    expect(turningPoint(side([0.5, 0.4, 0.9, 1]))).toBe(2);
    expect(turningPoint(side([0.5, 0.52, 0.54]))).toBeNull();
  });
});

describe('how it stood', () => {
  const start = (id: string, count: number, options = {}) => {
    const seats = Array.from({ length: count }, (_, i) => ({ name: `N${i}` }));
    const header = newHeader(GAMES.get(id) as Game, { seats, options, dice: { kind: 'hand' } });
    if (!header.ok) throw new Error(header.problem.message.en);
    return Play.start(GAMES.get(id) as Game, header.value);
  };
  const goal = (seat: number) => ({ code: 'goal', seat, goals: [0, 0] }) as Fact;

  it('names the one who leads, or nobody', () => {
    const play = start('play-ball', 2);
    expect(stoodAfter(play, [], ['Ana', 'Bo'], 'fr')).toEqual({ figures: [0, 0], leader: null });
    expect(stoodAfter(play, [goal(1), goal(1), goal(0)], ['Ana', 'Bo'], 'fr')).toEqual({ figures: [2, 1], leader: 'Bo' });
    const you = asYou(
      inEveryLang((lang) => (lang === 'fr' ? 'Vous' : 'You')),
      'fr',
    );
    expect(stoodAfter(play, [goal(1)], ['Ana', you], 'fr')?.leader).toBe(you);
  });

  it('a team of several is called by its name, inside a sentence', () => {
    const play = start('dice-and-run', 4, { mode: 'basic' });
    const run = { code: 'home-run', seat: 0, runs: 1, moves: [], outs: 0 } as Fact;
    const { figures, leader } = stoodAfter(play, [run], ['A', 'B', 'C', 'D'], 'en') ?? {};
    expect(figures).toHaveLength(2);
    if (leader !== null) expect(leader).toMatch(/^the /);
  });
});
