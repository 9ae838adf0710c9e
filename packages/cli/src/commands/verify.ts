import { type CheckedRoll, type Statement, type Verification, verifyRecord } from '@pocket-stadium/dice';
import type { Play } from '@pocket-stadium/kernel';
import { harmless } from '../../kit/text.ts';
import * as shared from '../../words/commands.ts';
import * as w from '../../words/verify.ts';
import { EXIT } from '../failure.ts';
import { readWritten } from '../files.ts';
import type { Context, StadiumCommand } from './command.ts';

export const verify: StadiumCommand = {
  name: 'verify',
  summary: w.summary,
  define(command, say) {
    command.argument('<file>', say(shared.file_argument)).option('--rolls', say(w.rolls)).option('--json', say(shared.json_option));
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
  if (rolls) for (const roll of checked.rolls) terminal.print(say(w.roll, { ...roll, faces: faces(roll) }));
  for (const { message } of problems) process.stderr.write(`${harmless(say(w.wrong, { file, why: message }))}\n`);
  const right = scheme === 2 ? w.second : header.dice.kind === 'fair' ? w.right : w.seeded;
  const count = checked.rolls.filter((roll) => roll.right).length;
  if (checked.ok) terminal.print(harmless(say(right, { file, count })));
  if (scheme === null) return;
  terminal.print(say(w.scheme, { scheme }));
  tellStatements(say(w.proven), checked.proven, { terminal, say });
  tellStatements(say(w.unproven), checked.unproven, { terminal, say });
  tellBots(header.seats.length, checked, { terminal, say });
}

function tellStatements(title: string, statements: readonly Statement[], { terminal, say }: Pick<Context, 'terminal' | 'say'>): void {
  if (statements.length > 0) terminal.print(title);
  for (const { message } of statements) terminal.print(harmless(say(w.statement, { text: message })));
}

/** In the first version the server drew the strings of bots. */
function tellBots(seats: number, { fromServer }: Verification, { terminal, say }: Pick<Context, 'terminal' | 'say'>): void {
  if (fromServer.length === 0) return;
  terminal.print(say(fromServer.length === seats ? w.only_bots : w.from_server, { seats: fromServer }));
}

function faces({ faces: told, expected, right }: CheckedRoll): string {
  const text = told?.join(' ') ?? '?';
  return right ? text : `${text} ≠ ${expected?.join(' ') ?? '?'}`;
}
