// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const chapter1_step1 = {
  fr: 'Vous êtes Lucie, à la batte. La somme de deux dés dit la suite : lancez.',
  en: 'You are Lucie, at bat. The sum of two dice tells the play: roll.',
} as Message<never>;

export const chapter1_step2 = {
  fr: 'Six : un simple. Les sommes paires font avancer. Encore !',
  en: 'Six: a single. Even sums put you forward. Again!',
} as Message<never>;

export const chapter1_step3 = {
  fr: 'Huit : un double. Le coureur poussé file en troisième.',
  en: 'Eight: a double. The runner is pushed on to third.',
} as Message<never>;

export const chapter1_step4 = {
  fr: 'Dix : un triple, deux points ! Les sommes impaires, elles, coûtent un retrait.',
  en: 'Ten: a triple, two runs! Odd sums, though, cost an out.',
} as Message<never>;

export const chapter1_end = {
  fr: 'Sept : retiré. Au troisième retrait, Sami prend la batte. Passons au jeu avancé, avec un lanceur.',
  en: 'Seven: out. After the third, Sami bats. Now for the advanced game, with a pitcher.',
} as Message<never>;

export const chapter2_step1 = {
  fr: 'Deux retraits déjà. Sami lance la balle en secret : lancez ses dés, ils restent cachés.',
  en: 'Two out already. Sami pitches in secret: roll his dice, they stay hidden.',
} as Message<never>;

export const chapter2_step2 = {
  fr: 'Frapper, ou laisser passer ? Laissez passer celle-ci.',
  en: 'Swing, or take the pitch? Take this one.',
} as Message<never>;

export const chapter2_hint2 = {
  fr: 'Vous frapperez la suivante : laissez passer celle-ci.',
  en: 'You will swing at the next one: take this one.',
} as Message<never>;

export const chapter2_step3 = {
  fr: 'Huit : une balle. Quatre balles offrent la première base, trois strikes retirent. Lancez pour Sami.',
  en: 'Eight: a ball. Four balls walk you to first, three strikes put you out. Roll for Sami.',
} as Message<never>;

export const chapter2_step4 = {
  fr: 'Cette fois, frappez.',
  en: 'This time, swing.',
} as Message<never>;

export const chapter2_hint4 = {
  fr: 'Osez : frappez celle-ci.',
  en: 'Be bold: swing at this one.',
} as Message<never>;

export const chapter2_step5 = {
  fr: 'Deux dés à vous, le lancer ne compte plus.',
  en: 'Two dice of your own; the pitch no longer counts.',
} as Message<never>;

export const chapter2_step6 = {
  fr: 'Un double ! Mais Sami tente un exploit en défense…',
  en: 'A double! But Sami goes for a play in the field…',
} as Message<never>;

export const chapter2_step8 = {
  fr: 'La frappe tient. Voler la troisième ? Un dé contre deux, et perdu c’est un retrait : restez.',
  en: 'The hit stands. Steal third? One die against two, and you are out if you lose: hold.',
} as Message<never>;

export const chapter2_hint8 = {
  fr: 'Un dé contre le plus haut de deux : c’est risqué. Restez.',
  en: 'One die against the higher of two: too risky. Hold.',
} as Message<never>;

export const chapter2_end = {
  fr: 'Quand Sami battra, c’est vous qui lancerez en secret et choisirez de réagir. À vous de jouer !',
  en: 'When Sami bats, you pitch in secret and choose whether to react. Your game!',
} as Message<never>;
