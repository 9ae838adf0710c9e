import type { Words } from '@pocket-stadium/kernel';
import { say } from '@pocket-stadium/web/kit/lang.svelte.ts';
import * as w from '../words/board.ts';

const NAMES: Readonly<Record<string, Words>> = { R: w.total_r, H: w.total_h, E: w.total_e, LOB: w.total_lob };

/** What the letters over the totals of a line score stand for; letters that nobody knows stand for themselves. */
export function totalName(total: string): string {
  const name = NAMES[total];
  return name ? say(name) : total;
}
