import { fill, inEveryLang, type Values, type Words } from '@pocket-stadium/kernel';
import * as w from '../words/statements.ts';

/** Something that checking a record shows, or does not: a code for programs, a sentence for people. */
export interface Statement {
  readonly code: string;
  readonly values: Values;
  readonly message: Words;
}

const STATEMENTS = {
  chain: w.chain,
  hashes: w.hashes,
  rolls: w.rolls,
  order: w.order,
  league: w.league,
  'no-strings': w.no_strings,
  'house-knows': w.house_knows,
  starts: w.starts,
  brought: w.brought,
  late: w.late,
  app: w.app,
  'first-seed': w.first_seed,
  'first-rolls': w.first_rolls,
  'first-bots': w.first_bots,
  'first-id': w.first_id,
  'first-last': w.first_last,
  'first-receipt': w.first_receipt,
  'seed-only': w.seed_only,
} as const satisfies Record<string, Words>;

export type StatementCode = keyof typeof STATEMENTS;

export function statement(code: StatementCode, values: Values = {}): Statement {
  const message = inEveryLang((lang) => fill<string>(STATEMENTS[code], values, lang));
  return { code, values, message };
}
