// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const name = {
  fr: 'Baseball à un dé',
  en: 'One-die baseball',
} as Message<never>;

export const summary = {
  fr: 'Un dé, trois bases : on lance, on court, on marque.',
  en: 'One die, three bases: roll, run, score.',
} as Message<never>;
