// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const step1 = {
  fr: 'Le but : plus de points que Sami en neuf manches. Vous êtes Lucie, à la frappe. Un lancer, un frappeur : lancez le dé.',
  en: 'The aim: more runs than Sami in nine innings. You are Lucie, at bat. One throw, one batter: roll the die.',
} as Message<never>;

export const step2 = {
  fr: 'Un 1 : le coureur prend la première base. Lancez encore : tout le monde avance d’autant de bases que le dé.',
  en: 'A 1: the runner takes first base. Roll again: everybody advances as many bases as the die says.',
} as Message<never>;

export const step3 = {
  fr: 'Un 2 : deux bases pour chacun. Qui fait le tour marque un point ; il ne leur manque presque rien.',
  en: 'A 2: two bases for everyone. A runner who gets round scores a run, and they are nearly there.',
} as Message<never>;

export const step4 = {
  fr: 'Deux points d’un coup ! Et le 4 ? Essayez.',
  en: 'Two runs at once! And a 4? Try it.',
} as Message<never>;

export const step5 = {
  fr: 'Circuit : tout le monde rentre, le frappeur aussi. Les gros chiffres sont moins tendres…',
  en: 'A home run: everybody comes home, the batter too. High numbers are less kind…',
} as Message<never>;

export const step6 = {
  fr: 'Un 6 : retrait, et personne ne bouge. Remettez un coureur en jeu.',
  en: 'A 6: out, and nobody moves. Put a runner on again.',
} as Message<never>;

export const step7 = {
  fr: 'Reste le 5, le pire : il peut retirer aussi un coureur.',
  en: 'There is still the 5, the worst: it can take a runner with it.',
} as Message<never>;

export const end = {
  fr: 'Deux retraits d’un coup, trois en tout : c’est au tour de Sami. Après neuf manches, celui qui a le plus de points gagne.',
  en: 'Two outs at once, three in all: now Sami bats. After nine innings most runs wins.',
} as Message<never>;
