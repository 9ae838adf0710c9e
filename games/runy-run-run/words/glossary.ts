// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const term_all_captured = {
  fr: 'Qui chasse qui',
  en: 'Who hunts whom',
} as Message<never>;

export const meaning_all_captured = {
  fr: 'Les poules chassent les vipères, les vipères chassent les renards, les renards chassent les poules.',
  en: 'Chicks hunt snakes, snakes hunt foxes, foxes hunt chicks.',
} as Message<never>;

export const term_leg = {
  fr: 'Déplacement',
  en: 'Move',
} as Message<never>;

export const meaning_leg = {
  fr: 'Un pion avance tout droit d’autant de cases que le dé, sans sauter personne. Un dé, un déplacement ; le même pion peut faire les deux.',
  en: 'A pawn goes straight for as many cells as the die shows, without jumping over anybody. One die, one move; the same pawn may make both.',
} as Message<never>;

export const term_capture = {
  fr: 'Capture',
  en: 'Capture',
} as Message<never>;

export const meaning_capture = {
  fr: 'Un déplacement peut s’arrêter sur une proie libre : le chasseur prend sa place, la proie devient prisonnière dans le camp du chasseur. Ce chasseur ne bouge plus à ce tour.',
  en: 'A move may stop on a free pawn of the prey: the hunter takes its place, the prey becomes a prisoner in the hunter’s camp. That hunter moves no more this turn.',
} as Message<never>;

export const term_release = {
  fr: 'Libération',
  en: 'Release',
} as Message<never>;

export const meaning_release = {
  fr: 'Un déplacement peut s’arrêter sur un prisonnier de sa couleur : les deux pions rentrent dans leur camp et ne bougent plus à ce tour.',
  en: 'A move may stop on a prisoner of its own colour: both pawns go back to their camp and move no more this turn.',
} as Message<never>;

export const term_set_up = {
  fr: 'Camp',
  en: 'Camp',
} as Message<never>;

export const meaning_set_up = {
  fr: 'Neuf cases dans un coin. On y place ses cinq pions et on y garde ses prisonniers. Un pion sorti n’y revient qu’après une libération.',
  en: 'Nine cells in a corner. Five pawns start there, and prisoners are held there. A pawn that has left comes back only by a release.',
} as Message<never>;

export const term_quiet_end = {
  fr: 'Tour',
  en: 'Round',
} as Message<never>;

export const meaning_quiet_end = {
  fr: 'Un tour de chaque couleur. Après trop de tours sans capture, ou trop de tours, celui qui a le plus de prisonniers gagne.',
  en: 'One turn of each colour. After too many quiet rounds, or too many rounds, most prisoners wins.',
} as Message<never>;
