import { type LineScore, type Play, type Sheet, shares } from '@pocket-stadium/kernel';
import { observe, observeRatio, type Tallies } from './figures.ts';

/** Takes down what one finished game was like. */
export function collect(tallies: Tallies, play: Play): void {
  const { outcome, game, header, entries, rolls } = play;
  if (!outcome) throw new Error('the game is not over');
  tallies.games++;
  for (const [seat, share] of shares(game, outcome, header.seats.length).entries()) observe(tallies, `share ${seat}`, share);
  observe(tallies, 'draw', outcome.draw ? 1 : 0);
  for (const [side, score] of outcome.score.entries()) observe(tallies, `score ${side}`, score);
  observe(tallies, 'entries', entries.length);
  observe(tallies, 'rolls', rolls);
  observe(tallies, 'choices', entries.length - rolls);
  const sheet = play.sheet();
  if (sheet) collectSheet(tallies, sheet);
}

function collectSheet(tallies: Tallies, sheet: Sheet): void {
  switch (sheet.kind) {
    case 'line-score':
      collectLineScore(tallies, sheet);
      break;
    case 'match-sheet':
      observe(tallies, 'actions', sheet.lines.length);
      for (const seat of [0, 1] as const) {
        observe(tallies, `yellows ${seat}`, sheet.yellows[seat]);
        observe(tallies, `reds ${seat}`, sheet.reds[seat]);
      }
      break;
    case 'tally':
      for (const { seat, values } of sheet.rows) {
        for (const [name, value] of Object.entries(values)) if (typeof value === 'number') observe(tallies, `${name} ${seat}`, value);
      }
  }
}

function collectLineScore(tallies: Tallies, { rows, totals, inningsPlayed }: LineScore): void {
  observe(tallies, 'innings', inningsPlayed);
  let halves = 0;
  for (const { innings } of rows) {
    for (const runs of innings) {
      if (typeof runs !== 'number') continue;
      halves++;
      observe(tallies, 'runsPerHalfInning', runs);
    }
  }
  for (const total of totals) {
    const all = rows.reduce((sum, row) => sum + (row.totals[total] ?? 0), 0);
    observe(tallies, `total${total}`, all);
    // Runs are known by the half-inning already.
    if (total !== 'R') observeRatio(tallies, `${total}PerHalfInning`, all, halves);
  }
}
