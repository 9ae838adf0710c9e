import {
  addMatch,
  contestHeader,
  emptyTally,
  type Lineup,
  loadOracle,
  loadPlayer,
  type Oracle,
  type Player,
  type PlayerName,
  playMatch,
  review,
  schedule,
  sidePoints,
  type Tally,
} from '@pocket-stadium/bots';
import { botRandom, diceStream } from '@pocket-stadium/dice';
import { GAMES } from '@pocket-stadium/games/shelf/rules';
import type { Game, Header, OptionValues } from '@pocket-stadium/kernel';
import { useBook } from '@pocket-stadium/server/solutions';

/** What to play. It crosses threads as it is. */
export interface Contest {
  readonly game: string;
  readonly options: OptionValues;
  readonly seats: number;
  readonly players: readonly PlayerName[];
  /** Who entered, by the players' numbers: the same one may enter several times. */
  readonly entrants: readonly number[];
  readonly seed: string;
  /** Whether every match is reviewed, to tell choices from luck. */
  readonly withoutLuck: boolean;
}

/** Plays the matches of a contest by number. The same number gives the same match, whoever plays it and when. */
export class Contestants {
  private readonly lineups: readonly Lineup[];

  private constructor(
    private readonly contest: Contest,
    private readonly game: Game,
    private readonly header: Header,
    private readonly players: readonly Player[],
    /** The oracle, where matches are reviewed. */
    private readonly oracle: Oracle | null,
  ) {
    this.lineups = schedule(contest.entrants, contest.seats);
  }

  static async open(contest: Contest): Promise<Contestants> {
    const game = GAMES.get(contest.game);
    if (!game) throw new Error(`no game ${contest.game}`);
    const names = Array.from({ length: contest.seats }, (_, seat) => String(seat));
    const header = contestHeader(game, contest.options, names);
    if (!header.ok) throw new Error(header.problem.message.en);
    await useBook(game, contest.options);
    const players = await Promise.all(contest.players.map((player) => loadPlayer(contest.game, player)));
    const oracle = contest.withoutLuck ? await loadOracle(contest.game, header.value.options, contest.seats) : null;
    return new Contestants(contest, game, header.value, players, oracle);
  }

  /** Plays matches `from` to `to`, the last left out. */
  play(from: number, to: number): Tally {
    const { lineups, players, game, header, contest, oracle } = this;
    const tally = emptyTally(players.length, contest.seats);
    for (let number = from; number < to; number++) {
      const lineup = lineups[number % lineups.length] as Lineup;
      // Every group and rotation gets the same dice, so that all have the same luck. Matches that are counted without
      // luck get dice of their own, so that they are independent.
      const dice = diceStream(contest.seed, oracle ? number : Math.floor(number / lineups.length));
      const seated = lineup.map((player) => players[player] as Player);
      const { shares, entries, play } = playMatch(game, header, seated, { dice, random: botRandom(contest.seed, number) });
      addMatch(tally, lineup, shares, entries);
      if (!oracle) continue;
      for (const { seat, winning, choosing, decisions, cost } of sidePoints(play, review(play, oracle)))
        tally.rated[lineup[seat] as number]?.push({ winning, choosing, decisions, cost });
    }
    return tally;
  }
}
