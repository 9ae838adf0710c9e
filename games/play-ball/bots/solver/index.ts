import { type Figures, fileOf, notASolution, type Oracle, type Solver, type Verdict } from '@pocket-stadium/bots/kit';
import { fill, type Lang, type OptionValues } from '@pocket-stadium/kernel';
import * as w from '../../words/solver.ts';
import { ExactOracle } from '../exact-oracle.ts';
import { PlayBallOracle } from '../oracle.ts';
import { chartOf, solutionOf, useOpened } from '../solutions.ts';
import { encodeSolution } from './encode.ts';
import { makeFormations } from './formations.ts';
import { type Arrays, arraySizes, Layers } from './layers.ts';
import { game, makeField } from './rules.ts';
import { Solution } from './solution.ts';
import { solveField } from './solve.ts';
import { alone } from './work.ts';

/** Moves that who begins might have in the first turn: the rules give two. */
const FIRST_TURNS = [1, 2, 3];

interface PlayBallFigures {
  readonly field: string;
  readonly positions: number;
  readonly goalThisTurn: number;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  readonly longestGoal: number;
  /** By moves of the first turn: what it is worth to who begins. */
  readonly begins: readonly (Verdict & { readonly moves: number })[];
}

export const solver: Solver = {
  async solve({ field }, report) {
    const chart = chartOf(field);
    const formations = makeFormations(makeField(chart));
    const sizes = Object.entries(arraySizes(formations));
    const arrays = Object.fromEntries(sizes.map(([name, size]) => [name, new Uint8Array(size)])) as unknown as Arrays;
    const positions = countPositions(formations.endSpots);
    const counts = await solveField(arrays, alone(new Layers(formations, arrays)), ({ known }) => report?.(known / positions));
    const file = await encodeSolution(chart, formations, arrays.values, counts, hexHash);
    solver.take({ field: chart.id }, file);
    return file;
  },
  take({ field }, bytes) {
    const chart = chartOf(field);
    const file = fileOf(bytes);
    const opened = Solution.open(chart, file.read);
    if (!opened.ok) return notASolution();
    useOpened(chart.id, opened.value, file);
    return null;
  },
  figuresNeedSolution: true,
  figures(options): Figures {
    const data = figuresOf(options);
    return { data, decimals: () => 6, told: (lang) => told(data, lang) };
  },
  oracle(options): Oracle {
    const solution = solutionOf({ frame: { field: String(options.field), mode: 'standard' } });
    return (solution ? new ExactOracle(solution) : new PlayBallOracle()) as Oracle;
  },
};

/** Positions of a field on so many cells where a turn may end. */
export function countPositions(cells: number): number {
  const choose3 = (n: number) => (n * (n - 1) * (n - 2)) / 6;
  return choose3(cells) * choose3(cells - 3) * 6 + choose3(cells - 1) * choose3(cells - 4);
}

function figuresOf({ field }: OptionValues): PlayBallFigures {
  const solution = solutionOf({ frame: { field: String(field), mode: 'standard' } });
  if (!solution) throw new Error(`the field ${field} is not solved`);
  const { positions, draws, byTurnsToGoal } = solution.head.counts;
  const share = (which: (turns: number) => boolean) =>
    byTurnsToGoal.reduce((sum, count, turns) => (which(turns) ? sum + count : sum), 0) / positions;
  const start = game.start({ field: String(field), mode: 'standard', first: 0 }, 2).position;
  const begins = FIRST_TURNS.map((moves) => {
    const verdict = solution.verdict({ ...start, moves });
    if (!verdict.ok) throw new Error(verdict.problem.message.en);
    return { moves, ...verdict.value };
  });
  return {
    field: String(field),
    positions,
    goalThisTurn: share((turns) => turns === 1),
    won: share((turns) => turns % 2 === 1),
    lost: share((turns) => turns % 2 === 0),
    drawn: draws / positions,
    longestGoal: byTurnsToGoal.findLastIndex((count) => count > 0),
    begins,
  };
}

const TOLD = { W: w.won, L: w.lost, D: w.drawn } as const;

function told(data: PlayBallFigures, lang: Lang): string[] {
  const percent = (share: number, digits = 2) => (100 * share).toLocaleString(lang, { maximumFractionDigits: digits });
  return [
    fill(
      w.figures_positions,
      {
        field: chartOf(data.field).names[lang],
        positions: data.positions.toLocaleString(lang),
        won: percent(data.won),
        lost: percent(data.lost),
        drawn: percent(data.drawn, 3),
      },
      lang,
    ),
    fill(w.figures_goal, { share: percent(data.goalThisTurn, 1), turns: data.longestGoal }, lang),
    ...data.begins.map(({ moves, value, depth }) =>
      fill(w.figures_start, { moves, verdict: fill(TOLD[value], { turns: depth ?? 0 }, lang) }, lang),
    ),
  ];
}

async function hexHash(bytes: Uint8Array): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', Uint8Array.from(bytes));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
