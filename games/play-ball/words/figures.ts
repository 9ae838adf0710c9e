// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const step = {
  fr: 'Un pas : le rouge avance sur une case voisine, qui est vide.',
  en: 'A step: red goes to a cell beside, which is empty.',
} as Message<never>;

export const jump = {
  fr: 'Un saut : deux playballers se suivent sur la ligne. Le rouge saute les deux d’un coup et arrive sur la première case libre. C’est un seul mouvement.',
  en: 'A jump: two playballers stand one behind the other. Red jumps over both at once and lands on the first free cell. That is one move.',
} as Message<never>;

export const steal = {
  fr: 'La balle volée : le bleu porte la balle. Le rouge saute par-dessus lui et repart avec elle.',
  en: 'A stolen ball: blue carries the ball. Red jumps over the carrier and takes it along.',
} as Message<never>;

export const bounce = {
  fr: 'Un rebond : la file va jusqu’au bord, il n’y a pas de case libre derrière. Le rouge revient sur sa case ; comme la file portait la balle, il la prend.',
  en: 'A bounce: the line runs to the edge, and there is no free cell behind it. Red comes back to the same cell, and takes the ball that the line carried.',
} as Message<never>;

export const pass = {
  fr: 'Une passe : la balle file tout droit jusqu’à un playballer de la même équipe, même loin, même au-dessus d’un autre rouge. Un bleu entre eux l’arrêterait.',
  en: 'A pass: the ball goes straight to a playballer of the same team, near or far, even over another red one. A blue one in between would stop it.',
} as Message<never>;

export const goal = {
  fr: 'Un but : le rouge entre avec la balle sur une case d’en-but des bleus.',
  en: 'A goal: red enters one of blue’s goal cells with the ball.',
} as Message<never>;
