import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { allowedValues, BEST_OF, MOST_GAMES, makeOptionText, type Play } from '@pocket-stadium/kernel';
import { parseClock } from '@pocket-stadium/kernel/chess-clock';
import { Option } from 'commander';
import * as w from '../../words/commands.ts';
import { wrongUse } from '../failure.ts';
import { gameNamed } from '../games.ts';
import { wholeNumber } from '../numbers.ts';
import { Conversation, PAUSE_MS } from '../play/conversation.ts';
import { type KeptClock, keptClock } from '../play/kept-clock.ts';
import { MatchSession } from '../play/match-session.ts';
import { keptPlay, newFile, newPlay, nextPlay } from '../play/open.ts';
import { COMMAND } from '../words.ts';
import type { StadiumCommand } from './command.ts';

const WORDS = COMMAND.play;

interface PlayOptions {
  readonly seats?: string;
  readonly option: readonly string[];
  readonly seed?: string;
  readonly dice?: 'program' | 'manual';
  readonly resume?: string;
  readonly save?: string;
  readonly best?: string;
  readonly games?: number;
  readonly clock?: string;
  readonly auto?: boolean;
  readonly think: number;
  readonly pause: number;
}

/** Examples of what people may type, with games that are on the shelf. */
function examples(file: string): string[] {
  const games = [...GAMES.values()].map(({ about }) => about);
  const [first] = games;
  const larger = games.find(({ seats }) => seats.max > 2);
  const set = games.flatMap(({ id, seats, options }) =>
    Object.entries(options).flatMap(([name, spec]) => {
      if (spec.kind !== 'one-of') return [];
      const other = allowedValues(spec, seats.max).find((value) => value !== makeOptionText(spec.default));
      return other === undefined ? [] : [`${id} --option ${name}=${other}`];
    }),
  );
  return [
    ...(first ? [`${first.id} --seats "Lucie,bot"`, `${first.id} --dice manual`] : []),
    ...(larger ? [`${larger.id} --seats 3`] : []),
    ...set.slice(0, 1),
    `--resume ${file}`,
  ].map((words) => `stadium play ${words}`);
}

/** The file of a later game of a series: `match.txt`, `match-2.txt`. */
function numbered(file: string, game: number): string {
  return file.replace(/(\.\w+)?$/, (end) => `-${game}${end}`);
}

export const play: StadiumCommand = {
  name: 'play',
  summary: WORDS.summary,
  define(command, say) {
    command
      .argument('[game]', say(w.game_argument))
      .option('--seats <list>', say(w.seats_option))
      .option('--option <name=value>', say(w.option_option), (value: string, all: string[]) => [...all, value], [])
      .option('--seed <text>', say(WORDS.seed))
      .addOption(new Option('--dice <source>', say(WORDS.dice)).choices(['program', 'manual']))
      .addOption(new Option('--best <games>', say(WORDS.best)).choices(BEST_OF.map(String)).conflicts('games'))
      .option('--games <games>', say(WORDS.games), wholeNumber(say, 1, MOST_GAMES))
      .option('--clock <minutes+seconds>', say(WORDS.clock))
      .option('--auto', say(WORDS.auto))
      .option('--think <seconds>', say(WORDS.think), wholeNumber(say, 0, 600), 1)
      .option('--pause <ms>', say(WORDS.pause), wholeNumber(say, 0, 60_000), PAUSE_MS)
      .option('--save <file>', say(WORDS.save))
      .option('--resume <file>', say(WORDS.resume))
      .addHelpText('after', `\n${[say(WORDS.examples), ...examples(say(WORDS.exampleFile))].join('\n  ')}`);
  },
  async run(context, command) {
    const [id] = command.args;
    const { resume, seats, option, seed, dice, save, best, games, clock, auto = false, think, pause } = command.opts<PlayOptions>();
    const setting = clock === undefined ? undefined : parseClock(clock);
    if (setting === null) throw wrongUse(WORDS.badClock);
    const wanted = {
      ...(seats === undefined ? {} : { seats }),
      ...(seed === undefined ? {} : { seed }),
      options: option,
      manual: dice === 'manual',
      ...(best !== undefined && { series: { best: Number(best) } }),
      ...(games !== undefined && { series: { games } }),
    };
    /** Plays a match and, in a series, those that follow, each in a file of its own. */
    async function playOn(play: Play, file: string, chosen: KeptClock | undefined): Promise<void> {
      const session = await MatchSession.open(play, file, think * 1000);
      await new Conversation(context, session, { auto, pauseMs: pause, ...(chosen && { clock: chosen }) }).run();
      const next = session.play.over ? nextPlay(session.play) : null;
      const again = chosen && { minutes: chosen.minutes, increment: chosen.increment };
      if (next) await playOn(next, save === undefined ? newFile(next) : numbered(save, next.header.series?.game ?? 1), again);
    }
    if (resume !== undefined) {
      if (
        id !== undefined ||
        seats !== undefined ||
        seed !== undefined ||
        dice !== undefined ||
        option.length > 0 ||
        best !== undefined ||
        games !== undefined
      )
        throw wrongUse(WORDS.resumeAlone);
      const kept = keptPlay(resume);
      // A game of a series that is over goes on with the next one.
      const next = nextPlay(kept);
      // A clock that is given again begins anew; else it goes on as it stood.
      await playOn(next ?? kept, save ?? (next ? newFile(next) : resume), setting ?? keptClock(resume, kept.header.seats.length));
      return 0;
    }
    if (id === undefined) throw wrongUse(WORDS.needGame);
    const game = gameNamed(id);
    const started = newPlay(game, wanted, context.lang);
    await playOn(started, save ?? newFile(started), setting);
    return 0;
  },
};
