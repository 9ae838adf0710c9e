import { DEFAULTS } from '@pocket-stadium/server/config';
import type { Command } from 'commander';

/** A folder, or the address of a PostgreSQL database. What is written out comes before the environment. */
export function placeOf(command: Command): string {
  const { data, databaseUrl } = command.opts<{ data?: string; databaseUrl?: string }>();
  return databaseUrl ?? data ?? (process.env.DATABASE_URL || undefined) ?? process.env.DATA ?? DEFAULTS.data;
}
