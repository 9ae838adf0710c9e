import { type Bot, type Level, loadBot } from '@pocket-stadium/bots';
import { botRandom, diceStream } from '@pocket-stadium/dice';
import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { type Entry, type Game, type Header, Play, type Random, viewOf } from '@pocket-stadium/kernel';
import { collect } from './collect.ts';
import { noTallies, type Tallies } from './figures.ts';

/** What to simulate. It crosses threads as it is. */
export interface Simulation {
  readonly header: Header;
  readonly seed: string;
  /** What a bot may look at for one choice: nodes, since seconds would give other figures elsewhere. */
  readonly nodes: number;
}

/** Plays games by number. The same number gives the same game, whoever plays it and when. */
export class Simulator {
  private constructor(
    private readonly simulation: Simulation,
    private readonly game: Game,
    private readonly bots: readonly Bot[],
  ) {}

  static async open(simulation: Simulation): Promise<Simulator> {
    const { header } = simulation;
    const game = GAMES.get(header.game);
    if (!game) throw new Error(`no game ${header.game}`);
    const bots = await Promise.all(header.seats.map(({ bot }) => loadBot(header.game, bot as Level)));
    return new Simulator(simulation, game, bots);
  }

  /** Games `from` to `to`, the last left out. */
  play(from: number, to: number): Tallies {
    const tallies = noTallies();
    for (let number = from; number < to; number++) collect(tallies, this.playOne(number));
    return tallies;
  }

  private playOne(number: number): Play {
    const { header, seed } = this.simulation;
    const opened = Play.open(this.game, header);
    if (!opened.ok) throw new Error(opened.problem.message.en);
    const play = opened.value;
    const dice = diceStream(seed, number);
    const random = botRandom(seed, number);
    const bound = this.game.bound({ options: header.options, seats: header.seats.length });
    while (!play.over) {
      const refused = play.append(this.nextEntry(play, dice, random));
      if (refused) throw new Error(`game ${number}, entry ${play.entries.length + 1}: ${refused.problem.message.en}`);
      if (play.entries.length > bound) throw new Error(`game ${number} has gone on for more than ${bound} entries`);
    }
    return play;
  }

  private nextEntry({ next, state }: Play, dice: (count: number) => number[], random: Random): Entry {
    if (next.kind === 'over') throw new Error('the game is over');
    const { seat } = next;
    if (next.kind === 'roll') return { type: 'roll', seat, faces: dice(next.dice), from: 'seed' };
    const seen = viewOf(this.game, state, seat);
    const bot = this.bots[seat] as Bot;
    return { type: 'move', seat, move: bot.choose(this.game, seen, seat, { nodes: this.simulation.nodes }, random) };
  }
}
