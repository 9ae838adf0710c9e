// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const usage = {
  fr: 'Utilisation :',
  en: 'Usage:',
} as Message<never>;

export const arguments_text = {
  fr: 'Arguments :',
  en: 'Arguments:',
} as Message<never>;

export const options = {
  fr: 'Options :',
  en: 'Options:',
} as Message<never>;

export const commands = {
  fr: 'Commandes :',
  en: 'Commands:',
} as Message<never>;

export const command_and_options = {
  fr: '[options] [commande]',
  en: '[options] [command]',
} as Message<never>;

export const help = {
  fr: 'affiche cette aide',
  en: 'show this help',
} as Message<never>;

export const default_text = {
  fr: '{text} (par défaut : {value})',
  en: '{text} (default: {value})',
} as Message<'text' | 'value'>;

export const choices = {
  fr: '{text} (au choix : {choices})',
  en: '{text} (one of: {choices})',
} as Message<'text' | 'choices'>;

export const commander_missing_argument = {
  fr: 'Il manque l’argument <{0}>.',
  en: 'The argument <{0}> is missing.',
} as Message<'0'>;

export const commander_option_missing_argument = {
  fr: 'L’option {0} demande une valeur.',
  en: 'The option {0} needs a value.',
} as Message<'0'>;

export const commander_missing_mandatory_option_value = {
  fr: 'Il faut l’option {0}.',
  en: 'The option {0} is required.',
} as Message<'0'>;

export const commander_conflicting_option = {
  fr: 'L’option {0} ne va pas avec {1}.',
  en: 'The option {0} cannot be used with {1}.',
} as Message<'0' | '1'>;

export const commander_unknown_option = {
  fr: 'Option inconnue : {0}',
  en: 'Unknown option: {0}',
} as Message<'0'>;

export const commander_excess_arguments = {
  fr: 'Trop d’arguments pour « {0} ».',
  en: 'Too many arguments for "{0}".',
} as Message<'0'>;

export const commander_unknown_command = {
  fr: 'Commande inconnue : {0}',
  en: 'Unknown command: {0}',
} as Message<'0'>;

export const commander_invalid_argument = {
  fr: '{0} : la valeur « {1} » ne convient pas. {why}',
  en: '{0}: the value "{1}" will not do. {why}',
} as Message<'0' | '1' | 'why'>;

export const did_you_mean = {
  fr: 'Vouliez-vous dire {0} ?',
  en: 'Did you mean {0}?',
} as Message<'0'>;

export const more = {
  fr: 'Pour l’aide : {command} --help',
  en: 'For help: {command} --help',
} as Message<'command'>;

export const allowed = {
  fr: 'Au choix : {choices}.',
  en: 'One of: {choices}.',
} as Message<'choices'>;
