import { FALLBACK, type Lang, spokenLang } from '@pocket-stadium/kernel';

/** The language that Accept-Language asks for; the fallback where it names none of ours. */
export function langOf(accepts: string | undefined): Lang {
  let best = FALLBACK;
  let weight = 0;
  for (const part of (accepts ?? '').slice(0, 200).split(',')) {
    const [tag = '', ...parameters] = part.split(';');
    const lang = spokenLang(tag);
    const q = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find((value) => value !== undefined);
    const given = q === undefined ? 1 : Number(q);
    if (lang && given > weight) {
      best = lang;
      weight = given;
    }
  }
  return best;
}
