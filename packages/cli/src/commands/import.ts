import { createReadStream, existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import * as shared from '../../words/commands.ts';
import * as w from '../../words/transfer.ts';
import { dataSource } from '../data-source.ts';
import { EXIT, refusedAs, wrongUse } from '../failure.ts';
import { frugal } from '../frugal.ts';
import { FILE_ERRORS } from '../words.ts';
import type { StadiumCommand } from './command.ts';

export const importCommand: StadiumCommand = {
  name: 'import',
  summary: w.import_summary,
  define(command, say) {
    command.argument('[file]', say(w.import_file)).option('--data <folder>', say(shared.data_option));
    command.option('--database-url <url>', say(shared.database_url_option));
  },
  async run({ terminal, say }, command) {
    const [file = '-'] = command.args;
    if (file !== '-' && !existsSync(file)) throw wrongUse(shared.cannot_read, { file, why: FILE_ERRORS.ENOENT });
    const input = file === '-' ? process.stdin : createReadStream(file);
    const { importAll } = await import('@pocket-stadium/server/transfer');
    const imported = await importAll(dataSource(command), linesOf(input, frugal()));
    if (!imported.ok) throw refusedAs(EXIT.failed, imported.problem);
    terminal.print(say(w.import_done, { ...imported.value }));
    return EXIT.ok;
  },
};

/** Begins to read when somebody asks for the first line. Lines that nobody waits for yet would be lost. */
async function* linesOf(input: NodeJS.ReadableStream, kept: () => void): AsyncGenerator<string> {
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    kept();
    yield line;
  }
}
