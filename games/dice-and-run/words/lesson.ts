// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const chapter1_step1 = {
  fr: 'Le but : plus de tours des bases que Sami. Vous êtes Lucie, à la frappe. Le total de deux dés dit la suite : lancez.',
  en: 'The aim: more trips round the bases than Sami. You are Lucie, at bat. The total of two dice tells the play: roll.',
} as Message<never>;

export const chapter1_step2 = {
  fr: 'Six : un simple. Les totaux pairs font avancer. Encore !',
  en: 'Six: a single. Even totals move you along. Again!',
} as Message<never>;

export const chapter1_step3 = {
  fr: 'Huit : un double. Le coureur poussé file en troisième.',
  en: 'Eight: a double. The runner is pushed on to third.',
} as Message<never>;

export const chapter1_step4 = {
  fr: 'Dix : un triple, deux points ! Les totaux impairs, eux, coûtent un retrait.',
  en: 'Ten: a triple, two runs! Odd totals, though, cost an out.',
} as Message<never>;

export const chapter1_end = {
  fr: 'Sept : retiré. Au troisième retrait, Sami passe à la frappe. Passons au jeu avancé, avec un lanceur.',
  en: 'Seven: out. After the third, Sami bats. Now for the advanced game, with a pitcher.',
} as Message<never>;

export const chapter2_step1 = {
  fr: 'Deux retraits déjà. Sami lance la balle en secret : lancez ses dés, ils restent cachés.',
  en: 'Two out already. Sami pitches in secret: roll the dice for Sami, they stay hidden.',
} as Message<never>;

export const chapter2_step2 = {
  fr: 'Frapper, ou laisser passer ? Laissez passer celle-ci.',
  en: 'Swing, or take the pitch? Take this one.',
} as Message<never>;

export const chapter2_hint2 = {
  fr: 'Vous frapperez la suivante : laissez passer celle-ci.',
  en: 'You will swing at the next one: take this one.',
} as Message<never>;

export const chapter2_step3 = {
  fr: 'Huit : une balle. Quatre balles offrent la première base, trois strikes retirent. Lancez pour Sami.',
  en: 'Eight: a ball. Four balls walk you to first, three strikes put you out. Roll for Sami.',
} as Message<never>;

export const chapter2_step4 = {
  fr: 'Cette fois, frappez.',
  en: 'This time, swing.',
} as Message<never>;

export const chapter2_hint4 = {
  fr: 'Osez : frappez celle-ci.',
  en: 'Be bold: swing at this one.',
} as Message<never>;

export const chapter2_step5 = {
  fr: 'Deux dés à vous, le lancer ne compte plus.',
  en: 'Two dice of your own; the pitch no longer counts.',
} as Message<never>;

export const chapter2_step6 = {
  fr: 'Un double ! Mais Sami tente un exploit en défense…',
  en: 'A double! But Sami goes for a play in the field…',
} as Message<never>;

export const chapter2_step8 = {
  fr: 'La frappe est conservée. Volez la troisième : un dé à vous doit dépasser les deux de Sami.',
  en: 'The hit stands. Steal third: your one die must beat both of Sami’s.',
} as Message<never>;

export const chapter2_hint8 = {
  fr: 'Perdre le duel coûte un retrait, mais essayez une fois : volez la troisième.',
  en: 'A lost duel is an out, but try it once: steal third.',
} as Message<never>;

export const chapter2_end = {
  fr: 'Base volée ! Maintenant, à Sami de frapper : vous défendez.',
  en: 'Base stolen! Now Sami bats: you defend.',
} as Message<never>;

export const chapter2_step9 = {
  fr: 'Lancez votre dé.',
  en: 'Roll your die.',
} as Message<never>;

export const chapter2_step10 = {
  fr: 'Un 6 ! Sami doit faire 6 aussi : lancez pour la défense.',
  en: 'A 6! Sami needs a 6 too: roll for the defence.',
} as Message<never>;

export const chapter3_step1 = {
  fr: 'Vous lancez, en secret : seule la défense voit ces dés.',
  en: 'You pitch, in secret: only the defence sees these dice.',
} as Message<never>;

export const chapter3_step2 = {
  fr: 'Sami frappe.',
  en: 'Sami swings.',
} as Message<never>;

export const chapter3_step3 = {
  fr: 'Ses dés décident : lancez pour Sami.',
  en: 'Sami’s own dice decide: roll for Sami.',
} as Message<never>;

export const chapter3_step4 = {
  fr: 'Un simple. La défense peut réagir : 2 ou 4 retire le frappeur, 1 ou 5 est une erreur. Réagissez.',
  en: 'A single. The defence may react: a 2 or 4 puts the batter out, a 1 or 5 is an error. React.',
} as Message<never>;

export const chapter3_hint4 = {
  fr: 'Laisser jouer donne la base : cette fois, réagissez.',
  en: 'Accepting gives away the base: this time, react.',
} as Message<never>;

export const chapter3_step5 = {
  fr: 'Un dé : lancez.',
  en: 'One die: roll.',
} as Message<never>;

export const chapter3_end = {
  fr: 'Un 4 : le frappeur est retiré malgré son simple. À vous de jouer !',
  en: 'A 4: the batter is out after all. Over to you!',
} as Message<never>;
