import { fill, type Lang, type Values, type Words } from '@pocket-stadium/kernel';
import type { Command, CommanderError, Help, Option } from 'commander';
import * as w from '../words/commander.ts';

/** The sentences that commander says by itself, in our own words, by its sentence or by its code. */
const TITLES: Readonly<Record<string, Words>> = {
  'Usage:': w.usage,
  'Arguments:': w.arguments_text,
  'Options:': w.options,
  'Commands:': w.commands,
};

const ERRORS: Readonly<Record<string, Words>> = {
  'commander.missingArgument': w.commander_missing_argument,
  'commander.optionMissingArgument': w.commander_option_missing_argument,
  'commander.missingMandatoryOptionValue': w.commander_missing_mandatory_option_value,
  'commander.conflictingOption': w.commander_conflicting_option,
  'commander.unknownOption': w.commander_unknown_option,
  'commander.excessArguments': w.commander_excess_arguments,
  'commander.unknownCommand': w.commander_unknown_command,
  'commander.invalidArgument': w.commander_invalid_argument,
};

/** Makes commander speak `lang`, for this command and those defined under it afterwards. */
export function speak(command: Command, lang: Lang): void {
  command.helpOption('-h, --help', w.help[lang]);
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
  const rest = command.commands.length > 0 ? w.command_and_options[lang] : ['[options]', argumentNames(command)].filter(Boolean).join(' ');
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
  if (option.argChoices) text = fill(w.choices, { text, choices: option.argChoices }, lang);
  const plain = option.defaultValue !== undefined && typeof option.defaultValue !== 'boolean' && !Array.isArray(option.defaultValue);
  return plain ? fill(w.default_text, { text, value: String(option.defaultValue) }, lang) : text;
}

/** An error of commander's in words; null where it is none, because help was shown. */
export function tellCommanderError(error: CommanderError, command: string, lang: Lang): string | null {
  if (error.exitCode === 0 || error.code === 'commander.help') return null;
  const words = ERRORS[error.code];
  const [sentence = '', suggestion = ''] = error.message.split('\n');
  const quoted: Values = Object.fromEntries([...sentence.matchAll(/'([^']*)'/g)].map((match, i) => [String(i), match[1]]));
  const why = /is invalid\. (.*)$/.exec(sentence)?.[1] ?? '';
  const lines = [words ? fill(words, { ...quoted, why: translateChoices(why, lang) }, lang).trimEnd() : error.message];
  const meant = /^\(Did you mean (?:one of )?(.*)\?\)$/.exec(suggestion)?.[1];
  if (meant) lines.push(fill(w.did_you_mean, { 0: meant }, lang));
  lines.push(fill(w.more, { command }, lang));
  return lines.join('\n');
}

function translateChoices(why: string, lang: Lang): string {
  const choices = /^Allowed choices are (.*)\.$/.exec(why)?.[1];
  return choices ? fill(w.allowed, { choices }, lang) : why;
}
