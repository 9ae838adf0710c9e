import { untrack } from 'svelte';
import { painted } from './painted.ts';

/** A value that follows when what changed with it is on the screen: for what is long to draw and not looked at first. */
export function afterPaint<T>(latest: () => T): { readonly current: T } {
  let current = $state.raw(untrack(latest));
  $effect(() => {
    const value = latest();
    void painted().then(() => {
      if (value === untrack(latest)) current = value;
    });
  });
  return {
    get current() {
      return current;
    },
  };
}
