// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const hunt = {
  fr: 'Les poules chassent les vipères, les vipères chassent les renards, les renards chassent les poules.',
  en: 'Chicks hunt snakes, snakes hunt foxes, foxes hunt chicks.',
} as Message<never>;

export const moves = {
  fr: 'Les dés donnent 3 et 2. Une poule avance de trois cases tout droit, puis de deux cases dans une autre direction. Deux poules auraient pu prendre un dé chacune.',
  en: 'The dice say 3 and 2. A chick goes three cells straight ahead, then two cells in another direction. Two chicks could have used one die each.',
} as Message<never>;

export const capture = {
  fr: 'Une capture : le dé donne 5, la vipère est à trois cases. La poule s’arrête sur elle, et la vipère part en prison dans le camp des poules.',
  en: 'A capture: the die says 5, the snake is three cells away. The chick stops on it, and the snake goes to prison in the chicks’ camp.',
} as Message<never>;

export const release = {
  fr: 'Une libération : la poule atteint une amie prisonnière dans le camp des renards. Toutes les deux rentrent dans leur camp.',
  en: 'A release: the chick reaches a friend who is a prisoner in the foxes’ camp. Both go back to their own camp.',
} as Message<never>;
