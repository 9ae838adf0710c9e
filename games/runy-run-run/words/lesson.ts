// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const chapter1_step1 = {
  fr: 'Le but : mettre les cinq vipères en prison. Vous êtes Lucie, les poules, en haut. Choisissez un dessin ou déplacez vos pions, puis « Prêt ! ».',
  en: 'The aim: put all five snakes in prison. You are Lucie, the chicks, at the top. Choose a pattern or move your pawns, then “Ready!”.',
} as Message<never>;

export const chapter1_hint1 = {
  fr: 'Cinq cases de votre camp, en haut.',
  en: 'Five cells of your camp, at the top.',
} as Message<never>;

export const chapter1_end = {
  fr: 'Les poules chassent les vipères, les renards chassent les poules, les vipères chassent les renards. En route !',
  en: 'Chicks hunt snakes, foxes hunt chicks, snakes hunt foxes. Off we go!',
} as Message<never>;

export const chapter2_step1 = {
  fr: 'Deux dés, donc deux déplacements au plus : lancez.',
  en: 'Two dice, so two moves at most: roll.',
} as Message<never>;

export const chapter2_step2 = {
  fr: 'La poule de e11 descend tout droit : 5 cases, en e6, puis 3, en e3.',
  en: 'The chick on e11 goes straight down: 5 cells, to e6, then 3, to e3.',
} as Message<never>;

export const chapter2_hint2 = {
  fr: 'Reprenez : la poule de e11, jusqu’en e3 avec les deux dés.',
  en: 'Take it back: the chick on e11, as far as e3 with both dice.',
} as Message<never>;

export const chapter2_step3 = {
  fr: 'Aux renards, qui vous chassent : lancez pour eux.',
  en: 'Now the foxes, who hunt you: roll for them.',
} as Message<never>;

export const chapter2_step4 = {
  fr: 'Trop près du renard…',
  en: 'Too near the fox…',
} as Message<never>;

export const chapter2_step5 = {
  fr: 'Capturée ! La voilà prisonnière chez eux. Lancez pour les vipères.',
  en: 'Captured! She is a prisoner in their camp. Roll for the snakes.',
} as Message<never>;

export const chapter2_step6 = {
  fr: 'Une vipère s’avance.',
  en: 'A snake comes forward.',
} as Message<never>;

export const chapter2_step7 = {
  fr: 'Une proie à portée. Lancez !',
  en: 'Prey within reach. Roll!',
} as Message<never>;

export const chapter2_step8 = {
  fr: 'Avec le 6, la poule de f11 court vers la vipère en c8 et s’arrête sur elle. Puis « Finir ».',
  en: 'With the 6 the chick on f11 runs to the snake on c8 and stops there. Then finish.',
} as Message<never>;

export const chapter2_hint8 = {
  fr: 'Reprenez : de f11 sur la vipère, en c8, et rien d’autre.',
  en: 'Take it back: from f11 onto the snake on c8, and nothing else.',
} as Message<never>;

export const chapter2_end = {
  fr: 'Capturée ! Cinq prisonnières et vous gagnez. Reste à libérer votre poule.',
  en: 'Captured! Five prisoners and you win. Now release your chick.',
} as Message<never>;

export const chapter3_step1 = {
  fr: 'Une poule peut en libérer une autre : lancez.',
  en: 'A chick can release another: roll.',
} as Message<never>;

export const chapter3_step2 = {
  fr: 'La poule de g11 descend de 5, en g6, puis file avec le 4 sur la prisonnière, en k2.',
  en: 'The chick on g11 goes down 5, to g6, then with the 4 onto the prisoner on k2.',
} as Message<never>;

export const chapter3_hint2 = {
  fr: 'Reprenez : g11 va en g6, puis sur la prisonnière en k2.',
  en: 'Take it back: g11 goes to g6, then onto the prisoner on k2.',
} as Message<never>;

export const chapter3_end = {
  fr: 'Libérée : toutes deux rentrent au camp. Personne ne saute par-dessus un pion ; à vous la chasse !',
  en: 'Released: both are back in camp. Nobody jumps over a pawn; happy hunting!',
} as Message<never>;
