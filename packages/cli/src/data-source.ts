import { DEFAULTS } from '@pocket-stadium/server/config';
import type { Command } from 'commander';
import * as w from '../words/serve.ts';
import { wrongUse } from './failure.ts';

/** Where the data lies: a folder, or the address of a PostgreSQL database. What is written out comes before the environment. */
export function dataSource(command: Command): string {
  const { data, databaseUrl } = command.opts<{ data?: string; databaseUrl?: string }>();
  const url = databaseUrl ?? (data === undefined ? process.env.DATABASE_URL || undefined : undefined);
  if (url === undefined) return data ?? process.env.DATA ?? DEFAULTS.data;
  const where = databaseUrl === undefined ? 'DATABASE_URL' : '--database-url';
  if (!/^postgres(ql)?:\/\//.test(url)) throw wrongUse(w.bad_secret, { where, expected: 'postgres://…, postgresql://…' });
  return url;
}
