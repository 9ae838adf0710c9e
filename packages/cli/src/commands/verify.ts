import { type CheckedRoll, type Statement, type Verification, verifyRecord } from '@pocket-stadium/dice';
import type { Play, Words } from '@pocket-stadium/kernel';
import { harmless } from '../../kit/text.ts';
import { EXIT } from '../failure.ts';
import { readWritten } from '../files.ts';
import { W } from '../words.ts';
import type { Context, StadiumCommand } from './command.ts';

const WORDS = {
  summary: { fr: 'recalcule tous les dés d’une partie finie', en: 'recomputes all the dice of a finished match' },
  rolls: { fr: 'montre chaque lancer', en: 'show every roll' },
  right: {
    fr: '{file} : {count, plural, =0 {aucun lancer} =1 {un lancer} other {# lancers}}, exactement ce que donnent la graine et les chaînes des places.',
    en: '{file}: {count, plural, =0 {no rolls} =1 {one roll} other {# rolls}}, exactly what the seed and the seats’ strings give.',
  },
  seeded: {
    fr: '{file} : {count, plural, =0 {aucun lancer} =1 {un lancer} other {# lancers}}, exactement ce que donne la graine. Cela ne dit pas qui l’a choisie.',
    en: '{file}: {count, plural, =0 {no rolls} =1 {one roll} other {# rolls}}, exactly what the seed gives. This does not say who chose it.',
  },
  second: {
    fr: '{file} : {count|aucun lancer|un lancer|# lancers}, exactement ce que donnent la chaîne promise et la clé de la table.',
    en: '{file}: {count|no rolls|one roll|# rolls}, exactly what the promised chain and the key of the table give.',
  },
  scheme: { fr: 'Dés équitables, version {scheme}.', en: 'Fair dice, version {scheme}.' },
  proven: { fr: 'Ce que cela montre :', en: 'What this shows:' },
  unproven: { fr: 'Ce que cela ne montre pas :', en: 'What this does not show:' },
  statement: { fr: '  - {text}', en: '  - {text}' },
  fromServer: {
    fr: 'Les places {seats} sont des bots : leur chaîne vient du serveur et ne prouve rien.',
    en: 'Seats {seats} are bots: their strings come from the server and prove nothing.',
  },
  onlyBots: {
    fr: 'Aucune place n’a donné sa propre chaîne : le serveur a pu choisir tous les dés.',
    en: 'No seat gave a string of its own: the server could have chosen all the dice.',
  },
  roll: { fr: '  lancer {roll}, entrée {entry}, place {seat} : {faces}', en: '  roll {roll}, entry {entry}, seat {seat}: {faces}' },
  wrong: { fr: '{file} : {why}', en: '{file}: {why}' },
} as const satisfies Record<string, Words>;

export const verify: StadiumCommand = {
  name: 'verify',
  summary: WORDS.summary,
  define(command, say) {
    command.argument('<file>', say(W.fileArgument)).option('--rolls', say(WORDS.rolls)).option('--json', say(W.jsonOption));
  },
  run(context, command) {
    const [file = ''] = command.args;
    const { json, rolls } = command.opts<{ json?: boolean; rolls?: boolean }>();
    // Folding it checks that every roll has as many dice as the rules ask for. The dice are computed from the record as it
    // was written: options that today's rules completed would give another key.
    const { written, play } = readWritten(file);
    const checked = verifyRecord(written);
    if (json) context.terminal.print(JSON.stringify({ file, ...checked }, null, 2));
    else tell(context, file, play, checked, rolls === true);
    return checked.ok ? EXIT.ok : EXIT.failed;
  },
};

function tell({ terminal, say }: Context, file: string, { header }: Play, checked: Verification, rolls: boolean): void {
  const { problems, scheme } = checked;
  if (rolls) for (const roll of checked.rolls) terminal.print(say(WORDS.roll, { ...roll, faces: faces(roll) }));
  for (const { message } of problems) process.stderr.write(`${harmless(say(WORDS.wrong, { file, why: message }))}\n`);
  const right = scheme === 2 ? WORDS.second : header.dice.kind === 'fair' ? WORDS.right : WORDS.seeded;
  const count = checked.rolls.filter((roll) => roll.right).length;
  if (checked.ok) terminal.print(harmless(say(right, { file, count })));
  if (scheme === null) return;
  terminal.print(say(WORDS.scheme, { scheme }));
  tellStatements(say(WORDS.proven), checked.proven, { terminal, say });
  tellStatements(say(WORDS.unproven), checked.unproven, { terminal, say });
  tellBots(header.seats.length, checked, { terminal, say });
}

function tellStatements(title: string, statements: readonly Statement[], { terminal, say }: Pick<Context, 'terminal' | 'say'>): void {
  if (statements.length > 0) terminal.print(title);
  for (const { message } of statements) terminal.print(harmless(say(WORDS.statement, { text: message })));
}

/** In the first version the server drew the strings of bots. */
function tellBots(seats: number, { fromServer }: Verification, { terminal, say }: Pick<Context, 'terminal' | 'say'>): void {
  if (fromServer.length === 0) return;
  terminal.print(say(fromServer.length === seats ? WORDS.onlyBots : WORDS.fromServer, { seats: fromServer }));
}

function faces({ faces: told, expected, right }: CheckedRoll): string {
  const text = told?.join(' ') ?? '?';
  return right ? text : `${text} ≠ ${expected?.join(' ') ?? '?'}`;
}
