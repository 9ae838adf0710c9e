import { accept, MAX_RECORD_LENGTH, makeRecordJson, type Play, type Result, refuse, sameInAll } from '@pocket-stadium/kernel';
import { forget, keep, keptUnder, readKept } from '../../kit/keep.ts';
import { lang } from '../../kit/lang.svelte.ts';
import * as w from '../../words/share.ts';
import { readAnyRecord } from '../records.ts';
import { apiUrl } from './server.ts';

/** The key under which this device keeps the secret that removes a match it gave. */
const REMOVAL = 'removal:';

/** The record of a finished match, from the server. */
export async function fetchMatch(id: string): Promise<Result<Play>> {
  if (!/^[0-9a-f]{32}$/.test(id)) return refuse('no-such-match', w.not_there);
  try {
    const address = apiUrl(`matches/${id}.json`);
    // The request is as plain as the one that the page announced, so that the browser takes the answer that is already
    // coming.
    const response = await fetch(address);
    if (response.ok) return readAnyRecord((await response.text()).slice(0, MAX_RECORD_LENGTH + 1));
    const said = reasonIn(await (await fetch(address, { headers: { 'accept-language': lang.current } })).text());
    return refuse('no-such-match', said === null ? w.not_there : sameInAll(said));
  } catch {
    return refuse('no-answer', w.no_answer);
  }
}

/** Has the server keep a finished match of this device. Answers its id there. */
export async function keepMatch({ match }: Play): Promise<Result<string>> {
  try {
    const headers = { 'content-type': 'application/json', 'accept-language': lang.current };
    const response = await fetch(apiUrl('matches'), { method: 'POST', headers, body: makeRecordJson(match) });
    const text = await response.text();
    if (response.ok) {
      const { id, removal } = JSON.parse(text) as { id: string; removal?: string | null };
      if (removal) keep(REMOVAL + id, removal);
      return accept(id);
    }
    return refuse('not-kept', sameInAll(reasonIn(text) ?? w.no_answer[lang.current]));
  } catch {
    return refuse('no-answer', w.no_answer);
  }
}

/** Whether this device gave the server a match, and may take it away again. */
export const mayRemove = (id: string): boolean => readKept(REMOVAL + id) !== null;

/** Takes a match away from the server again. Answers whether it is gone. */
export async function removeMatch(id: string): Promise<boolean> {
  try {
    const headers = { 'stadium-removal': readKept(REMOVAL + id) ?? '' };
    const { ok, status } = await fetch(apiUrl(`matches/${id}`), { method: 'DELETE', headers });
    if (!ok && status !== 404) return false;
    forget(REMOVAL + id);
    return true;
  } catch {
    return false;
  }
}

/** Takes all of them away, for a person who wants to be forgotten. */
export async function removeAllGiven(): Promise<void> {
  for (const id of keptUnder(REMOVAL)) await removeMatch(id);
}

/** The server's own words, in the language it was asked in. */
function reasonIn(problem: string): string | null {
  try {
    const { detail } = JSON.parse(problem) as { detail?: unknown };
    return typeof detail === 'string' ? detail : null;
  } catch {
    // The words are not our server's: they may be a proxy's page.
    return null;
  }
}
