import { MAX_RECORD_LENGTH, makeRecordJson, type Result, refuse, type Words } from '@pocket-stadium/kernel';
import { loadMatch } from '../match/store.ts';
import { ROOT } from '../root.ts';

const NO_ANSWER: Words = {
  fr: 'Cette adresse ne répond pas : ouvrez la partie là-bas, téléchargez-la et collez-la ici.',
  en: 'There is no answer at this address: open the match there, download it and paste it here.',
};
const ELSEWHERE: Words = {
  fr: 'Cette adresse est ailleurs ({host}) : téléchargez la partie là-bas et collez-la ici.',
  en: 'This address is elsewhere ({host}): download the match there and paste it here.',
};
const NOT_FOUND: Words = {
  fr: 'Aucune partie finie à cette adresse, ni dans ce navigateur ni sur ce serveur.',
  en: 'No finished match at this address, neither in this browser nor on this server.',
};

/** The text of a record: what was pasted, or what a link to a match of this app leads to. */
export async function fetchRecord(pasted: string): Promise<Result<string>> {
  const text = pasted.trim();
  if (!/^https?:\/\/\S+$/.test(text)) return { ok: true, value: pasted };
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.origin !== ROOT.origin) return refuse('elsewhere', ELSEWHERE, { host: url?.host ?? text.slice(0, 60) });
  const id = /\/([0-9a-f]{32})(?:\.(?:json|txt))?$/.exec(url.pathname)?.[1];
  return id === undefined ? refuse('no-such-match', NOT_FOUND) : matchById(id);
}

/** A match of this browser, else one of the server that this app came from. */
export async function matchById(id: string): Promise<Result<string>> {
  const here = await loadMatch(id);
  if (here.ok) return { ok: true, value: makeRecordJson(here.value.match) };
  try {
    const response = await fetch(new URL(`api/v1/matches/${id}.json`, ROOT));
    if (!response.ok) return refuse('no-such-match', NOT_FOUND);
    const text = await response.text();
    return { ok: true, value: text.slice(0, MAX_RECORD_LENGTH + 1) };
  } catch {
    return refuse('no-answer', NO_ANSWER);
  }
}
