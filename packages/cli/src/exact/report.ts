import type { InningsFigures, RugbyFigures } from '@pocket-stadium/bots';
import type { Context } from '../commands/command.ts';
import { EXACT } from './words.ts';

const BASES = ['---', '1--', '-2-', '12-', '--3', '1-3', '-23', '123'];

/** Figures as a person reads them. */
export function tellInnings(figures: InningsFigures, { say, lang }: Context): string[] {
  const number = decimals(lang);
  const runs = figures.runsPerHalfInning ?? figures.runsPerHalfInningBothSidesBest;
  const lines = [say(figures.runsPerHalfInning ? EXACT.runs : EXACT.runsBest)];
  if (runs) {
    lines.push(say(EXACT.mean, { mean: number(runs.mean, 12) }));
    const shown = runs.p.slice(0, 10);
    for (const [count, p] of shown.entries()) lines.push(say(EXACT.probability, { runs: String(count).padStart(3), p: number(p, 12) }));
    lines.push(say(EXACT.more, { p: number(1 - shown.reduce((sum, p) => sum + p, 0), 6) }));
  }
  const { hitsPerHalfInning: hits, leftOnBasePerHalfInning: lob } = figures;
  if (hits !== undefined) lines.push(say(EXACT.hits, { value: number(hits, 12) }));
  if (lob !== undefined) lines.push(say(EXACT.lob, { value: number(lob, 12) }));
  lines.push(
    say(EXACT.value, { value: number(figures.valueToBeginner, 9) }),
    say(EXACT.extra, { value: number(figures.extraInnings, 9) }),
    say(EXACT.innings, { value: number(figures.meanInnings, 9) }),
    say(EXACT.total, { value: number(figures.meanTotalRuns, 9) }),
  );
  return figures.runExpectancy.length > 1 ? [...lines, '', ...expectancy(figures, { say, lang })] : lines;
}

function expectancy({ runExpectancy }: InningsFigures, { say, lang }: Pick<Context, 'say' | 'lang'>): string[] {
  const number = decimals(lang);
  const head = [0, 1, 2].map((outs) => say(EXACT.outs, { outs }).padStart(12)).join('');
  const rows = BASES.map((men, bases) => {
    const cells = [0, 1, 2].map((outs) => {
      const found = runExpectancy.find((place) => place.bases === bases && place.outs === outs);
      return (found ? number(found.runs, 4) : '').padStart(12);
    });
    return `  ${men.padEnd(6)}${cells.join('')}`;
  });
  return [say(EXACT.expectancy), `  ${say(EXACT.bases).padEnd(6)}${head}`, ...rows];
}

export function tellRugby(figures: RugbyFigures, { say, lang }: Context): string[] {
  const number = decimals(lang);
  return [
    say(EXACT.value, { value: number(figures.valueToBeginner, 6) }),
    say(EXACT.draw, { value: number(figures.draw, 4) }),
    say(EXACT.alwaysKick, { value: number(figures.alwaysKick.valueToBeginner, 6) }),
    say(EXACT.alwaysPlay, { value: number(figures.alwaysPlay.valueToBeginner, 6) }),
  ];
}

function decimals(lang: string): (value: number, digits: number) => string {
  return (value, digits) => value.toLocaleString(lang, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
