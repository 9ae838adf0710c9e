import { DEFAULTS } from '@pocket-stadium/server/config';
import type { Command } from 'commander';
import * as w from '../words/serve.ts';
import { wrongUse } from './failure.ts';
import { namesFolder } from './serve/settings.ts';

/** Where the data lies: a folder, or the address of a PostgreSQL database. What is written out comes before the environment. */
export function dataSource(command: Command): string {
  const { data, databaseUrl } = command.opts<{ data?: string; databaseUrl?: string }>();
  const url = databaseUrl ?? (data === undefined ? process.env.DATABASE_URL || undefined : undefined);
  const where = databaseUrl === undefined ? 'DATABASE_URL' : '--database-url';
  if (url !== undefined && !isDatabase(url)) throw wrongUse(w.bad_secret, { where, expected: 'postgres://…, postgresql://…' });
  if (url !== undefined) return url;
  const folder = data ?? process.env.DATA ?? DEFAULTS.data;
  // An address that is none of a database is not taken for a folder, and not repeated: it may hold a password.
  if (!isDatabase(folder) && !namesFolder(folder))
    throw wrongUse(w.bad_secret, { where: data === undefined ? 'DATA' : '--data', expected: w.expected_folder });
  return folder;
}

const isDatabase = (place: string) => /^postgres(ql)?:\/\//.test(place);
