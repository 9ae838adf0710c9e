import { TERMINAL } from '@pocket-stadium/games/shelf/terminal';
import { type Play, scoreOf, shares } from '@pocket-stadium/kernel';
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
  collectSheet(tallies, play);
}

/** As the game counts its sheet, or the totals of every side. */
function collectSheet(tallies: Tallies, play: Play): void {
  const { game } = play;
  const sheet = play.sheet();
  const own = TERMINAL.get(game.about.id)?.figures;
  if (sheet && own) {
    own.count(
      sheet,
      (name, value) => observe(tallies, name, value),
      (name, of, each) => observeRatio(tallies, name, of, each),
    );
    return;
  }
  const score = scoreOf(game, sheet);
  for (const { side, values } of score?.rows ?? []) {
    for (const key of score?.columns.slice(score.running) ?? []) {
      const value = values[key];
      if (typeof value === 'number') observe(tallies, `${key} ${side}`, value);
    }
  }
}
