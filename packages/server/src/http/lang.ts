import { LANGS, type Lang } from '@pocket-stadium/kernel';

/** The language asked for in Accept-Language; English where neither is. */
export function langOf(accepts: string | undefined): Lang {
  let best: Lang = 'en';
  let weight = 0;
  for (const part of (accepts ?? '').slice(0, 200).split(',')) {
    const [tag = '', ...parameters] = part.split(';');
    const lang = LANGS.find((known) => tag.trim().toLowerCase().split('-')[0] === known);
    const q = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find((value) => value !== undefined);
    const given = q === undefined ? 1 : Number(q);
    if (lang && given > weight) {
      best = lang;
      weight = given;
    }
  }
  return best;
}
