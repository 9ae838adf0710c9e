// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const text_size = {
  fr: 'Lettres',
  en: 'Letters',
} as Message<never>;

export const text_usual = {
  fr: 'Normales',
  en: 'Usual',
} as Message<never>;

export const text_large = {
  fr: 'Grandes',
  en: 'Large',
} as Message<never>;

export const text_larger = {
  fr: 'Très grandes',
  en: 'Very large',
} as Message<never>;

export const speed = {
  fr: 'Rythme',
  en: 'Pace',
} as Message<never>;

export const speed_calm = {
  fr: 'Calme',
  en: 'Calm',
} as Message<never>;

export const speed_calm_does = {
  fr: 'le temps de regarder',
  en: 'time to watch',
} as Message<never>;

export const speed_quick = {
  fr: 'Rapide',
  en: 'Fast',
} as Message<never>;

export const speed_quick_does = {
  fr: 'lancers courts',
  en: 'short throws',
} as Message<never>;

export const throws = {
  fr: 'Vos dés',
  en: 'Your dice',
} as Message<never>;

export const throws_each = {
  fr: 'Je lance',
  en: 'I roll',
} as Message<never>;

export const throws_each_does = {
  fr: 'vous lancez à chaque fois',
  en: 'you start each throw',
} as Message<never>;

export const throws_chosen = {
  fr: 'Lancer après un choix',
  en: 'Roll after a choice',
} as Message<never>;

export const throws_chosen_does = {
  fr: 'un seul geste fait les deux',
  en: 'one press does both',
} as Message<never>;

export const throws_itself = {
  fr: 'Lancer automatiquement',
  en: 'Roll automatically',
} as Message<never>;

export const throws_itself_does = {
  fr: 'rien à faire',
  en: 'nothing to press',
} as Message<never>;

export const sound = {
  fr: 'Son',
  en: 'Sound',
} as Message<never>;

export const sound_help = {
  fr: 'dés, batte, pied, sifflet, public',
  en: 'dice, bat, boot, whistle, crowd',
} as Message<never>;

export const vibration = {
  fr: 'Vibration',
  en: 'Vibration',
} as Message<never>;

export const vibration_help = {
  fr: 'quand vous jouez, et pour vos grands moments',
  en: 'when you play, and for your great moments',
} as Message<never>;

export const talk = {
  fr: 'Les robots parlent',
  en: 'Bots talk',
} as Message<never>;

export const talk_help = {
  fr: 'un mot après un point',
  en: 'a word after a score',
} as Message<never>;

export const sound_offer = {
  fr: 'Avec le son ?',
  en: 'With sound?',
} as Message<never>;

export const voice = {
  fr: 'Avec un lecteur d’écran',
  en: 'With a screen reader',
} as Message<never>;

export const voice_off = {
  fr: 'Sans attendre',
  en: 'As it comes',
} as Message<never>;

export const voice_off_does = {
  fr: 'aucun délai de plus',
  en: 'no extra wait',
} as Message<never>;

export const voice_timed = {
  fr: 'Le temps d’écouter',
  en: 'Time to listen',
} as Message<never>;

export const voice_timed_does = {
  fr: 'plus long après les longues phrases',
  en: 'longer after long sentences',
} as Message<never>;

export const voice_wait = {
  fr: 'Attendez-moi',
  en: 'Wait for me',
} as Message<never>;

export const voice_wait_does = {
  fr: 'une touche pour chaque action',
  en: 'one key press for each play',
} as Message<never>;
