// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const malformed = {
  fr: 'Cela ne ressemble pas à une saison : {field} devrait être {expected}.',
  en: 'This does not look like a season: {field} should be {expected}.',
} as Message<'field' | 'expected'>;

export const not_a_season = {
  fr: 'Ce fichier n’est pas une saison.',
  en: 'This file is not a season.',
} as Message<never>;

export const too_large = {
  fr: 'Ce fichier compte {given} caractères ; une saison en compte {max} au plus.',
  en: 'This file has {given} characters; a season has {max} at most.',
} as Message<'given' | 'max'>;

export const newer_format = {
  fr: 'Cette saison vient d’une version plus récente (format {given} ; celle-ci connaît {known}).',
  en: 'This season was written by a newer version (format {given}; this one knows {known}).',
} as Message<'given' | 'known'>;

export const not_begun = {
  fr: 'Le premier événement d’une saison dit comment elle a commencé ; celui-ci ne le dit pas.',
  en: 'The first event of a season says how it began; this one does not.',
} as Message<never>;

export const not_a_team = {
  fr: 'Ce fichier n’est pas une équipe.',
  en: 'This file is not a team.',
} as Message<never>;

export const team_too_large = {
  fr: 'Ce fichier est trop gros pour une équipe.',
  en: 'This file is too large for a team.',
} as Message<never>;

export const newer_team = {
  fr: 'Cette équipe vient d’une version plus récente (format {given} ; celle-ci connaît {known}).',
  en: 'This team was written by a newer version (format {given}; this one knows {known}).',
} as Message<'given' | 'known'>;

export const other_season = {
  fr: 'Ce fichier est une autre saison.',
  en: 'That file is another season.',
} as Message<never>;
