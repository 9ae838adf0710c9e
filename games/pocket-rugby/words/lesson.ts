// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const step1 = {
  fr: 'Vous êtes Lucie et vous avez la main : deux dés font une action. Un 5 mène à l’essai : lancez.',
  en: 'You are Lucie and you have the hand: two dice make an action. A 5 leads to a try: roll.',
} as Message<never>;

export const step3 = {
  fr: 'Essai, 5 points ; la transformation, un 2 sous le 4, en ajoute 2. La main passe : lancez pour Sami.',
  en: 'A try, 5 points; the conversion, a 2 under the 4, adds 2. The hand passes on: roll for Sami.',
} as Message<never>;

export const step4 = {
  fr: 'Ni double, ni 3, ni 5 : ballon perdu, la main vous revient. Un 3 donne une pénalité : lancez.',
  en: 'No double, no 3, no 5: he loses the ball, and the hand is yours. A 3 is a penalty: roll.',
} as Message<never>;

export const step6 = {
  fr: 'Avec le 6, Sami prend même un carton. La pénalité passe si le dé est plus petit que 6 : tentez-la.',
  en: 'With the 6 Sami even gets a card. The kick is good if the die is under 6: kick at goal.',
} as Message<never>;

export const hint6 = {
  fr: 'Cinq chances sur six de prendre trois points : cette fois, tentez la pénalité.',
  en: 'Five chances in six of three points: this time, kick at goal.',
} as Message<never>;

export const step8 = {
  fr: 'Trois points. Lancez pour Sami.',
  en: 'Three points. Roll for Sami.',
} as Message<never>;

export const step9 = {
  fr: 'Interception : à vous.',
  en: 'Interception: your turn.',
} as Message<never>;

export const step10 = {
  fr: 'Encore une pénalité, mais il faudrait faire moins de 2. Mieux vaut jouer et garder la main.',
  en: 'Another penalty, but you would need less than 2. Better play on and keep the hand.',
} as Message<never>;

export const hint10 = {
  fr: 'Une chance sur six seulement au pied : jouez plutôt, la main reste à vous.',
  en: 'Only one chance in six with the boot: play on instead, and the hand stays yours.',
} as Message<never>;

export const step11 = {
  fr: 'L’horloge a tourné de 2 minutes, et vous avez toujours la main.',
  en: 'Two minutes have gone, and you still have the hand.',
} as Message<never>;

export const end = {
  fr: 'Double 5 : essai de pénalité, 7 points ! À la 40ᵉ minute, le plus de points gagne. Tout s’écrit sur la feuille.',
  en: 'Double 5: a penalty try, 7 points! At minute 40 the most points win. Everything is on the sheet.',
} as Message<never>;
