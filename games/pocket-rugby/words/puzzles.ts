// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const posts = {
  fr: 'La pénalité ou la main',
  en: 'The kick or the ball',
} as Message<never>;

export const fault = {
  fr: 'La faute adverse',
  en: 'Their fault',
} as Message<never>;

export const drop = {
  fr: 'Drop ou 50-22',
  en: 'Drop or 50-22',
} as Message<never>;

export const siren = {
  fr: 'Avant la sirène',
  en: 'Before the siren',
} as Message<never>;

export const behind = {
  fr: 'Minute {minute}. Vous avez {points, plural, one {# point} other {# points}} de retard ({own} à {theirs}).',
  en: 'Minute {minute}. You are {points, plural, one {# point} other {# points}} behind ({own} to {theirs}).',
} as Message<'minute' | 'points' | 'own' | 'theirs'>;

export const ahead = {
  fr: 'Minute {minute}. Vous avez {points, plural, one {# point} other {# points}} d’avance ({own} à {theirs}).',
  en: 'Minute {minute}. You are {points, plural, one {# point} other {# points}} ahead ({own} to {theirs}).',
} as Message<'minute' | 'points' | 'own' | 'theirs'>;

export const level = {
  fr: 'Minute {minute}. Égalité ({own} à {theirs}).',
  en: 'Minute {minute}. The score is level ({own} to {theirs}).',
} as Message<'minute' | 'own' | 'theirs'>;

export const angle = {
  fr: 'Dés : 3-{x}.',
  en: 'Dice: 3-{x}.',
} as Message<'x'>;

export const not_a_position = {
  fr: 'Ce n’est pas une position de rugby : {text}',
  en: 'This is not a position of rugby: {text}',
} as Message<'text'>;
