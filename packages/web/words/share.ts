// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const link = {
  fr: 'Lien permanent',
  en: 'Permanent link',
} as Message<never>;

export const copy = {
  fr: 'Copier le lien',
  en: 'Copy the link',
} as Message<never>;

export const send = {
  fr: 'Envoyer le lien',
  en: 'Send the link',
} as Message<never>;

export const copied = {
  fr: 'Le lien est copié.',
  en: 'The link is copied.',
} as Message<never>;

export const copy_by_hand = {
  fr: 'Le navigateur ne copie pas : le lien est sélectionné, copiez-le à la main.',
  en: 'The browser did not copy the link: it is selected, copy it by hand.',
} as Message<never>;

export const no_answer = {
  fr: 'Le serveur ne répond pas. Le match y est gardé : réessayez quand vous aurez du réseau.',
  en: 'The server does not answer. The match is kept there: try again when you are online.',
} as Message<never>;

export const not_there = {
  fr: 'Aucun match fini à cette adresse.',
  en: 'There is no finished match at this address.',
} as Message<never>;
