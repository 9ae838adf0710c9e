// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const ball_free = {
  fr: 'La balle est libre en {cell}.',
  en: 'The ball is free on {cell}.',
} as Message<'cell'>;

export const ball_held = {
  fr: 'La balle est en {cell} : {seat}.',
  en: 'The ball is on {cell}: {seat}.',
} as Message<'cell' | 'seat'>;

export const stand = {
  fr: '{seat} : {cells}.',
  en: '{seat}: {cells}.',
} as Message<'seat' | 'cells'>;

export const moves_left = {
  fr: '{count, plural, =0 {Plus de mouvement.} one {Encore # mouvement.} other {Encore # mouvements.}}',
  en: '{count, plural, =0 {No move left.} one {# move left.} other {# moves left.}}',
} as Message<'count'>;
