// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const minute = {
  fr: 'min.',
  en: 'min.',
} as Message<never>;

export const minute_name = {
  fr: 'Minute',
  en: 'Minute',
} as Message<never>;

export const hand = {
  fr: 'main',
  en: 'ball',
} as Message<never>;

export const hand_name = {
  fr: 'La main',
  en: 'The ball',
} as Message<never>;

export const dice = {
  fr: 'dés',
  en: 'dice',
} as Message<never>;

export const dice_name = {
  fr: 'Dés',
  en: 'Dice',
} as Message<never>;

export const action = {
  fr: 'action',
  en: 'action',
} as Message<never>;

export const action_name = {
  fr: 'Action',
  en: 'Action',
} as Message<never>;

export const score = {
  fr: 'score',
  en: 'score',
} as Message<never>;

export const score_name = {
  fr: 'Score',
  en: 'Score',
} as Message<never>;

export const cards = {
  fr: 'cartons',
  en: 'cards',
} as Message<never>;

export const cards_name = {
  fr: 'Cartons',
  en: 'Cards',
} as Message<never>;

export const points = {
  fr: 'points',
  en: 'points',
} as Message<never>;

export const points_name = {
  fr: 'Points',
  en: 'Points',
} as Message<never>;

export const yellows = {
  fr: 'jaunes',
  en: 'yellows',
} as Message<never>;

export const yellows_name = {
  fr: 'Cartons jaunes',
  en: 'Yellow cards',
} as Message<never>;

export const reds = {
  fr: 'rouges',
  en: 'reds',
} as Message<never>;

export const reds_name = {
  fr: 'Cartons rouges',
  en: 'Red cards',
} as Message<never>;
