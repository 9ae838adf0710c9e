// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const roll_off = {
  fr: 'Qui commence ?',
  en: 'Who begins?',
} as Message<never>;

export const moves_left = {
  fr: 'À {letter} : {moves, plural, =0 {plus de mouvement} =1 {un mouvement} other {# mouvements}}',
  en: '{letter} to play: {moves, plural, =0 {no move left} =1 {one move} other {# moves}}',
} as Message<'letter' | 'moves'>;

export const ball_legend = {
  fr: 'o balle  (A) porteur  ·a· but de A  + cible',
  en: 'o ball  (A) carrier  ·a· goal of A  + target',
} as Message<never>;
