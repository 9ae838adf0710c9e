import { ROOT } from '../root.ts';

/** Whether a server sent this page and can be reached: plain files give no papers and no reviews. */
export function hasServer(): boolean {
  return navigator.onLine && document.querySelector('meta[name="stadium-server"]') !== null;
}

/** The game of a match or a table, where the server said it with the page. */
export function gameSaid(id: string): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="stadium-game"][data-of="${CSS.escape(id)}"]`)?.content;
}

/** An address of the server's API, wherever the app lives. */
export const apiUrl = (path: string): string => new URL(`api/v1/${path}`, ROOT).href;

/** The permanent address of a match that the server keeps. */
export const linkTo = (match: string): string => new URL(`m/${match}`, ROOT).href;
