import type { Effect } from '@pocket-stadium/rules';
import { m } from '../../paraglide/messages.js';
import type { Target } from './hand.svelte.ts';

const EFFECTS: Readonly<Record<Effect, () => string>> = {
  'takes-ball': m.effect_takes_ball,
  passes: m.effect_passes,
  scores: m.effect_scores,
  captures: m.effect_captures,
  releases: m.effect_releases,
  wins: m.effect_wins,
};

function doing({ effects, mark }: Target): string {
  return [...effects.map((effect) => EFFECTS[effect]()), ...(mark === undefined ? [] : [m.hex_with_die({ die: mark })])].join(', ');
}

/** What a tap on a target does. */
export function targetInWords(target: Target): string {
  return doing(target) || m.hex_go_there();
}

/** Where a piece may go: `c3, d3 (prend la balle)`. */
export function targetsInWords(targets: Iterable<Target>): string {
  return [...targets].map((target) => (doing(target) === '' ? target.cell : `${target.cell} (${doing(target)})`)).join(', ');
}
