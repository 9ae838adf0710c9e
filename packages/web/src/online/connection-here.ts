import { getContext, setContext } from 'svelte';
import type { Connection } from './connection.svelte.ts';

const KEY = Symbol('connection');

/** The connection to a table, for components deep inside it. */
export const setConnection = (connection: () => Connection): void => {
  setContext(KEY, connection);
};

export const connectionHere = (): (() => Connection) => getContext(KEY);
