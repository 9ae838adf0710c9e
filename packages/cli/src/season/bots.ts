import { type Bot, type Level, loadBot } from '@pocket-stadium/bots';
import { botRandom, seededFaces } from '@pocket-stadium/dice';
import { type Game, type Header, newHeader, type Play, viewOf } from '@pocket-stadium/kernel';
import { type EventBody, type Fixture, matchOf, playThrough, resultOf, type SeasonState } from '@pocket-stadium/season';
import { useBook } from '@pocket-stadium/server/solutions';
import { EXIT, refusedAs } from '../failure.ts';

/** What a bot may look at for one choice. It is counted in nodes, so that the same seed gives the same match elsewhere. */
const NODES = 500;

/** A whole match between the bots of its header, with dice from its seed. */
export async function playByBots(game: Game, header: Header): Promise<Play> {
  const { dice } = header;
  const seed = dice.kind === 'seed' ? (dice.seed ?? '') : '';
  await useBook(game, header.options);
  const bots = await Promise.all(header.seats.map(({ bot, face }) => loadBot(game.about.id, bot as Level, face)));
  const random = botRandom(seed, 0);
  const play = playThrough(game, header, {
    dice: (number, count) => seededFaces(seed, number, count),
    choose: (play, seat) => (bots[seat] as Bot).choose(game, viewOf(game, play.state, seat), seat, { nodes: NODES }, random),
  });
  if (!play.ok) throw refusedAs(EXIT.failed, play.problem);
  return play.value;
}

/** The header of a fixture's match, with dice by hand where there is no seed. With `stand` bots of that level sit in for people. */
export function headerOf(game: Game, state: SeasonState, fixture: Fixture, seed: string | null, stand?: string): Header {
  const { seats, options } = matchOf(game, state, fixture);
  const seated = stand === undefined ? seats : seats.map((seat) => ({ bot: stand, ...seat }));
  const header = newHeader(game, { seats: seated, options, dice: seed === null ? { kind: 'hand' } : { kind: 'seed', seed } });
  if (!header.ok) throw refusedAs(EXIT.usage, header.problem);
  return header.value;
}

export type SimulatedResult = Extract<EventBody, { type: 'result' }>;

/** A fixture played by bots at once, as its result. */
export async function simulated(game: Game, state: SeasonState, fixture: Fixture, seed: string, stand?: string): Promise<SimulatedResult> {
  const play = await playByBots(game, headerOf(game, state, fixture, seed, stand));
  const result = resultOf(play, 'bots');
  if (!result.ok) throw refusedAs(EXIT.failed, result.problem);
  return { type: 'result', fixture: fixture.id, result: result.value };
}
