import { Api, ApiError, type ApiOptions } from '@pocket-stadium/protocol';
import { lang, say } from '../../kit/lang.svelte.ts';
import * as w from '../../words/online.ts';
import { ROOT } from '../root.ts';
import { codeWord } from './code-word.ts';

/** The server that this app came from. */
export const BASE = ROOT.href.replace(/\/$/, '');

/** The server as the app asks it. */
export function api(secrets: readonly string[] = [], more: Partial<ApiOptions> = {}): Api {
  return new Api({ base: BASE, secrets, lang: lang.current, word: codeWord.read(), ...more });
}

/** Asks as a guest under this nickname, who is made or renamed where that is needed. */
export async function asGuest<T>(name: string, ask: (api: Api) => Promise<T>): Promise<T> {
  const server = api();
  const me = await server.me();
  if (!me) await server.newGuest({ name });
  else if (me.name !== name) await server.rename(name);
  return ask(server);
}

/** Why a request came to nothing, for people. */
export function whyNot(error: unknown): string {
  return error instanceof ApiError && error.problem ? error.problem.detail : say(w.no_answer);
}

/** Whether asking again would bring the same refusal. */
export function isFinal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
}

/** Whether the host asks for a word before somebody may make a table. */
export const asksForWord = (error: unknown): boolean => error instanceof ApiError && error.problem?.code === 'word-needed';
