import { once } from 'node:events';
import { createWriteStream, existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE_FILE } from '@pocket-stadium/server/config';
import * as shared from '../../words/commands.ts';
import * as w from '../../words/transfer.ts';
import { dataSource } from '../data-source.ts';
import { EXIT, wrongUse } from '../failure.ts';
import { beginPrivate } from '../files.ts';
import { frugal } from '../frugal.ts';
import type { StadiumCommand } from './command.ts';

export const exportCommand: StadiumCommand = {
  name: 'export',
  summary: w.export_summary,
  define(command, say) {
    command.argument('[file]', say(w.export_file)).option('--data <folder>', say(shared.data_option));
    command.option('--database-url <url>', say(shared.database_url_option)).option('--records', say(w.records));
  },
  async run({ say }, command) {
    const [file] = command.args;
    const { records } = command.opts<{ records?: boolean }>();
    const place = dataSource(command);
    const { exportAll, exportRecords, isPostgres } = await import('@pocket-stadium/server/transfer');
    if (!isPostgres(place) && !existsSync(join(place, DATABASE_FILE))) throw wrongUse(w.none, { folder: place });
    const draft = file && `${file}.part`;
    if (draft) beginPrivate(draft);
    const out = draft ? createWriteStream(draft, { flags: 'r+' }) : process.stdout;
    const kept = frugal();
    const write = async (line: string) => {
      kept();
      if (!out.write(line)) await once(out, 'drain');
    };
    const { lines, damaged } = await (records ? exportRecords : exportAll)(place, write);
    if (file && draft) {
      await new Promise<void>((resolve) => out.end(() => resolve()));
      renameSync(draft, file);
    }
    process.stderr.write(`${say(w.export_done, { lines, note: records ? '' : say(w.export_private) }).trim()}\n`);
    for (const one of damaged) process.stderr.write(`${say(w.damaged_match, { ...one })}\n`);
    return EXIT.ok;
  },
};
