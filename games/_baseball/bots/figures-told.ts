import { decimalsIn } from '@pocket-stadium/bots/kit';
import { fill, type Game, type Lang, moveName, type Values, type Words } from '@pocket-stadium/kernel';
import * as w from '../words/bots.ts';
import type { InningsFigures } from './innings-figures.ts';

const BASES = ['---', '1--', '-2-', '12-', '--3', '1-3', '-23', '123'];
/** Runs beyond this number are told together. */
const MOST_RUNS_TOLD = 10;

/** Figures as a person reads them. */
export function toldInnings(game: Game, figures: InningsFigures, lang: Lang): string[] {
  const say = (words: Words, values: Values = {}) => fill(words, values, lang);
  const number = decimalsIn(lang);
  const runs = figures.runsPerHalfInning ?? figures.runsPerHalfInningBothSidesBest;
  const lines = [say(figures.runsPerHalfInning ? w.runs : w.runs_best)];
  if (runs) {
    lines.push(say(w.mean, { mean: number(runs.mean, 12) }));
    const shown = runs.p.slice(0, MOST_RUNS_TOLD);
    for (const [count, p] of shown.entries()) lines.push(say(w.probability, { runs: String(count).padStart(3), p: number(p, 12) }));
    lines.push(say(w.more, { p: number(1 - shown.reduce((sum, p) => sum + p, 0), 6) }));
  }
  const { hitsPerHalfInning: hits, leftOnBasePerHalfInning: lob } = figures;
  if (hits !== undefined) lines.push(say(w.hits, { value: number(hits, 12) }));
  if (lob !== undefined) lines.push(say(w.lob, { value: number(lob, 12) }));
  lines.push(
    say(w.value, { value: number(figures.valueToBeginner, 9) }),
    say(w.extra, { value: number(figures.extraInnings, 9) }),
    say(w.innings, { value: number(figures.meanInnings, 9) }),
    say(w.total, { value: number(figures.meanTotalRuns, 9) }),
  );
  if (figures.runExpectancy.length > 1) lines.push('', ...expectancy(figures, lang));
  if (figures.bestForRuns) lines.push('', ...bestForRuns(game, figures.bestForRuns, lang));
  return lines;
}

/** Choices by count, after a hit, with runners, and in how many states of outs and bases each move is the best for runs. */
function bestForRuns(game: Game, choices: NonNullable<InningsFigures['bestForRuns']>, lang: Lang): string[] {
  const kinds = new Map<string, Map<string, number>>();
  for (const { choice, balls, strikes, hit, move } of choices) {
    const kind = choice === 'decide' ? `${balls}-${strikes}` : (hit ? w.on_hit : w.on_base)[lang];
    const moves = kinds.get(kind) ?? new Map<string, number>();
    const name = moveName(game, move)[lang];
    kinds.set(kind, moves.set(name, (moves.get(name) ?? 0) + 1));
  }
  const told = [...kinds].map(([kind, moves]) => `  ${kind.padEnd(24)}${[...moves].map(([name, count]) => `${name} ${count}`).join(', ')}`);
  return [w.best_for_runs[lang], ...told.sort()];
}

function expectancy({ runExpectancy }: InningsFigures, lang: Lang): string[] {
  const number = decimalsIn(lang);
  const head = [0, 1, 2].map((outs) => fill(w.outs, { outs }, lang).padStart(12)).join('');
  const rows = BASES.map((men, bases) => {
    const cells = [0, 1, 2].map((outs) => {
      const found = runExpectancy.find((situation) => situation.bases === bases && situation.outs === outs);
      return (found ? number(found.runs, 4) : '').padStart(12);
    });
    return `  ${men.padEnd(6)}${cells.join('')}`;
  });
  return [w.expectancy[lang], `  ${w.bases[lang].padEnd(6)}${head}`, ...rows];
}
