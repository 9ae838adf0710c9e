// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const step1 = {
  fr: 'Le but : plus de points que Sami en neuf manches. Vous êtes Lucie, à la frappe. Deux dés, et c’est leur total qui parle : lancez.',
  en: 'The aim: more runs than Sami in nine innings. You are Lucie, at bat. Two dice, and their total does the talking: roll.',
} as Message<never>;

export const step2 = {
  fr: 'Quatre : une base, comme avec dix. Les totaux rares font du bien ; voyons un total courant.',
  en: 'Four: one base, and so with ten. Rare totals do you good; now for a common one.',
} as Message<never>;

export const step3 = {
  fr: 'Cinq, le sacrifice : le frappeur est retiré, mais le coureur gagne une base. Lancez.',
  en: 'Five, the sacrifice: the batter is out, but the runner gains a base. Roll.',
} as Message<never>;

export const step4 = {
  fr: 'Huit est un retrait, sauf le double quatre : une base offerte. Personne n’était derrière le coureur, il reste.',
  en: 'Eight is an out, but a double four is a walk to first. Nobody pushes the runner, who stays.',
} as Message<never>;

export const step5 = {
  fr: 'Onze : deux bases pour tous, et un point ! Encore.',
  en: 'Eleven: two bases for all, and a run! Again.',
} as Message<never>;

export const step6 = {
  fr: 'Douze, comme deux : circuit, tout le monde rentre. Remettez un coureur en jeu.',
  en: 'Twelve, like two: a home run, everybody comes in. Put a runner on again.',
} as Message<never>;

export const step7 = {
  fr: 'Attention au sept, le plus fréquent : il retire aussi le coureur le plus avancé.',
  en: 'Beware of seven, the most common: it also takes the runner nearest home.',
} as Message<never>;

export const end = {
  fr: 'Trois retraits : c’est au tour de Sami. Après neuf manches, celui qui a le plus de points gagne.',
  en: 'Three outs: now Sami bats. After nine innings most runs wins.',
} as Message<never>;
