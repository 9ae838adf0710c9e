import { untrack } from 'svelte';
import type { MatchSession } from '../match/session.svelte.ts';

/**
 * The number of the latest step whose stamp may be seen: when the field has shown the step to its end, or when what is
 * stamped has happened there. To be called while a component is set up.
 */
export function stampDue(of: () => MatchSession): { readonly number: number } {
  let due = $state(untrack(() => of().shown.entries - (of().phase === 'moving' ? 1 : 0)));
  $effect(() => {
    const { phase, shown, board } = of();
    const { entries, last } = shown;
    if (phase === 'rolling') return;
    if (phase !== 'moving') {
      due = entries;
      return;
    }
    const after = last && board.stampAfter?.(last.facts.slice(last.entered));
    if (after === null || after === undefined) return;
    const timer = setTimeout(() => (due = entries), after);
    return () => clearTimeout(timer);
  });
  return {
    get number() {
      return due;
    },
  };
}
