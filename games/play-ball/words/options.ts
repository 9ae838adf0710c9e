// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const field_pitch = {
  fr: 'le terrain (39 cases)',
  en: 'the pitch (39 cells)',
} as Message<never>;

export const field_park = {
  fr: 'le parc (51 cases)',
  en: 'the park (51 cells)',
} as Message<never>;

export const field_court = {
  fr: 'la salle (37 cases)',
  en: 'the court (37 cells)',
} as Message<never>;

export const field = {
  fr: 'Terrain',
  en: 'Field',
} as Message<never>;

export const field_help = {
  fr: 'Commencer est un avantage sur le terrain et au parc, un désavantage en salle.',
  en: 'Beginning is an advantage on the pitch and in the park, a handicap on the court.',
} as Message<never>;

export const mode = {
  fr: 'Mode',
  en: 'Mode',
} as Message<never>;

export const mode_help = {
  fr: 'Standard : premier à trois buts. Expert : deux buts de suite.',
  en: 'Standard: first to three goals. Expert: two goals in a row.',
} as Message<never>;

export const mode_standard = {
  fr: 'standard',
  en: 'standard',
} as Message<never>;

export const mode_expert = {
  fr: 'expert',
  en: 'expert',
} as Message<never>;

export const first = {
  fr: 'Qui engage la première manche',
  en: 'Who begins the first round',
} as Message<never>;
