import { SHELF } from '@pocket-stadium/games/shelf/about';
import { fill, LANGS, type Lang } from '@pocket-stadium/kernel';
import { Command, CommanderError } from 'commander';
import { harmless } from '../kit/text.ts';
import * as w from '../words/commands.ts';
import { speak, tellCommanderError } from './commander-words.ts';
import type { Context } from './commands/command.ts';
import { commandsFor } from './commands/index.ts';
import { EXIT, Failure, withoutSecrets } from './failure.ts';
import { chooseLang } from './lang.ts';
import { Terminal } from './terminal/terminal.ts';

/** Runs `stadium` with these arguments and answers the exit code. */
export async function runStadium(argv: readonly string[]): Promise<number> {
  const { lang, unknown } = chooseLang(argv, process.env);
  if (unknown !== undefined) return complain(fill(w.unknown_lang, { given: unknown, known: LANGS }, lang), EXIT.usage);
  const terminal = new Terminal();
  const context: Context = { lang, terminal, say: (words, values = {}) => fill(words, values, lang) };
  try {
    const rest = withoutLang(argv);
    return rest.length === 0 ? await pick(context) : await parse(rest, context);
  } catch (error) {
    return explain(error, lang, terminal);
  } finally {
    terminal.close();
  }
}

async function pick(context: Context): Promise<number> {
  const { pickGame } = await import('./commands/all.ts');
  return pickGame(context);
}

async function parse(argv: readonly string[], context: Context): Promise<number> {
  const { lang, say } = context;
  let exitCode: number = EXIT.ok;
  const program = new Command('stadium').description(say(w.program, { games: SHELF.length })).exitOverride();
  program.configureOutput({ outputError: () => undefined, getOutHelpWidth: () => Math.min(process.stdout.columns || 80, 100) });
  speak(program, lang);
  program.option(`--lang <${LANGS.join('|')}>`, say(w.lang_option));
  for (const { name, summary, define, run } of await commandsFor(argv[0] ?? '')) {
    const command = program.command(name).description(say(summary)).summary(say(summary));
    speak(command, lang);
    define(command, say);
    command.option(`--lang <${LANGS.join('|')}>`, say(w.lang_option));
    command.action(async () => {
      exitCode = await run(context, command);
    });
  }
  await program.parseAsync([...argv], { from: 'user' });
  return exitCode;
}

/** `--lang` was read before. It may stand before the command or after it. */
function withoutLang(argv: readonly string[]): string[] {
  const rest: string[] = [];
  for (let i = 0; i < argv.length; i++) {
    const word = argv[i] as string;
    if (word === '--') return [...rest, ...argv.slice(i)];
    if (word === '--lang') i++;
    else if (!word.startsWith('--lang=')) rest.push(word);
  }
  return rest;
}

function explain(error: unknown, lang: Lang, terminal: Terminal): number {
  terminal.leaveScreen();
  if (error instanceof Failure) return complain(error.words[lang], error.exitCode);
  if (error instanceof CommanderError) {
    const told = tellCommanderError(error, 'stadium', lang);
    return told === null ? (error.exitCode === 0 ? EXIT.ok : EXIT.usage) : complain(told, EXIT.usage);
  }
  throw error;
}

/** What somebody typed is repeated to them, and may end up in a log: secrets are left out. */
function complain(message: string, exitCode: number): number {
  process.stderr.write(`${harmless(withoutSecrets(message))}\n`);
  return exitCode;
}
