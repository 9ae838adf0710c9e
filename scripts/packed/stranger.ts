// What a strict program says about the types of the packages; it is checked, never run.
import { type Bot, loadBot, type Played, playMatch } from '@pocket-stadium/bots';
import { FairDice, type Verification, verifyRecord } from '@pocket-stadium/dice';
import { Api, streamLink, TableClient, type TableState } from '@pocket-stadium/protocol';
import { CommandSchema } from '@pocket-stadium/protocol/schemas';
import { type Entry, GAMES, type Game, type Header, type Match, Play, type Result } from '@pocket-stadium/rules';
import { conform } from '@pocket-stadium/rules/conformance';

export const bot: Promise<Bot> = loadBot('play-ball', 'best');
export const faces: number[] = new FairDice('00', 'id', []).faces(1, 2);
export const schema: typeof CommandSchema = CommandSchema;

export async function use(game: Game, match: Match): Promise<string[]> {
  const folded: Result<Play> = Play.fold(game, match);
  if (!folded.ok) return [folded.problem.message.en];
  const verification: Verification = verifyRecord(match);
  const client = new TableClient({ base: '', table: 'x', games: GAMES, links: [streamLink] });
  const state: TableState = client.state;
  // The match of a client is a match of the rules.
  const play: Play | null = state.play;
  const header: Header | null = state.header;
  const entries: readonly Entry[] = play?.entries ?? [];
  const { record } = new Api({ base: '' });
  const recorded: Match = await record(header?.id ?? '');
  const sources = { dice: (count: number) => Array<number>(count).fill(6), random: () => 0 };
  const played: Played = playMatch(game, match.header, [{ bot: await bot, budget: {} }], sources);
  return [...conform(game, sources.random), `${verification.ok} ${entries.length} ${recorded.header.game} ${played.entries}`];
}

/** Each of these is a mistake that the compiler must notice: a type that got lost would allow anything. */
export const mistakes = [
  // @ts-expect-error There is no such level.
  () => loadBot('play-ball', 'worst'),
  // @ts-expect-error A seed is a text.
  () => new FairDice(1, 'id', []),
  // @ts-expect-error A server has an address.
  () => new Api({}),
  // @ts-expect-error A state has no such field.
  (state: TableState) => state.weather,
  // @ts-expect-error A match is not a text.
  (game: Game) => Play.fold(game, 'match'),
  // @ts-expect-error A game is not a number.
  () => conform(1, () => 0),
  // @ts-expect-error A schema has no such field.
  () => CommandSchema.weather,
];
