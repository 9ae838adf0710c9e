import { getContext, setContext } from 'svelte';
import type { Connection } from './connection.svelte.ts';

const KEY = Symbol('visit');

/** The stay at a table, for what stands far inside it. */
export const setVisit = (visit: () => Connection): void => {
  setContext(KEY, visit);
};

export const visitHere = (): (() => Connection) => getContext(KEY);
