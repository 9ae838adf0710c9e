// Written by `npm run words` from fr.json, en.json.
import type { Message } from '../src/words.ts';

export const dice = {
  fr: '{count, plural, one {Dé : {faces}.} other {Dés : {faces}.}}',
  en: '{count, plural, one {Die: {faces}.} other {Dice: {faces}.}}',
} as Message<'count' | 'faces'>;

export const leads = {
  fr: '{side, select, you {Vous menez} other {{side} mène}} {high} à {low}.',
  en: '{side, select, you {You lead} other {{side} leads}} {high} to {low}.',
} as Message<'side' | 'high' | 'low'>;

export const level = {
  fr: 'Égalité, {score} partout.',
  en: 'Level, {score} each.',
} as Message<'score'>;

export const row = {
  fr: '{side} {value}',
  en: '{side} {value}',
} as Message<'side' | 'value'>;

export const scores = {
  fr: 'Score : {list}.',
  en: 'Score: {list}.',
} as Message<'list'>;

export const final = {
  fr: 'Score final : {list}.',
  en: 'Final score: {list}.',
} as Message<'list'>;
