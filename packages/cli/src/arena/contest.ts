import {
  addMatch,
  contestHeader,
  emptyTally,
  type Lineup,
  loadPlayer,
  type Player,
  type PlayerName,
  playMatch,
  schedule,
  type Tally,
} from '@pocket-stadium/bots';
import { botRandom, diceStream } from '@pocket-stadium/dice';
import { GAMES } from '@pocket-stadium/games/shelf/rules';
import type { Game, Header, OptionValues } from '@pocket-stadium/kernel';

/** What to play. It crosses threads as it is. */
export interface Contest {
  readonly game: string;
  readonly options: OptionValues;
  readonly seats: number;
  readonly players: readonly PlayerName[];
  /** Who entered, by the players' numbers: the same one may enter several times. */
  readonly entrants: readonly number[];
  readonly seed: string;
}

/** Plays the matches of a contest by number. The same number gives the same match, whoever plays it and when. */
export class Contestants {
  private readonly lineups: readonly Lineup[];

  private constructor(
    private readonly contest: Contest,
    private readonly game: Game,
    private readonly header: Header,
    private readonly players: readonly Player[],
  ) {
    this.lineups = schedule(contest.entrants, contest.seats);
  }

  static async open(contest: Contest): Promise<Contestants> {
    const game = GAMES.get(contest.game);
    if (!game) throw new Error(`no game ${contest.game}`);
    const names = Array.from({ length: contest.seats }, (_, seat) => String(seat));
    const header = contestHeader(game, contest.options, names);
    if (!header.ok) throw new Error(header.problem.message.en);
    const players = await Promise.all(contest.players.map((player) => loadPlayer(contest.game, player)));
    return new Contestants(contest, game, header.value, players);
  }

  /** Matches `from` to `to`, the last left out. */
  play(from: number, to: number): Tally {
    const { lineups, players, game, header, contest } = this;
    const tally = emptyTally(players.length, contest.seats);
    for (let number = from; number < to; number++) {
      const lineup = lineups[number % lineups.length] as Lineup;
      // The same dice for every table and rotation: what luck there is, all get.
      const dice = diceStream(contest.seed, Math.floor(number / lineups.length));
      const seated = lineup.map((player) => players[player] as Player);
      const { shares, entries } = playMatch(game, header, seated, { dice, random: botRandom(contest.seed, number) });
      addMatch(tally, lineup, shares, entries);
    }
    return tally;
  }
}
