// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const prisoners = {
  fr: 'prisonniers',
  en: 'prisoners',
} as Message<never>;

export const prisoners_name = {
  fr: 'Prisonniers tenus',
  en: 'Prisoners held',
} as Message<never>;

export const captures = {
  fr: 'captures',
  en: 'captures',
} as Message<never>;

export const captures_name = {
  fr: 'Captures',
  en: 'Captures',
} as Message<never>;

export const releases = {
  fr: 'libérations',
  en: 'releases',
} as Message<never>;

export const releases_name = {
  fr: 'Libérations',
  en: 'Releases',
} as Message<never>;
