import { fill, type Lang, type Values, type Words } from '@pocket-stadium/kernel';
import type { Command, CommanderError, Help, Option } from 'commander';

/** What commander says by itself, in our own words, by what it says or by its code. */
const TITLES: Readonly<Record<string, Words>> = {
  'Usage:': { fr: 'Utilisation :', en: 'Usage:' },
  'Arguments:': { fr: 'Arguments :', en: 'Arguments:' },
  'Options:': { fr: 'Options :', en: 'Options:' },
  'Commands:': { fr: 'Commandes :', en: 'Commands:' },
};

const COMMAND_AND_OPTIONS: Words = { fr: '[options] [commande]', en: '[options] [command]' };
const HELP: Words = { fr: 'affiche cette aide', en: 'show this help' };
const DEFAULT: Words = { fr: '{text} (par défaut : {value})', en: '{text} (default: {value})' };
const CHOICES: Words = { fr: '{text} (au choix : {choices})', en: '{text} (one of: {choices})' };

const ERRORS: Readonly<Record<string, Words>> = {
  'commander.missingArgument': { fr: 'Il manque l’argument <{0}>.', en: 'The argument <{0}> is missing.' },
  'commander.optionMissingArgument': { fr: 'L’option {0} demande une valeur.', en: 'The option {0} needs a value.' },
  'commander.missingMandatoryOptionValue': { fr: 'Il faut l’option {0}.', en: 'The option {0} is required.' },
  'commander.conflictingOption': { fr: 'L’option {0} ne va pas avec {1}.', en: 'The option {0} cannot be used with {1}.' },
  'commander.unknownOption': { fr: 'Option inconnue : {0}', en: 'Unknown option: {0}' },
  'commander.excessArguments': { fr: 'Trop d’arguments pour « {0} ».', en: 'Too many arguments for "{0}".' },
  'commander.unknownCommand': { fr: 'Commande inconnue : {0}', en: 'Unknown command: {0}' },
  'commander.invalidArgument': { fr: '{0} : la valeur « {1} » ne convient pas. {why}', en: '{0}: the value "{1}" will not do. {why}' },
};
const DID_YOU_MEAN: Words = { fr: 'Vouliez-vous dire {0} ?', en: 'Did you mean {0}?' };
const MORE: Words = { fr: 'Pour l’aide : {command} --help', en: 'For help: {command} --help' };

/** Makes commander speak `lang`, for this command and those defined under it afterwards. */
export function speak(command: Command, lang: Lang): void {
  command.helpOption('-h, --help', HELP[lang]);
  command.helpCommand(false);
  command.configureHelp({
    styleTitle: (title: string) => TITLES[title]?.[lang] ?? title,
    commandUsage: (cmd: Command) => usage(cmd, lang),
    optionDescription: (option: Option) => describeOption(option, lang),
    subcommandTerm: (cmd: Command) => [cmd.name(), argumentNames(cmd)].filter(Boolean).join(' '),
    argumentDescription: (argument) => argument.description,
  } satisfies Partial<Help>);
}

function usage(command: Command, lang: Lang): string {
  const names: string[] = [];
  for (let cmd: Command | null = command; cmd; cmd = cmd.parent) names.unshift(cmd.name());
  const rest = command.commands.length > 0 ? COMMAND_AND_OPTIONS[lang] : ['[options]', argumentNames(command)].filter(Boolean).join(' ');
  return `${names.join(' ')} ${rest}`;
}

function argumentNames(command: Command): string {
  return command.registeredArguments
    .map((argument) => {
      const name = argument.name() + (argument.variadic ? '...' : '');
      return argument.required ? `<${name}>` : `[${name}]`;
    })
    .join(' ');
}

function describeOption(option: Option, lang: Lang): string {
  let text = option.description;
  if (option.argChoices) text = fill(CHOICES, { text, choices: option.argChoices }, lang);
  const plain = option.defaultValue !== undefined && typeof option.defaultValue !== 'boolean' && !Array.isArray(option.defaultValue);
  return plain ? fill(DEFAULT, { text, value: String(option.defaultValue) }, lang) : text;
}

/** An error of commander's in words, or null where it is none (help was shown). */
export function tellCommanderError(error: CommanderError, command: string, lang: Lang): string | null {
  if (error.exitCode === 0 || error.code === 'commander.help') return null;
  const words = ERRORS[error.code];
  const [sentence = '', suggestion = ''] = error.message.split('\n');
  const quoted: Values = Object.fromEntries([...sentence.matchAll(/'([^']*)'/g)].map((match, i) => [String(i), match[1]]));
  const why = /is invalid\. (.*)$/.exec(sentence)?.[1] ?? '';
  const lines = [words ? fill(words, { ...quoted, why: translateChoices(why, lang) }, lang).trimEnd() : error.message];
  const meant = /^\(Did you mean (?:one of )?(.*)\?\)$/.exec(suggestion)?.[1];
  if (meant) lines.push(fill(DID_YOU_MEAN, { 0: meant }, lang));
  lines.push(fill(MORE, { command }, lang));
  return lines.join('\n');
}

const ALLOWED: Words = { fr: 'Au choix : {choices}.', en: 'One of: {choices}.' };

function translateChoices(why: string, lang: Lang): string {
  const choices = /^Allowed choices are (.*)\.$/.exec(why)?.[1];
  return choices ? fill(ALLOWED, { choices }, lang) : why;
}
