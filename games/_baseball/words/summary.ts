// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const match_title = {
  fr: 'Le match',
  en: 'The match',
} as Message<never>;

export const match = {
  fr: 'De {fewest} à {most} joueurs. Chacun lance un dé : le plus haut passe à la frappe en premier, puis on tourne dans le sens des aiguilles d’une montre. Une manche est finie quand chacun est passé à la frappe ; on joue {innings} manches.',
  en: '{fewest} to {most} players. Everybody throws a die: the highest bats first, then clockwise. An inning is over when everybody has batted; {innings} innings are played.',
} as Message<'fewest' | 'most' | 'innings'>;

export const ties = {
  fr: 'Le plus grand total gagne. En cas d’égalité en tête, les ex æquo jouent des manches supplémentaires, une à la fois.',
  en: 'The highest total wins. Those tied for the lead play extra innings, one at a time.',
} as Message<never>;

export const at_bat = {
  fr: 'À la frappe',
  en: 'At bat',
} as Message<never>;

export const run = {
  fr: 'Chaque lancer est un nouveau frappeur. Un coureur qui fait le tour et revient au marbre marque un point.',
  en: 'Each throw is a new batter. A runner who goes all the way round and comes home scores a run.',
} as Message<never>;

export const three_outs = {
  fr: '{outs} retraits finissent le passage ; les bases se vident. Au dernier, personne n’avance ni ne marque.',
  en: '{outs} outs end the half-inning and clear the bases. On the last one nobody advances or scores.',
} as Message<'outs'>;
