import { type Bot, type Level, loadBot } from '@pocket-stadium/bots';
import { botRandom, diceStream } from '@pocket-stadium/dice';
import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { type Fact, type Game, type Header, Play, type Random, type Sheet, viewOf } from '@pocket-stadium/kernel';
import { useBook } from '@pocket-stadium/server/solutions';
import { Collector, type Simulated } from './collect.ts';
import { noTallies, type Tallies } from './figures.ts';

/** What to simulate. It crosses threads as it is. */
export interface Simulation {
  readonly header: Header;
  readonly seed: string;
  /** What a bot may look at for one choice. It is counted in nodes, since seconds would give other figures elsewhere. */
  readonly nodes: number;
}

/** Plays games by number. The same number gives the same game, whoever plays it and when. */
export class Simulator {
  private readonly bound: number;

  private constructor(
    private readonly simulation: Simulation,
    private readonly game: Game,
    private readonly header: Header,
    private readonly bots: readonly Bot[],
  ) {
    this.bound = game.bound({ options: header.options, seats: header.seats.length });
  }

  static async open(simulation: Simulation): Promise<Simulator> {
    const { header } = simulation;
    const game = GAMES.get(header.game);
    if (!game) throw new Error(`no game ${header.game}`);
    const opened = Play.open(game, header);
    if (!opened.ok) throw new Error(opened.problem.message.en);
    await useBook(game, header.options);
    const bots = await Promise.all(header.seats.map(({ bot, face }) => loadBot(header.game, bot as Level, face)));
    return new Simulator(simulation, game, opened.value.header, bots);
  }

  /** Plays games `from` to `to`, the last left out. */
  play(from: number, to: number): Tallies {
    const tallies = noTallies();
    const collector = new Collector(tallies, this.game, this.header.seats.length);
    for (let number = from; number < to; number++) collector.add(this.playOne(number));
    collector.finish();
    return tallies;
  }

  /** The games go straight through the rules. Dice and bots are ours, so there is nothing to log, to check or to take back. */
  private playOne(number: number): Simulated {
    const { game } = this;
    const { options, seats } = this.header;
    const { seed, nodes } = this.simulation;
    const dice = diceStream(seed, number);
    let random: Random | null = null;
    let rolls = 0;
    let state = game.start(options, seats.length);
    const factsByEntry: (readonly Fact[])[] = [];
    for (let next = game.next(state); ; next = game.next(state)) {
      if (next.kind === 'over') {
        return { outcome: next.outcome, entries: factsByEntry.length, rolls, sheet: this.sheet(factsByEntry) };
      }
      if (factsByEntry.length === this.bound) throw new Error(`game ${number} has gone on for more than ${this.bound} entries`);
      if (next.kind === 'roll') {
        rolls++;
        const step = game.roll(state, dice(next.dice));
        state = step.state;
        factsByEntry.push(step.facts);
      } else {
        random ??= botRandom(seed, number);
        const { seat } = next;
        const move = (this.bots[seat] as Bot).choose(game, viewOf(game, state, seat), seat, { nodes }, random);
        const step = game.choose(state, move);
        if (!step.ok) throw new Error(`game ${number}, entry ${factsByEntry.length + 1}: ${step.problem.message.en}`);
        state = step.state;
        factsByEntry.push(step.facts);
      }
    }
  }

  private sheet(factsByEntry: readonly (readonly Fact[])[]): Sheet | undefined {
    return this.game.sheet?.({ options: this.header.options, seats: this.header.seats.length }, factsByEntry);
  }
}
