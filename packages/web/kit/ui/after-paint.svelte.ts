import { untrack } from 'svelte';
import { oncePainted } from './painted.ts';

/** A value that follows after the next paint, for parts that take long to draw and are not looked at first. */
export function afterPaint<T>(latest: () => T): { readonly current: T } {
  let current = $state.raw(untrack(latest));
  $effect(() => {
    const value = latest();
    return oncePainted(() => {
      current = value;
    });
  });
  return {
    get current() {
      return current;
    },
  };
}
