import { CHARACTERS, characterOf, levelsOf } from '@pocket-stadium/bots';
import { nextGame, type Play, type Result, type Seat } from '@pocket-stadium/kernel';
import { clockOf, keepClock } from './kept-clock.ts';
import { LocalMatch } from './local-match.svelte.ts';

/** The same people, game and options once more: the next game of a series, or everybody one seat on. */
export function playAgain(play: Play): Result<LocalMatch> {
  const { game, header } = play;
  const { seats, options } = header;
  const dice = header.dice.kind === 'hand' ? 'hand' : 'seed';
  const next = nextGame(play);
  const rotated = [...seats.slice(-1), ...seats.slice(0, -1)];
  const again = LocalMatch.create(next ? { game, seats, dice, ...next } : { game, seats: rotated, options, dice });
  const clock = header.id === undefined ? null : clockOf(header.id);
  if (again.ok && clock) keepClock(again.value.id, { minutes: clock.minutes, increment: clock.increment });
  return again;
}

/** The next opponent. */
export interface Challenge {
  readonly name: string;
  readonly face: string;
  begin(): Result<LocalMatch>;
}

/** After a win against one bot with a face the next one is offered. None follows the last, nor where all play alike. */
export function challengeAfter({ game, header, outcome }: Play, you: Seat | null): Challenge | null {
  const { seats, options } = header;
  const bots = seats.filter(({ bot }) => bot !== undefined);
  const met = CHARACTERS.findIndex(({ id }) => id === characterOf(bots[0]?.face)?.id);
  const next = met < 0 ? undefined : CHARACTERS[met + 1];
  if (!next || bots.length !== 1 || you === null || outcome?.draw || !outcome?.winners.includes(you)) return null;
  if (levelsOf(game.about.id).length < 2) return null;
  const { id: face, name, level } = next;
  const dice = header.dice.kind === 'hand' ? 'hand' : 'seed';
  const meeting = seats.map((seat) => (seat.bot === undefined ? seat : { name, bot: level, face }));
  return { name, face, begin: () => LocalMatch.create({ game, seats: meeting, options, dice }) };
}
