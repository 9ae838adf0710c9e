import { TERMINAL } from '@pocket-stadium/games/shelf/terminal';
import { type Game, type Outcome, type Sheet, scoreOf, shares } from '@pocket-stadium/kernel';
import type { SheetFigures } from '../../kit/terminal.ts';
import { add, type Figure, figureOf, noTallies, observeRatio, type Tallies } from './figures.ts';

/** A finished game, as far as figures go. */
export interface Simulated {
  readonly outcome: Outcome;
  readonly entries: number;
  readonly rolls: number;
  readonly sheet: Sheet | undefined;
}

/** A figure, and how often each small whole number came up since the figure was last added to. */
interface Counted {
  readonly name: string;
  readonly figure: Figure;
  readonly times: number[];
}

/** Values below this are counted first and added together. Nearly all values are, and their sums are exact in any order. */
const SMALL = 1024;

const NOTHING: Counted = { name: '', figure: figureOf(noTallies(), ''), times: [] };

/** Takes down what finished games of one kind were like. */
export class Collector {
  private readonly counted = new Map<string, Counted>();
  /** What was counted last: a sheet says the same figure many times in a row. */
  private last = NOTHING;
  private readonly count: SheetFigures['count'] | undefined;
  private readonly shares: readonly Figure[];
  private readonly scoreNames: readonly string[];

  constructor(
    private readonly tallies: Tallies,
    private readonly game: Game,
    private readonly seats: number,
  ) {
    this.count = TERMINAL.get(game.about.id)?.figures?.count;
    const named = (name: string) => Array.from({ length: seats }, (_, seat) => `${name} ${seat}`);
    this.shares = named('share').map((name) => figureOf(tallies, name));
    this.scoreNames = named('score');
  }

  add({ outcome, entries, rolls, sheet }: Simulated): void {
    this.tallies.games++;
    // Shares may be thirds, whose sums depend on the order, so they are added as they come.
    const won = shares(outcome, this.seats);
    for (let seat = 0; seat < this.seats; seat++) add(this.shares[seat] as Figure, won[seat] as number, 1);
    this.observe('draw', outcome.draw ? 1 : 0);
    for (let side = 0; side < outcome.score.length; side++) this.observe(this.scoreNames[side] as string, outcome.score[side] as number);
    this.observe('entries', entries);
    this.observe('rolls', rolls);
    this.observe('choices', entries - rolls);
    if (sheet && this.count) this.count(sheet, this.observe, this.ratio);
    else this.addTotals(sheet);
  }

  /** Closes the count: from now on the tallies hold everything that was added. */
  finish(): void {
    for (const { figure, times } of this.counted.values()) {
      for (const [value, n] of times.entries()) if (n > 0) add(figure, value, n);
      times.length = 0;
    }
  }

  /** The totals of every side, where a game has no figures of its own. */
  private addTotals(sheet: Sheet | undefined): void {
    const score = scoreOf(this.game, sheet);
    for (const { side, values } of score?.rows ?? []) {
      for (const key of score?.columns.slice(score.running) ?? []) {
        const value = values[key];
        if (typeof value === 'number') this.observe(`${key} ${side}`, value);
      }
    }
  }

  private readonly observe = (name: string, value: number): void => {
    if (name !== this.last.name) this.last = this.counted.get(name) ?? this.firstSeen(name);
    const { figure, times } = this.last;
    if (value >= 0 && value < SMALL && Number.isInteger(value)) {
      while (times.length <= value) times.push(0);
      times[value] = (times[value] as number) + 1;
    } else add(figure, value, 1);
  };

  private firstSeen(name: string): Counted {
    const counted = { name, figure: figureOf(this.tallies, name), times: [] };
    this.counted.set(name, counted);
    return counted;
  }

  private readonly ratio = (name: string, of: number, each: number): void => observeRatio(this.tallies, name, of, each);
}
