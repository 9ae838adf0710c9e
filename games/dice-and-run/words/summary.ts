// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const match_title = {
  fr: 'La partie',
  en: 'The match',
} as Message<never>;

export const match = {
  fr: 'Deux équipes de 1 à 4, les recevants (rouges) et les visiteurs (blancs). Sept manches comme au softball ou neuf comme au baseball. Trois retraits finissent le passage d’une équipe ; au troisième, personne n’avance. À égalité, manches supplémentaires.',
  en: 'Two teams of 1 to 4, home (red) and visitors (white). Seven innings as in softball or nine as in baseball. Three outs end a half-inning; on the third nobody advances. A tie is broken by extra innings.',
} as Message<never>;

export const forced = {
  fr: 'Avance forcée : chaque coureur avance juste assez pour rester devant celui qui le suit ; celui que rien ne pousse reste.',
  en: 'Forced advance: a man moves just as far as he must to stay ahead of the man behind; a man who is not forced stays.',
} as Message<never>;

export const basic_title = {
  fr: 'Formule de base : deux dés, la somme',
  en: 'Basic mode: two dice, the sum',
} as Message<never>;

export const play_and_effect = {
  fr: '{plays} : {effect}',
  en: '{plays}: {effect}',
} as Message<'plays' | 'effect'>;

export const out_one_base = {
  fr: 'retrait, chaque coureur avance d’une base',
  en: 'out, every runner one base',
} as Message<never>;

export const out_stay = {
  fr: 'retrait, personne ne bouge',
  en: 'out, nobody moves',
} as Message<never>;

export const out_one_out = {
  fr: 'le frappeur et le coureur de la première base (sinon 2e, sinon 3e) sont retirés',
  en: 'the batter and the man on first (else second, else third) are out',
} as Message<never>;

export const to_first = {
  fr: 'frappeur en première, avance forcée',
  en: 'batter to first, forced advance',
} as Message<never>;

export const to_second = {
  fr: 'frappeur en deuxième, avance forcée',
  en: 'batter to second, forced advance',
} as Message<never>;

export const to_third = {
  fr: 'frappeur en troisième, avance forcée',
  en: 'batter to third, forced advance',
} as Message<never>;

export const to_home = {
  fr: 'tout le monde marque',
  en: 'everybody scores',
} as Message<never>;

export const advanced_title = {
  fr: 'Formule avancée',
  en: 'Advanced mode',
} as Message<never>;

export const advanced = {
  fr: 'Le lanceur jette deux dés en secret. Le frappeur choisit : laisser passer (tableau 1, on montre les dés) ou frapper (il jette deux dés, tableau 2). Sur un simple, un double ou un triple, la défense peut réagir (un dé, tableau 3). Puis un coureur peut tenter un vol. Trois strikes : retrait ; quatre balles : première base.',
  en: 'The pitcher throws two dice in secret. The batter chooses: take (table 1, the dice are shown) or swing (two dice, table 2). On a single, double or triple the defence may react (one die, table 3). Then a runner may try to steal. Three strikes: out; four balls: first base.',
} as Message<never>;

export const table = {
  fr: 'tableau {number}',
  en: 'table {number}',
} as Message<'number'>;

export const ball_or_pickoff = {
  fr: '{ball}, ou {pickoff} s’il y a un coureur',
  en: '{ball}, or {pickoff} if there is a runner',
} as Message<'ball' | 'pickoff'>;

export const error = {
  fr: '{error} : une base de plus pour tous',
  en: '{error}: one base more for all',
} as Message<'error'>;

export const hit_stands = {
  fr: 'la frappe tient',
  en: 'the hit stands',
} as Message<never>;

export const steal = {
  fr: 'vol',
  en: 'steal',
} as Message<never>;

export const steal_highest = {
  fr: 'le coureur jette un dé, la défense deux : il doit battre le plus haut, sinon il est retiré',
  en: 'the runner throws one die, the defence two: he must beat the higher, or he is out',
} as Message<never>;

export const steal_sum = {
  fr: 'le coureur jette un dé, la défense deux : il doit battre leur somme, sinon il est retiré',
  en: 'the runner throws one die, the defence two: he must beat their sum, or he is out',
} as Message<never>;

export const steal_lowest = {
  fr: 'le coureur jette un dé, la défense deux : il doit battre le plus bas, sinon il est retiré',
  en: 'the runner throws one die, the defence two: he must beat the lower, or he is out',
} as Message<never>;
