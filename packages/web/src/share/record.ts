import { MAX_RECORD_LENGTH, type Play, type Result, refuse, sameInAll } from '@pocket-stadium/kernel';
import { lang } from '../../kit/lang.svelte.ts';
import * as w from '../../words/share.ts';
import { readAnyRecord } from '../records.ts';
import { apiUrl } from './server.ts';

/** The record of a finished match, from the server. */
export async function fetchMatch(id: string): Promise<Result<Play>> {
  if (!/^[0-9a-f]{32}$/.test(id)) return refuse('no-such-match', w.not_there);
  try {
    const address = apiUrl(`matches/${id}.json`);
    // Asked as plainly as the page announced it, so that what is on its way already is taken.
    const response = await fetch(address);
    if (response.ok) return readAnyRecord((await response.text()).slice(0, MAX_RECORD_LENGTH + 1));
    const said = reasonIn(await (await fetch(address, { headers: { 'accept-language': lang.current } })).text());
    return refuse('no-such-match', said === null ? w.not_there : sameInAll(said));
  } catch {
    return refuse('no-answer', w.no_answer);
  }
}

/** What the server says, in the language it was asked in. */
function reasonIn(problem: string): string | null {
  try {
    const { detail } = JSON.parse(problem) as { detail?: unknown };
    return typeof detail === 'string' ? detail : null;
  } catch {
    // Not our server's words: a proxy's page, perhaps.
    return null;
  }
}
