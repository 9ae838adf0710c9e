// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const person = {
  fr: 'Joueur {number}',
  en: 'Player {number}',
} as Message<'number'>;

export const bot = {
  fr: 'Robot {number}',
  en: 'Bot {number}',
} as Message<'number'>;

export const bad_name = {
  fr: '« {given} » ne peut pas être un nom : 1 à 40 caractères ordinaires.',
  en: '"{given}" cannot be a name: 1 to 40 ordinary characters.',
} as Message<'given'>;

export const bad_level = {
  fr: 'Robot inconnu « {given} » pour {game}. Niveaux et visages : {known}.',
  en: 'Unknown bot "{given}" for {game}. Levels and faces: {known}.',
} as Message<'given' | 'game' | 'known'>;

export const bots_only = {
  fr: 'Ici des robots tiennent toutes les places ; « {given} » n’en est pas un. Exemple : bot:{known},bot.',
  en: 'Here bots hold every seat; "{given}" is not one. For example: bot:{known},bot.',
} as Message<'given' | 'known'>;
