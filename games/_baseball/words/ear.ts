// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const in_inning = {
  fr: 'à la manche {inning}',
  en: 'in inning {inning}',
} as Message<'inning'>;

export const inning = {
  fr: 'Manche {inning} sur {innings}.',
  en: 'Inning {inning} of {innings}.',
} as Message<'inning' | 'innings'>;

export const extra_inning = {
  fr: 'Manche supplémentaire {inning}.',
  en: 'Extra inning {inning}.',
} as Message<'inning'>;

export const outs = {
  fr: '{outs, plural, =0 {Aucun retrait.} one {# retrait.} other {# retraits.}}',
  en: '{outs, plural, =0 {No outs.} one {# out.} other {# outs.}}',
} as Message<'outs'>;

export const bases = {
  fr: '{count, plural, =0 {Bases vides.} one {Coureur {bases}.} other {Coureurs {bases}.}}',
  en: '{count, plural, =0 {Bases empty.} one {Runner {bases}.} other {Runners {bases}.}}',
} as Message<'count' | 'bases'>;

export const at_bat = {
  fr: 'À la frappe : {side}.',
  en: 'At bat: {side}.',
} as Message<'side'>;

export const count = {
  fr: '{balls, plural, one {# balle} other {# balles}}, {strikes, plural, one {# strike} other {# strikes}}.',
  en: '{balls, plural, one {# ball} other {# balls}}, {strikes, plural, one {# strike} other {# strikes}}.',
} as Message<'balls' | 'strikes'>;

export const scored = {
  fr: '{runs, plural, =0 {Aucun point} one {# point} other {# points}} à ce tour.',
  en: '{runs, plural, =0 {No run} one {# run} other {# runs}} this turn.',
} as Message<'runs'>;
