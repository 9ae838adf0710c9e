// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const try_converted = {
  fr: 'Un 5 et un 4 : essai, 5 points. La transformation se tente contre le 4 ; un 2 est plus petit, 2 points de plus.',
  en: 'A 5 and a 4: a try, 5 points. The conversion is against the 4; a 2 is lower, 2 more points.',
} as Message<never>;

export const penalty = {
  fr: 'Un 3 et un 5 : pénalité. Elle est tentée contre le 5 ; un 4 est plus petit, 3 points.',
  en: 'A 3 and a 5: a penalty. The kick is against the 5; a 4 is lower, 3 points.',
} as Message<never>;

export const countered = {
  fr: 'Un double 4 : l’adversaire part en contre. Son dé, 6, dépasse le 2 de la défense : essai pour lui. Son dernier dé était un 6, la transformation doit être plus petite : un 3 passe.',
  en: 'A double four: the other player breaks away. A 6 beats the defender’s 2: a try for the other player. The last die was a 6, and the conversion must be lower: a 3 is good.',
} as Message<never>;

export const card = {
  fr: 'Un double 2 : faute, et deux dés pour la couleur du carton. 5 et 1 ne font pas un double : il est jaune.',
  en: 'A double two: a penalty given away, and two dice for the colour of the card. 5 and 1 are no double: it is yellow.',
} as Message<never>;

export const drop = {
  fr: 'Un double 3, et le drop est tenté. L’adversaire ne fait pas de double : 3 points.',
  en: 'A double three, and a drop goal is tried. The other player makes no double: 3 points.',
} as Message<never>;

export const attacker = {
  fr: 'l’adversaire',
  en: 'the other player',
} as Message<never>;

export const defender = {
  fr: 'la défense',
  en: 'the defence',
} as Message<never>;
