// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const nina = {
  fr: 'De la force d’un enfant : se trompe souvent.',
  en: 'As strong as a child: often makes a mistake.',
} as Message<never>;

export const gus = {
  fr: 'Tête en l’air : rate la plupart des buts.',
  en: 'Head in the clouds: misses most goals.',
} as Message<never>;

export const basile = {
  fr: 'Prudent : empêche tout but évitable.',
  en: 'Careful: prevents every goal that can be prevented.',
} as Message<never>;

export const zoe = {
  fr: 'Empêche tout but évitable.',
  en: 'Prevents every goal that can be prevented.',
} as Message<never>;

export const ida = {
  fr: 'Calcule tout : ne rate jamais un but.',
  en: 'Works it all out: never misses a goal.',
} as Message<never>;
