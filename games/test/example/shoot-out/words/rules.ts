// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const option_shots = {
  fr: 'Tirs chacun',
  en: 'Shots each',
} as Message<never>;

export const prompt_aim = {
  fr: '{seat}, où tirez-vous ?',
  en: '{seat}, where do you aim?',
} as Message<'seat'>;

export const prompt_shoot = {
  fr: '{seat} tire.',
  en: '{seat} shoots.',
} as Message<'seat'>;

export const fact_aims = {
  fr: '{seat} s’élance.',
  en: '{seat} runs up.',
} as Message<'seat'>;

export const fact_goal = {
  fr: 'But de {seat} !',
  en: '{seat} scores!',
} as Message<'seat'>;

export const fact_saved = {
  fr: 'Arrêt du gardien.',
  en: 'The keeper saves it.',
} as Message<never>;

export const move_low = {
  fr: 'Au ras du sol',
  en: 'Low',
} as Message<never>;

export const move_low_does = {
  fr: 'Un dé : but à partir de 3.',
  en: 'One die: a goal on 3 or more.',
} as Message<never>;

export const move_high = {
  fr: 'Lucarne',
  en: 'Top corner',
} as Message<never>;

export const move_high_does = {
  fr: 'Deux dés : but sauf double.',
  en: 'Two dice: a goal unless they are equal.',
} as Message<never>;

export const term_saved = {
  fr: 'Arrêt',
  en: 'Save',
} as Message<never>;

export const meaning_saved = {
  fr: 'Le gardien a la balle.',
  en: 'The keeper has the ball.',
} as Message<never>;

export const no_such_shot = {
  fr: '« {move} » n’est pas un tir : low ou high.',
  en: '"{move}" is no shot: low or high.',
} as Message<'move'>;

export const goals = {
  fr: 'Buts',
  en: 'Goals',
} as Message<never>;
