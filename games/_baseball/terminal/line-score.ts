import { clip, padEnd, padStart, type Scene } from '@pocket-stadium/cli/kit';
import { columnOf, type Sheet, sideName } from '@pocket-stadium/kernel';
import type { LineScore } from '../rules/index.ts';

const NAME = 16;
const INNING = 3;
const TOTAL = 5;

/** The board at the ground: innings across, the side that bats first on top, then the totals. */
export function drawLineScore(given: Sheet, scene: Scene): string[] {
  const sheet = given as LineScore;
  const { paint, names, columns, lang, game } = scene;
  const room = Math.floor((columns - NAME - sheet.totals.length * TOTAL - 2) / INNING);
  const first = Math.max(0, sheet.inningsPlayed - room);
  const shown = Array.from({ length: sheet.inningsPlayed - first }, (_, i) => first + i);
  const line = (name: string, innings: readonly string[], totals: readonly string[]) =>
    `${padEnd(clip(name, NAME), NAME)}${innings.map((text) => padStart(text, INNING)).join('')} │${totals.map((text) => padStart(text, TOTAL)).join('')}`;
  const titles = sheet.totals.map((total) => columnOf(game, total).label[lang]);
  const heading = line(
    first > 0 ? '…' : '',
    shown.map((inning) => String(inning + 1)),
    titles,
  );
  const rows = sheet.rows.map(({ side, innings, totals }) =>
    line(
      sideName(game, side, names, lang),
      shown.map((inning) => cell(innings[inning])),
      sheet.totals.map((total) => String(totals[total] ?? 0)),
    ),
  );
  return [paint.dim(heading), ...rows];
}

function cell(runs: number | null | 'x' | undefined): string {
  return runs === null || runs === undefined ? '·' : String(runs);
}
