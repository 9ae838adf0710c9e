// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const bat = {
  fr: 'Frapper ou attendre',
  en: 'Swing or wait',
} as Message<never>;

export const react = {
  fr: 'Réagir ou pas',
  en: 'React or not',
} as Message<never>;

export const steal = {
  fr: 'Le vol',
  en: 'The steal',
} as Message<never>;

export const behind = {
  fr: 'Manche {inning}. Vous avez {runs, plural, one {# point} other {# points}} de retard ({own} à {theirs}).',
  en: 'Inning {inning}. You are {runs, plural, one {# run} other {# runs}} behind ({own} to {theirs}).',
} as Message<'inning' | 'runs' | 'own' | 'theirs'>;

export const ahead = {
  fr: 'Manche {inning}. Vous avez {runs, plural, one {# point} other {# points}} d’avance ({own} à {theirs}).',
  en: 'Inning {inning}. You are {runs, plural, one {# run} other {# runs}} ahead ({own} to {theirs}).',
} as Message<'inning' | 'runs' | 'own' | 'theirs'>;

export const level = {
  fr: 'Manche {inning}. Égalité ({own} à {theirs}).',
  en: 'Inning {inning}. The score is level ({own} to {theirs}).',
} as Message<'inning' | 'own' | 'theirs'>;

export const outs = {
  fr: '{outs, plural, =0 {Aucun retrait} one {# retrait} other {# retraits}}.',
  en: '{outs, plural, =0 {Nobody out} one {# out} other {# outs}}.',
} as Message<'outs'>;

export const count = {
  fr: 'Compte : {balls}-{strikes}.',
  en: 'Count: {balls}-{strikes}.',
} as Message<'balls' | 'strikes'>;

export const hit = {
  fr: 'La frappe : {hit}.',
  en: 'The ball in play: {hit}.',
} as Message<'hit'>;

export const home_last = {
  fr: 'Vous frappez en dernier.',
  en: 'You bat last.',
} as Message<never>;

export const not_a_position = {
  fr: 'Ce n’est pas une position de Dice & Run : {text}',
  en: 'This is not a position of Dice & Run: {text}',
} as Message<'text'>;
