import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  chanceOf,
  dayNumber,
  type FindSolution,
  fileOf,
  GAMES_WITH_PUZZLES,
  GRADES,
  loadPuzzles,
  loadSolver,
  type Puzzle,
  type Puzzles,
  puzzleLines,
  puzzleOf,
  puzzleOfTheDay,
  readPuzzle,
  rightChoices,
  weekOf,
  weighChoices,
  whatIsWrong,
  writePuzzle,
} from '@pocket-stadium/bots';
import { type Game, repeatableRandom } from '@pocket-stadium/kernel';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../shelf/rules.ts';
import { SOLUTIONS } from '../shelf/solutions.ts';

const SOAK = process.env.SOAK === '1';
/** An estimate takes a hundred times as long as a proof, so that many are drawn from the list, by a fixed number. */
const DRAWN_ESTIMATES = 3;
/** How far values of the quick solution may be off, in positions that hardly ever come up. The full solution takes minutes. */
const QUICK_ERROR = 0.01;

const findShipped: FindSolution = async (game, name) => {
  const address = SOLUTIONS[game]?.[name];
  return address ? fileOf(readFileSync(new URL(address))) : null;
};

/** The lines that were published. A date names a line, so they stay where they are for ever. */
const PUBLISHED: Readonly<Record<string, { readonly lines: number; readonly hash: string }>> = {
  'dice-and-run': { lines: 121, hash: 'ab43194d2c957c53' },
  'pocket-rugby': { lines: 340, hash: '56bcbb31bb64978e' },
  'runy-run-run': { lines: 41, hash: 'ff0a2252ec8e464c' },
  'play-ball': { lines: 334, hash: 'f1cdf2a4ecb20eb2' },
};

interface Listed {
  readonly game: Game;
  readonly puzzles: Puzzles;
  readonly list: readonly Puzzle[];
  readonly lines: readonly string[];
}

async function listOf(id: string): Promise<Listed> {
  const [game, puzzles] = [GAMES.get(id), await loadPuzzles(id)];
  if (!game || !puzzles) throw new Error(`no problems of ${id}`);
  const lines = await puzzleLines(puzzles);
  return { game, puzzles, lines, list: lines.map(puzzleOf) };
}

function stateOf({ puzzles }: Listed, { position }: Puzzle): unknown {
  const read = puzzles.read(position);
  if (!read.ok) throw new Error(`${position}: ${read.problem.message.en}`);
  return read.value;
}

describe.each(GAMES_WITH_PUZZLES)('the problems of %s', (id) => {
  it('are lines that say the same again, each position once, with a known motif', async () => {
    const listed = await listOf(id);
    const { puzzles, list, lines } = listed;
    expect(new Set(list.map(({ position }) => position)).size).toBe(list.length);
    for (const [i, puzzle] of list.entries()) {
      expect(writePuzzle(puzzle)).toBe(lines[i]);
      expect(puzzles.write(stateOf(listed, puzzle) as never)).toBe(puzzle.position);
      expect(Object.keys(puzzles.motifs)).toContain(puzzle.motif);
    }
    for (const motif of Object.keys(puzzles.motifs)) expect(list.some((puzzle) => puzzle.motif === motif)).toBe(true);
    expect(new Set(list.map(({ grade }) => grade)).size).toBeGreaterThan(1);
  });

  it('grow at the end of the list alone', async () => {
    const { lines } = await listOf(id);
    const published = PUBLISHED[id];
    const first = lines.slice(0, published?.lines).join('\n');
    expect(createHash('sha256').update(first).digest('hex').slice(0, 16)).toBe(published?.hash);
  });

  it('are asked at a choice, in both languages, and state a margin', async () => {
    const listed = await listOf(id);
    for (const puzzle of listed.list) {
      const state = stateOf(listed, puzzle);
      expect(listed.game.next(state).kind).toBe('choice');
      const asked = listed.puzzles.ask(state as never, puzzle.motif);
      expect(asked.fr).not.toBe(asked.en);
      expect(`${asked.fr}${asked.en}`).not.toMatch(/[{}]|undefined/);
      const [best] = puzzle.choices;
      const next = puzzle.choices.find(({ chance }) => chance !== best?.chance)?.chance ?? puzzle.others;
      if (typeof next === 'number') expect((best?.chance ?? 0) - next).toBeGreaterThanOrEqual(listed.puzzles.margin - 1e-9);
    }
  });

  it('are what the solver says: every proved one, and some of the estimates', async () => {
    const listed = await listOf(id);
    const { game, puzzles, list } = listed;
    // Where a game has solutions of several precisions, the quick one says the same less exactly.
    const full = SOAK && !puzzles.estimated ? await fullSolution(id, puzzles) : false;
    const random = repeatableRandom(list.length);
    const drawn = () => Array.from({ length: DRAWN_ESTIMATES }, () => list[random(list.length)] as Puzzle);
    const chosen = SOAK || !puzzles.estimated ? list : drawn();
    for (const puzzle of chosen) {
      const state = stateOf(listed, puzzle);
      const weighed = await weighChoices(game, puzzles, state, findShipped);
      expect({ puzzle, wrong: whatIsWrong(game, puzzles, puzzle, state, weighed, full ? 0 : QUICK_ERROR) }).toEqual({
        puzzle,
        wrong: null,
      });
    }
  });

  it('accept the good choices, and no other', async () => {
    const listed = await listOf(id);
    for (const puzzle of listed.list.slice(0, 20)) {
      const state = stateOf(listed, puzzle);
      const best = puzzle.choices[0]?.chance;
      const right = rightChoices(puzzle).map(({ move }) => move);
      for (const move of listed.game.moves(state).slice(0, 30)) {
        expect(chanceOf(listed.game, state, puzzle, move) === best, `${puzzle.position} ${move}`).toBe(right.includes(move));
      }
    }
  });
});

/** Works the full solution out where the game has several precisions. That takes minutes, so only the soak does it. */
async function fullSolution(id: string, puzzles: Puzzles): Promise<boolean> {
  const solver = await loadSolver(id);
  if (Object.hasOwn(SOLUTIONS, id)) return true;
  await solver?.solve(puzzles.options);
  return solver !== null;
}

describe('a list of problems', () => {
  it('refuses a line that is none, and finds what is wrong with a false one', async () => {
    for (const line of ['', 'x', 'now1;', 'now9;abc;a=1', 'now1;abc;a', 'now1;abc;=3']) expect(readPuzzle(line).ok).toBe(false);
    for (const id of GAMES_WITH_PUZZLES) {
      const listed = await listOf(id);
      const { game, puzzles } = listed;
      const [puzzle] = listed.list;
      if (!puzzle || puzzles.estimated) continue;
      const state = stateOf(listed, puzzle);
      const weighed = await weighChoices(game, puzzles, state, findShipped);
      const [best, ...rest] = puzzle.choices;
      const turned = { ...puzzle, choices: [{ move: best?.move ?? '', chance: 1 - (best?.chance ?? 0) }, ...rest] };
      expect(whatIsWrong(game, puzzles, turned, state, weighed, QUICK_ERROR)).not.toBeNull();
      const nowhere = { ...puzzle, choices: [{ move: 'nowhere', chance: 1 }] };
      expect(whatIsWrong(game, puzzles, nowhere, state, weighed, QUICK_ERROR)).toContain('not legal');
    }
  });

  it('has ten motifs and three grades in all, and as many problems as promised', async () => {
    const all = await Promise.all(GAMES_WITH_PUZZLES.map(listOf));
    const motifs = all.flatMap(({ puzzles }) => Object.values(puzzles.motifs).map(({ names }) => names.en));
    expect(new Set(motifs).size).toBeGreaterThanOrEqual(10);
    for (const grade of GRADES) expect(all.some(({ list }) => list.some((puzzle) => puzzle.grade === grade))).toBe(true);
    expect(all.filter(({ list }) => list.length >= 300).length).toBeGreaterThanOrEqual(2);
    for (const { puzzles, list } of all) if (!puzzles.estimated) expect(list.length).toBeGreaterThanOrEqual(60);
  });
});

describe('the problem of the day', () => {
  it('comes from a proved list, a game for each day of the week, and no line twice before the list is used up', async () => {
    const seen = new Map<string, Set<number>>();
    for (let week = 0; week < 50; week++) {
      for (let day = 0; day < 7; day++) {
        const date = new Date(Date.UTC(2026, 10, 16 + 7 * week + day)).toISOString().slice(0, 10);
        const found = await puzzleOfTheDay(date);
        if (!found) throw new Error(`nothing on ${date}`);
        expect(found.puzzles.estimated).toBe(false);
        const numbers = seen.get(found.gameId) ?? new Set();
        expect(numbers.has(found.number)).toBe(false);
        seen.set(found.gameId, numbers.add(found.number));
      }
    }
    const days = (await Promise.all(GAMES_WITH_PUZZLES.map(loadPuzzles))).flatMap((puzzles) => puzzles?.days ?? []);
    expect(days.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it('is of a calendar date, from the first day on', async () => {
    expect(dayNumber('2026-11-16')).toBe(0);
    expect(dayNumber('2027-11-16')).toBe(365);
    for (const date of ['2026-11-15', '2026-02-30', '2026-13-01', '16 November', '']) expect(dayNumber(date)).toBeNull();
    expect(weekOf('2026-11-18')).toEqual(['16', '17', '18', '19', '20', '21', '22'].map((day) => `2026-11-${day}`));
    expect(weekOf('2026-11-22')[0]).toBe('2026-11-16');
  });
});
