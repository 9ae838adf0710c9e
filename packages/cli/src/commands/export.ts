import { once } from 'node:events';
import { createWriteStream, existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Words } from '@pocket-stadium/kernel';
import { DATABASE_FILE } from '@pocket-stadium/server/config';
import { EXIT, wrongUse } from '../failure.ts';
import { PLACE, placeOf } from '../place.ts';
import type { StadiumCommand } from './command.ts';

const WORDS = {
  summary: { fr: 'écrit toutes les parties d’un serveur', en: 'writes out all matches of a server' },
  file: { fr: 'fichier à écrire ; sinon la sortie standard', en: 'file to write; standard output otherwise' },
  records: {
    fr: 'seulement les feuilles des parties finies, sans rien de privé',
    en: 'only the records of finished matches, nothing private',
  },
  none: { fr: 'Le dossier {folder} ne contient pas de serveur.', en: 'The folder {folder} holds no server.' },
  done: {
    fr: '{lines, plural, =0 {Rien n’a été écrit} =1 {Une ligne écrite} other {# lignes écrites}}. {note}',
    en: '{lines, plural, =0 {Nothing was written} =1 {One line written} other {# lines written}}. {note}',
  },
  private: {
    fr: 'L’export contient les secrets des parties en cours : gardez-le comme le dossier lui-même.',
    en: 'The export contains the secrets of running matches: guard it like the folder itself.',
  },
} as const satisfies Record<string, Words>;

export const exportCommand: StadiumCommand = {
  name: 'export',
  summary: WORDS.summary,
  define(command, say) {
    command.argument('[file]', say(WORDS.file)).option('--data <folder>', say(PLACE.data));
    command.option('--database-url <url>', say(PLACE.databaseUrl)).option('--records', say(WORDS.records));
  },
  async run({ say }, command) {
    const [file] = command.args;
    const { records } = command.opts<{ records?: boolean }>();
    const place = placeOf(command);
    const { exportAll, exportRecords, isPostgres } = await import('@pocket-stadium/server');
    if (!isPostgres(place) && !existsSync(join(place, DATABASE_FILE))) throw wrongUse(WORDS.none, { folder: place });
    const draft = file && `${file}.part`;
    const out = draft ? createWriteStream(draft, { mode: 0o600 }) : process.stdout;
    const write = async (line: string) => {
      if (!out.write(line)) await once(out, 'drain');
    };
    const lines = await (records ? exportRecords : exportAll)(place, write);
    if (file && draft) {
      await new Promise<void>((resolve) => out.end(() => resolve()));
      renameSync(draft, file);
    }
    process.stderr.write(`${say(WORDS.done, { lines, note: records ? '' : say(WORDS.private) }).trim()}\n`);
    return EXIT.ok;
  },
};
