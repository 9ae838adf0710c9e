import { Option } from 'commander';
import * as w from '../../words/commands.ts';
import { wrongUse } from '../failure.ts';
import { gameNamed } from '../games.ts';
import { wholeNumber } from '../numbers.ts';
import { Conversation, PAUSE_MS } from '../play/conversation.ts';
import { MatchSession } from '../play/match-session.ts';
import { keptPlay, newFile, newPlay } from '../play/open.ts';
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
  readonly auto?: boolean;
  readonly think: number;
  readonly pause: number;
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
      .option('--auto', say(WORDS.auto))
      .option('--think <seconds>', say(WORDS.think), wholeNumber(say, 0, 600), 1)
      .option('--pause <ms>', say(WORDS.pause), wholeNumber(say, 0, 60_000), PAUSE_MS)
      .option('--save <file>', say(WORDS.save))
      .option('--resume <file>', say(WORDS.resume))
      .addHelpText('after', `\n${say(WORDS.examples)}`);
  },
  async run(context, command) {
    const [id] = command.args;
    const { resume, seats, option, seed, dice, save, auto = false, think, pause } = command.opts<PlayOptions>();
    const wanted = {
      ...(seats === undefined ? {} : { seats }),
      ...(seed === undefined ? {} : { seed }),
      options: option,
      manual: dice === 'manual',
    };
    if (resume !== undefined) {
      if (id !== undefined || seats !== undefined || seed !== undefined || dice !== undefined || option.length > 0)
        throw wrongUse(WORDS.resumeAlone);
      const session = await MatchSession.open(keptPlay(resume), save ?? resume, think * 1000);
      await new Conversation(context, session, { auto, pauseMs: pause }).run();
      return 0;
    }
    if (id === undefined) throw wrongUse(WORDS.needGame);
    const game = gameNamed(id);
    const started = newPlay(game, wanted, context.lang);
    const session = await MatchSession.open(started, save ?? newFile(started), think * 1000);
    await new Conversation(context, session, { auto, pauseMs: pause }).run();
    return 0;
  },
};
