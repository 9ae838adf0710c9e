import { ASKING_KEY } from '../settings.svelte.ts';

/** Whether a key may ask something: not beneath a dialog, and not where somebody types. */
export function mayAsk({ key, target, defaultPrevented, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (defaultPrevented || ctrlKey || metaKey || altKey || document.querySelector('dialog[open]')) return false;
  return ASKING_KEY.test(key.toLowerCase()) && !(target instanceof Element && target.matches('input, textarea, select'));
}
