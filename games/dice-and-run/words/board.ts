// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const swing = {
  fr: 'deux dés : coup sûr 1 fois sur 2, retrait 1 sur 3',
  en: 'two dice: a hit 1 in 2, an out 1 in 3',
} as Message<never>;

export const take = {
  fr: 'le lancer caché compte : strike 1 fois sur 2, sinon balle ou mieux',
  en: 'the hidden pitch counts: a strike 1 in 2, else a ball or better',
} as Message<never>;

export const accept = {
  fr: 'la frappe compte, sans risque d’erreur',
  en: 'the hit stands, no risk of an error',
} as Message<never>;

export const react = {
  fr: 'un dé : retrait 1 fois sur 3, erreur 1 sur 3 (une base de plus)',
  en: 'one die: an out 1 in 3, an error 1 in 3 (one base more)',
} as Message<never>;

export const steal = {
  fr: 'un dé contre deux ; perdu ou égalité : retrait',
  en: 'one die against two; lost or tied: out',
} as Message<never>;

export const hold = {
  fr: 'chacun garde sa base',
  en: 'everybody keeps his base',
} as Message<never>;

export const in_the_field = {
  fr: 'En défense',
  en: 'In the field',
} as Message<never>;
