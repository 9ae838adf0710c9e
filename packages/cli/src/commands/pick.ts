import { characterOf, levelsOf } from '@pocket-stadium/bots';
import { FACES } from '@pocket-stadium/games/shelf/faces';
import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { type Game, LANGS } from '@pocket-stadium/kernel';
import { fold, harmless, wrap } from '../../kit/text.ts';
import { EXIT, Failure, wrongUse } from '../failure.ts';
import { gameNamed } from '../games.ts';
import { Conversation, PAUSE_MS } from '../play/conversation.ts';
import { MatchSession } from '../play/match-session.ts';
import { newFile, newPlay } from '../play/open.ts';
import { faceNames, usualBot } from '../seats.ts';
import { COMMAND } from '../words.ts';
import type { Context } from './command.ts';

const WORDS = COMMAND.pick;
const THINK_MS = 1000;

/** `stadium` alone: picks a game with the person, then plays it. Enter takes what is usual. */
export async function pickGame(context: Context): Promise<number> {
  const { terminal, say, lang } = context;
  terminal.onInterrupt = () => process.exit(EXIT.ok);
  const games = [...GAMES.values()];
  terminal.print(terminal.paint.bold(say(WORDS.title)), '');
  for (const [i, { about }] of games.entries()) {
    terminal.print(`  ${i + 1}. ${terminal.paint.bold(about.names[lang])}`, ...wrap(about.summary[lang], terminal.columns, '     '));
  }
  terminal.print('');
  const game = await untilRight(context, say(WORDS.game, { count: games.length }), (text) =>
    text === '' ? null : pickedGame(games, text),
  );
  if (!game) return EXIT.ok;
  await showFaces(game, context);
  const seats = say(WORDS.seats, { default: defaultSeats(game, say(WORDS.you)).join(', ') });
  const play = await untilRight(
    context,
    seats,
    async (who) => {
      const manual = game.about.decidedBy === 'skill' ? false : await asksForRealDice(context);
      const options = await terminal.ask(`${say(WORDS.options, { example: exampleOption(game) })} > `);
      const given = (options ?? '').split(/\s+/).filter(Boolean);
      return newPlay(game, { seats: who === '' ? defaultSeats(game, '').join(',') : who, options: given, manual }, lang);
    },
    (typed) => botsAfter(game, typed),
  );
  if (!play) return EXIT.ok;
  const session = await MatchSession.open(play, newFile(play), THINK_MS);
  await new Conversation(context, session, { auto: false, pauseMs: PAUSE_MS }).run();
  return EXIT.ok;
}

/** Asks again as long as the answer is wrong; null when there is none. */
async function untilRight<T>(
  { terminal, lang }: Context,
  prompt: string,
  read: (text: string) => T | null | Promise<T | null>,
  complete: (typed: string) => string[] = () => [],
): Promise<T | null> {
  for (;;) {
    const line = await terminal.ask(`${prompt} > `, { complete });
    if (line === null) return null;
    try {
      return await read(line.trim());
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      terminal.print(harmless(error.words[lang]));
    }
  }
}

function pickedGame(games: readonly Game[], text: string): Game {
  if (/^\d+$/.test(text)) {
    const game = games[Number(text) - 1];
    if (!game) throw wrongUse(WORDS.badGame, { count: games.length });
    return game;
  }
  return games.find(({ about }) => Object.values(about.names).some((name) => fold(name) === fold(text))) ?? gameNamed(text);
}

/** Any of the words for real dice counts, in whichever language it is typed. */
async function asksForRealDice({ terminal, say }: Context): Promise<boolean> {
  const answer = fold((await terminal.ask(`${say(WORDS.dice)} > `)) ?? '');
  return LANGS.some((lang) => WORDS.realDice[lang].split(' ').includes(answer));
}

/** Who sits opposite, with what they say of themselves. Nothing where all play alike. */
async function showFaces(game: Game, { terminal, say, lang }: Context): Promise<void> {
  const { id } = game.about;
  const told = faceNames(game).length > 0 && Object.hasOwn(FACES, id) ? await FACES[id]?.() : undefined;
  if (!told) return;
  terminal.print(say(WORDS.faces));
  for (const face of faceNames(game)) {
    const head = `  ${`bot:${face}`.padEnd(12)}${characterOf(face)?.name}. `;
    terminal.print(...wrap(told.faces[face]?.[lang] ?? '', terminal.columns, ' '.repeat(14), head));
  }
  terminal.print('');
}

/** The bots that may stand after what was typed, the seats before kept. */
function botsAfter(game: Game, typed: string): string[] {
  const before = typed.slice(0, typed.lastIndexOf(',') + 1);
  const begun = typed.slice(before.length).trim();
  const bots = [...levelsOf(game.about.id), ...faceNames(game)].map((name) => `bot:${name}`);
  return bots.filter((bot) => bot.startsWith(fold(begun))).map((bot) => `${before}${bot}`);
}

function defaultSeats(game: Game, you: string): string[] {
  return [you, ...new Array<string>(game.about.seats.min - 1).fill(usualBot(game))];
}

/** An option with a value that is not the default. */
function exampleOption({ about }: Game): string {
  for (const [name, spec] of Object.entries(about.options)) {
    if (spec.kind === 'integer') return `${name}=${spec.min}`;
    if (spec.kind === 'one-of') return `${name}=${spec.values.find((value) => value !== spec.default)}`;
  }
  return '';
}
