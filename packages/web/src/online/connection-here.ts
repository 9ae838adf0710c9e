import { getContext, setContext } from 'svelte';
import type { Connection } from './connection.svelte.ts';

const KEY = Symbol('connection');

/** The stay at a table, for what stands far inside it. */
export const setConnection = (connection: () => Connection): void => {
  setContext(KEY, connection);
};

export const connectionHere = (): (() => Connection) => getContext(KEY);
