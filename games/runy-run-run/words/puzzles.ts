// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const capture = {
  fr: 'La capture',
  en: 'The capture',
} as Message<never>;

export const capture_asks = {
  fr: 'Trois joueurs, trois couleurs. Trouvez le tour qui vous donne les meilleures chances.',
  en: 'Three players, three colours. Find the turn that gives you the best chances.',
} as Message<never>;

export const escape_asks = {
  fr: 'Ni capture ni libération cette fois. Où seriez-vous le mieux ?',
  en: 'No capture and no release this time. Where would you stand best?',
} as Message<never>;

export const free = {
  fr: 'La libération',
  en: 'The release',
} as Message<never>;

export const free_asks = {
  fr: 'Un des vôtres attend. Trouvez le tour qui vous donne les meilleures chances.',
  en: 'One of yours is waiting. Find the turn that gives you the best chances.',
} as Message<never>;

export const escaping = {
  fr: 'L’échappée',
  en: 'The escape',
} as Message<never>;
