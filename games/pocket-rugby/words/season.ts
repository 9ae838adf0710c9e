// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const points = {
  fr: 'Pts',
  en: 'Pts',
} as Message<never>;

export const points_name = {
  fr: 'Points',
  en: 'Points',
} as Message<never>;

export const tries = {
  fr: 'E',
  en: 'T',
} as Message<never>;

export const tries_name = {
  fr: 'Essais',
  en: 'Tries',
} as Message<never>;

export const conversions = {
  fr: 'T',
  en: 'C',
} as Message<never>;

export const conversions_name = {
  fr: 'Transformations',
  en: 'Conversions',
} as Message<never>;

export const penalties = {
  fr: 'Pén',
  en: 'Pen',
} as Message<never>;

export const penalties_name = {
  fr: 'Pénalités',
  en: 'Penalties',
} as Message<never>;

export const drops = {
  fr: 'D',
  en: 'D',
} as Message<never>;

export const drops_name = {
  fr: 'Drops',
  en: 'Drop goals',
} as Message<never>;

export const yellows = {
  fr: 'CJ',
  en: 'YC',
} as Message<never>;

export const yellows_name = {
  fr: 'Cartons jaunes',
  en: 'Yellow cards',
} as Message<never>;

export const reds = {
  fr: 'CR',
  en: 'RC',
} as Message<never>;

export const reds_name = {
  fr: 'Cartons rouges',
  en: 'Red cards',
} as Message<never>;
