import type { Words } from '@pocket-stadium/kernel';
import { DEFAULTS } from '@pocket-stadium/server/config';
import type { Command } from 'commander';

/** What chooses the database that a command reads or fills. */
export const PLACE = {
  data: { fr: 'le dossier du serveur (variable DATA)', en: 'the server’s folder (variable DATA)' },
  databaseUrl: { fr: 'sa base PostgreSQL (variable DATABASE_URL)', en: 'its PostgreSQL database (variable DATABASE_URL)' },
} as const satisfies Record<string, Words>;

/** A folder, or the address of a PostgreSQL database. What is written out comes before the environment. */
export function placeOf(command: Command): string {
  const { data, databaseUrl } = command.opts<{ data?: string; databaseUrl?: string }>();
  return databaseUrl ?? data ?? (process.env.DATABASE_URL || undefined) ?? process.env.DATA ?? DEFAULTS.data;
}
