import { type Component, getContext, setContext } from 'svelte';

const KEY = Symbol('dice mark');

/** The mark at the dice of a match that says where they come from. A match on this device has none. */
export const setDiceMark = (Mark: Component): void => {
  setContext(KEY, Mark);
};

export const diceMark = (): Component | undefined => getContext(KEY);
