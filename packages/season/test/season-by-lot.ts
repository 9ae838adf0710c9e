import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { type Game, newHeader, repeatableRandom } from '@pocket-stadium/kernel';
import {
  append,
  botTeams,
  foldSeason,
  makeSetup,
  matchOf,
  newId,
  newSeason,
  nextRound,
  openFixtures,
  playThrough,
  resultOf,
  type Schedule,
  type SeasonLog,
  type SeasonState,
  type Team,
} from '../src/index.ts';

const KINDS: readonly Schedule[] = [
  { kind: 'round-robin', times: 2 },
  { kind: 'swiss', rounds: 3 },
  { kind: 'knock-out', thirdPlace: true },
  { kind: 'round-robin', times: 1 },
];
/** Short ways to play, so that many seasons are played. */
const SHORT: Readonly<Record<string, Record<string, number | string>>> = {
  'one-die-baseball': { innings: 5 },
  'dice-and-run': { innings: 7, mode: 'advanced' },
};
const IDS = ['one-die-baseball', 'two-dice-baseball', 'dice-and-run', 'pocket-rugby', 'three-dice-baseball'] as const;

export function stateOf(log: SeasonLog): SeasonState {
  const folded = foldSeason(log);
  if (!folded.ok) throw new Error(folded.problem.message.en);
  return folded.value;
}

/** A whole season played by lot: the same for the same number. */
export function seasonByLot(
  number: number,
  id: string = IDS[number % IDS.length] as string,
  teams: readonly Team[] = botTeams(4 + (number % 3), [], 'en'),
): { readonly log: SeasonLog; readonly game: Game } {
  const random = repeatableRandom(number + 1);
  const game = GAMES.get(id) as Game;
  const schedule = KINDS[Math.floor(number / IDS.length) % KINDS.length] as Schedule;
  const setup = makeSetup(game, { title: `Season ${number}`, schedule, options: SHORT[game.about.id] ?? {} });
  if (!setup.ok) throw new Error(setup.problem.message.en);
  let log = newSeason(setup.value, random);
  log = append(
    log,
    teams.map((team) => ({ type: 'entered', entrant: { id: newId(random), team } })),
    random,
  );
  for (;;) {
    const next = nextRound(stateOf(log));
    if (!next.ok) break;
    log = append(log, next.value, random);
    for (const fixture of openFixtures(stateOf(log))) {
      const { seats, options } = matchOf(game, stateOf(log), fixture);
      const header = newHeader(game, { seats, options, dice: { kind: 'hand' } });
      if (!header.ok) throw new Error(header.problem.message.en);
      const play = playThrough(game, header.value, {
        dice: (_, count) => Array.from({ length: count }, () => random(6) + 1),
        choose: (play) => {
          const moves = game.moves(play.state);
          return moves[random(moves.length)] as string;
        },
      });
      const result = play.ok ? resultOf(play.value, 'bots') : play;
      if (!result.ok) throw new Error(result.problem.message.en);
      const drawn = result.value.winner === 'draw' ? { advances: 'home' as const } : {};
      log = append(log, [{ type: 'result', fixture: fixture.id, result: { ...result.value, ...drawn } }], random);
    }
  }
  return { log, game };
}
