import { createReadStream, existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Words } from '@pocket-stadium/rules';
import { DEFAULTS } from '@pocket-stadium/server/config';
import { EXIT, refusedAs, wrongUse } from '../failure.ts';
import { FILE_ERRORS, W } from '../words.ts';
import type { StadiumCommand } from './command.ts';

const WORDS = {
  summary: { fr: 'reprend dans un dossier de serveur ce que « export » a écrit', en: 'takes what "export" wrote into a server’s folder' },
  file: { fr: 'fichier à lire ; sinon l’entrée standard', en: 'file to read; standard input otherwise' },
  data: { fr: 'le dossier du serveur, créé au besoin (variable DATA)', en: 'the server’s folder, made if need be (variable DATA)' },
  done: {
    fr: 'Repris : {added}. Déjà là : {known}.',
    en: 'Taken in: {added}. Already there: {known}.',
  },
} as const satisfies Record<string, Words>;

export const importCommand: StadiumCommand = {
  name: 'import',
  summary: WORDS.summary,
  define(command, say) {
    command.argument('[file]', say(WORDS.file)).option('--data <folder>', say(WORDS.data));
  },
  async run({ terminal, say }, command) {
    const [file = '-'] = command.args;
    if (file !== '-' && !existsSync(file)) throw wrongUse(W.cannotRead, { file, why: FILE_ERRORS.ENOENT });
    const input = file === '-' ? process.stdin : createReadStream(file);
    const folder = command.opts<{ data?: string }>().data ?? process.env.DATA ?? DEFAULTS.data;
    const { importAll } = await import('@pocket-stadium/server');
    const imported = await importAll(folder, createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY }));
    if (!imported.ok) throw refusedAs(EXIT.failed, imported.problem);
    terminal.print(say(WORDS.done, { ...imported.value }));
    return EXIT.ok;
  },
};
