// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const step1 = {
  fr: 'Le but : plus de points que Sami en neuf manches. Vous êtes Lucie, à la frappe. Trois dés, et seuls les 1 comptent : lancez.',
  en: 'The aim: more runs than Sami in nine innings. You are Lucie, at bat. Three dice, and only the 1s count: roll.',
} as Message<never>;

export const step2 = {
  fr: 'Un 1, un point. Tant qu’il en vient, on continue : relancez.',
  en: 'A 1 is a run. As long as they come, you go on: roll again.',
} as Message<never>;

export const step3 = {
  fr: 'Deux 1, deux points de plus. Encore une fois !',
  en: 'Two 1s, two more runs. Once more!',
} as Message<never>;

export const step4 = {
  fr: 'Aucun 1 : le passage est fini, mais vos trois points restent. Lancez maintenant pour Sami.',
  en: 'No 1: your turn at bat is over, but your three runs stay. Now roll for Sami.',
} as Message<never>;

export const step5 = {
  fr: 'Un point pour Sami. Continuez pour lui.',
  en: 'One run for Sami. Go on for Sami.',
} as Message<never>;

export const end = {
  fr: 'Première manche : trois à un pour vous. On en joue neuf, et le total décide.',
  en: 'First inning: three to one for you. Nine are played, and the total decides.',
} as Message<never>;
