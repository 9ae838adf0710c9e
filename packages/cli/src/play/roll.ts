import { badFaces, type RollNext, tellNext } from '@pocket-stadium/kernel';
import type { Session } from './session.ts';
import { PLAY } from './words.ts';

/** People's dice: thrown by the program at a key press, or thrown for real and typed in. */
export async function askRoll(session: Session, next: RollNext): Promise<void> {
  const { table, context, screen } = session;
  const { say, lang } = context;
  const { seat, dice } = next;
  const asked = {
    lines: [tellNext(table.game, next, table.names, lang)],
    prompt: prompt(session, next),
    secret: table.manual && Boolean(next.secretTo),
  };
  for (;;) {
    const answer = await session.ask(asked);
    if (answer.kind !== 'text') return;
    if (!table.manual) return session.enter(table.throwDice(next));
    const faces = parseFaces(answer.text);
    const refused = badFaces(faces, dice);
    if (!refused) return session.enter({ type: 'roll', seat, faces, from: 'hand' });
    const example = [4, 2, 6, 1, 3, 5].slice(0, dice).join(' ');
    screen.notice(say(PLAY.badDice, { dice, example }));
  }
}

function prompt({ table, context: { say } }: Session, { seat, dice, secretTo }: RollNext): string {
  if (!table.manual) return say(PLAY.roll, { dice });
  const words = table.isBot(seat) ? PLAY.rollTypedFor : PLAY.rollTyped;
  const asked = say(words, { dice, seat: table.names[seat] });
  return secretTo ? `${asked} (${say(PLAY.typedUnseen)})` : asked;
}

/** `4 2`, `42`, `4,2` or `4-2`; anything else is no face. */
function parseFaces(text: string): number[] {
  const digits = text.replace(/[\s,;+-]/g, '');
  return [...digits].map((digit) => (/[0-9]/.test(digit) ? Number(digit) : Number.NaN));
}
