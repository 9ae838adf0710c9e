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

export const kick_side = {
  fr: 'les pénalités tentées de côté (3-2)',
  en: 'kicks from the side (3-2)',
} as Message<never>;

export const kick_angle = {
  fr: 'les pénalités tentées en biais (3-4)',
  en: 'kicks at an angle (3-4)',
} as Message<never>;

export const kick_front = {
  fr: 'les pénalités tentées de face (3-5 ou 3-6)',
  en: 'kicks from in front (3-5 or 3-6)',
} as Message<never>;

export const play_side = {
  fr: 'les pénalités jouées de côté (3-2)',
  en: 'penalties played from the side (3-2)',
} as Message<never>;

export const play_angle = {
  fr: 'les pénalités jouées en biais (3-4)',
  en: 'penalties played at an angle (3-4)',
} as Message<never>;

export const play_front = {
  fr: 'les pénalités jouées de face (3-5 ou 3-6)',
  en: 'penalties played from in front (3-5 or 3-6)',
} as Message<never>;

export const kick_fault = {
  fr: 'les pénalités tentées sur un double 1 ou 2',
  en: 'kicks after a double 1 or 2',
} as Message<never>;

export const play_fault = {
  fr: 'les pénalités jouées sur un double 1 ou 2',
  en: 'penalties played after a double 1 or 2',
} as Message<never>;
