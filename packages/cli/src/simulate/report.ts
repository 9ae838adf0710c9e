import { TERMINAL } from '@pocket-stadium/games/shelf/terminal';
import { columnOf, fill, type Game, type Lang, makeOptionText, sideName, sideOf, type Words } from '@pocket-stadium/kernel';
import type { Paint } from '../../kit/paint.ts';
import type { SheetFigures } from '../../kit/terminal.ts';
import { clip, harmless, padEnd, padStart } from '../../kit/text.ts';
import * as w from '../../words/simulate.ts';
import { type Estimate, estimate, estimateRatio, type Figure, type Tallies } from './figures.ts';
import type { Simulation } from './games.ts';
import { bars, drawBars } from './histogram.ts';
import { FIGURES } from './words.ts';

/** The figures that are shown with the seats. */
const BY_SEAT = ['share', 'score'];

/** The figures of a simulation for people to read. */
export class Report {
  private readonly names: readonly string[];
  private readonly own: SheetFigures | undefined;

  constructor(
    private readonly game: Game,
    private readonly simulation: Simulation,
    private readonly tallies: Tallies,
    private readonly lang: Lang,
    private readonly paint: Paint,
  ) {
    this.own = TERMINAL.get(game.about.id)?.figures;
    this.names = simulation.header.seats.map(({ name, bot }) => `${name} (${bot})`);
  }

  lines(): string[] {
    return [...this.title(), '', ...this.seats(), '', ...this.means(), ...this.distributions()];
  }

  private title(): string[] {
    const { header, seed } = this.simulation;
    const title = this.say(this.tallies.games === 1 ? w.title_of_one : w.title, {
      game: this.game.about.names,
      games: this.number(this.tallies.games, 0),
      seats: header.seats.length,
      seed: harmless(JSON.stringify(seed)),
    });
    const options = Object.entries(header.options).map(([name, value]) => `${name}=${makeOptionText(value)}`);
    return [this.paint.bold(title), this.paint.dim(this.say(w.options, { options: options.join(' ') }))];
  }

  /** Who won how often, and with what score. */
  private seats(): string[] {
    const heading = `${padEnd(this.say(w.seat), 26)}${padStart(this.say(w.wins), 17)}${padStart(this.say(FIGURES.score as Words), 20)}`;
    const rows = this.names.map((name, seat) => {
      const share = this.figure(`share ${seat}`);
      const score = this.figure(`score ${sideOf(this.game, seat, this.simulation.header.options)}`);
      const wins = share ? `${this.percent(estimate(share).mean)} ± ${this.percent(estimate(share).se, 2)}` : '';
      return `${padEnd(clip(name, 25), 26)}${padStart(wins, 17)}${padStart(score ? this.plusMinus(estimate(score)) : '', 20)}`;
    });
    return [this.paint.dim(heading), ...rows];
  }

  /** Means with their standard errors. */
  private means(): string[] {
    const columns = (name: string, rest: readonly string[]) =>
      padEnd(clip(name, 35), 36) +
      rest
        .map((text) => padStart(text, 11))
        .join('')
        .slice(1);
    const heading = columns(
      this.say(w.figure),
      [w.mean, w.error, w.min, w.max].map((word) => this.say(word)),
    );
    const figures = [...this.tallies.figures]
      .filter(([name, { min, max }]) => !BY_SEAT.includes(name.split(' ')[0] as string) && !(min === 0 && max === 0))
      .map(([name, figure]) => {
        const { mean, se } = estimate(figure);
        return columns(this.label(name), [
          this.number(mean, 4),
          this.number(se, 4),
          this.number(figure.min, 0),
          this.number(figure.max, 0),
        ]);
      });
    const ratios = [...this.tallies.ratios].map(([name, ratio]) => {
      const { mean, se } = estimateRatio(ratio);
      return columns(this.label(name), [this.number(mean, 4), this.number(se, 4)]);
    });
    return [this.paint.dim(heading), ...figures, ...ratios];
  }

  private distributions(): string[] {
    return ['score', ...(this.own?.drawn ?? []), 'entries'].flatMap((name) => {
      const figure = this.figure(name) ?? this.together(name);
      if (!figure || figure.min === figure.max) return [];
      const title = this.say(w.distribution, { figure: this.label(name) });
      return ['', this.paint.bold(title), ...drawBars(bars(figure), (share) => this.percent(share))];
    });
  }

  /** A figure of all the sides at once. */
  private together(name: string): Figure | undefined {
    const parts = [...this.tallies.figures].filter(([known]) => known.startsWith(`${name} `)).map(([, figure]) => figure);
    if (parts.length === 0) return undefined;
    const counts = new Map<number, number>();
    for (const part of parts) for (const [value, count] of part.counts) counts.set(value, (counts.get(value) ?? 0) + count);
    return {
      n: parts.reduce((sum, part) => sum + part.n, 0),
      sum: parts.reduce((sum, part) => sum + part.sum, 0),
      squares: parts.reduce((sum, part) => sum + part.squares, 0),
      min: Math.min(...parts.map(({ min }) => min)),
      max: Math.max(...parts.map(({ max }) => max)),
      counts,
    };
  }

  private figure(name: string): Figure | undefined {
    return this.tallies.figures.get(name);
  }

  private label(name: string): string {
    const [figure = '', whose] = name.split(' ');
    const label = this.say(FIGURES[figure] ?? this.own?.names[figure] ?? columnOf(this.game, figure).label);
    return whose === undefined ? label : `${label}, ${sideName(this.game, Number(whose), this.names, this.lang)}`;
  }

  private plusMinus({ mean, se }: Estimate): string {
    return `${this.number(mean, 3)} ± ${this.number(se, 3)}`;
  }

  private percent(share: number, digits = 1): string {
    return `${this.number(100 * share, digits)} %`;
  }

  private number(value: number, digits: number): string {
    return value.toLocaleString(this.lang, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  }

  private say(words: Words, values: Parameters<typeof fill>[1] = {}): string {
    return fill(words, values, this.lang);
  }
}
