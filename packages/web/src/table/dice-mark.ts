import { type Component, getContext, setContext } from 'svelte';

const KEY = Symbol('dice mark');

/** What stands at the dice of a match and says where they come from; a match on this device has nothing there. */
export const setDiceMark = (Mark: Component): void => {
  setContext(KEY, Mark);
};

export const diceMark = (): Component | undefined => getContext(KEY);
