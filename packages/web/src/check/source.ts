import { MAX_RECORD_LENGTH, makeRecordJson, type Result, refuse } from '@pocket-stadium/kernel';
import * as w from '../../words/check.ts';
import { loadMatch } from '../match/store.ts';
import { ROOT } from '../root.ts';

/** The text of a record: what was pasted, or what a link to a match of this app leads to. */
export async function fetchRecord(pasted: string): Promise<Result<string>> {
  const text = pasted.trim();
  if (!/^https?:\/\/\S+$/.test(text)) return { ok: true, value: pasted };
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.origin !== ROOT.origin) return refuse('elsewhere', w.elsewhere, { host: url?.host ?? text.slice(0, 60) });
  const id = /\/([0-9a-f]{32})(?:\.(?:json|txt))?$/.exec(url.pathname)?.[1];
  return id === undefined ? refuse('no-such-match', w.not_found) : matchById(id);
}

/** A match of this browser, else one of the server that this app came from. */
export async function matchById(id: string): Promise<Result<string>> {
  const here = await loadMatch(id);
  return here.ok ? { ok: true, value: makeRecordJson(here.value.match) } : publishedMatch(id);
}

/** A match as the server publishes it. */
export async function publishedMatch(id: string): Promise<Result<string>> {
  try {
    const response = await fetch(new URL(`api/v1/matches/${id}.json`, ROOT));
    if (!response.ok) return refuse('no-such-match', w.not_found);
    const text = await response.text();
    return { ok: true, value: text.slice(0, MAX_RECORD_LENGTH + 1) };
  } catch {
    return refuse('no-answer', w.no_answer);
  }
}
