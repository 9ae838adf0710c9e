import { createReadStream, existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Words } from '@pocket-stadium/kernel';
import { EXIT, refusedAs, wrongUse } from '../failure.ts';
import { PLACE, placeOf } from '../place.ts';
import { FILE_ERRORS, W } from '../words.ts';
import type { StadiumCommand } from './command.ts';

const WORDS = {
  summary: { fr: 'reprend dans un serveur ce que « export » a écrit', en: 'takes what "export" wrote into a server' },
  file: { fr: 'fichier à lire ; sinon l’entrée standard', en: 'file to read; standard input otherwise' },
  done: {
    fr: 'Repris : {added}. Déjà là : {known}.',
    en: 'Taken in: {added}. Already there: {known}.',
  },
} as const satisfies Record<string, Words>;

export const importCommand: StadiumCommand = {
  name: 'import',
  summary: WORDS.summary,
  define(command, say) {
    command.argument('[file]', say(WORDS.file)).option('--data <folder>', say(PLACE.data));
    command.option('--database-url <url>', say(PLACE.databaseUrl));
  },
  async run({ terminal, say }, command) {
    const [file = '-'] = command.args;
    if (file !== '-' && !existsSync(file)) throw wrongUse(W.cannotRead, { file, why: FILE_ERRORS.ENOENT });
    const input = file === '-' ? process.stdin : createReadStream(file);
    const { importAll } = await import('@pocket-stadium/server');
    const imported = await importAll(placeOf(command), linesOf(input));
    if (!imported.ok) throw refusedAs(EXIT.failed, imported.problem);
    terminal.print(say(WORDS.done, { ...imported.value }));
    return EXIT.ok;
  },
};

/** Begins to read when somebody asks for the first line: lines that nobody waits for yet would be lost. */
async function* linesOf(input: NodeJS.ReadableStream): AsyncGenerator<string> {
  yield* createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
}
