import type { Effect, Words } from '@pocket-stadium/kernel';
import { say } from '@pocket-stadium/web/kit/lang.svelte.ts';
import * as w from '@pocket-stadium/web/kit/words/board.ts';
import * as hexWords from '../words/board.ts';
import type { Target } from './hand.svelte.ts';

const EFFECTS: Readonly<Record<Effect, Words>> = {
  'takes-ball': w.effect_takes_ball,
  passes: w.effect_passes,
  scores: w.effect_scores,
  captures: w.effect_captures,
  releases: w.effect_releases,
  wins: w.effect_wins,
};

function doing({ effects, mark }: Target): string {
  return [...effects.map((effect) => say(EFFECTS[effect])), ...(mark === undefined ? [] : [say(hexWords.with_die, { die: mark })])].join(
    ', ',
  );
}

/** What a tap on a target does. */
export function targetInWords(target: Target): string {
  return doing(target) || say(hexWords.go_there);
}

/** Where a piece may go: `c3, d3 (prend la balle)`. */
export function targetsInWords(targets: Iterable<Target>): string {
  return [...targets].map((target) => (doing(target) === '' ? target.cell : `${target.cell} (${doing(target)})`)).join(', ');
}
