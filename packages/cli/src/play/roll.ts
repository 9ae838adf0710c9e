import { badFaces, type RollNext, tellNext } from '@pocket-stadium/kernel';
import * as w from '../../words/play.ts';
import type { Conversation } from './conversation.ts';
import { outlookLines } from './outlook.ts';

/** People's dice: thrown by the program at a key press, or thrown for real and typed in. */
export async function askRoll(conversation: Conversation, next: RollNext): Promise<void> {
  const { session, context, screen } = conversation;
  const { say, lang } = context;
  const { seat, dice } = next;
  const asked = {
    lines: [...outlookLines(conversation), tellNext(session.game, next, session.seating.namesIn(lang), lang)],
    prompt: prompt(conversation, next),
    secret: session.manual && Boolean(next.secretTo),
  };
  for (;;) {
    const answer = await conversation.ask(asked);
    if (answer.kind !== 'text') return;
    if (!session.manual) return conversation.enter(session.throwDice(next));
    const faces = parseFaces(answer.text);
    const refused = badFaces(faces, dice);
    if (!refused) return conversation.enter({ type: 'roll', seat, faces, from: 'hand' });
    const example = [4, 2, 6, 1, 3, 5].slice(0, dice).join(' ');
    screen.notice(say(w.bad_dice, { dice, example }));
  }
}

function prompt({ session, context: { say, lang } }: Conversation, { seat, dice, secretTo }: RollNext): string {
  if (!session.manual) return say(w.roll, { dice });
  const words = session.seating.isBot(seat) ? w.roll_typed_for : w.roll_typed;
  const asked = say(words, { dice, seat: session.seating.namesIn(lang)[seat] });
  return secretTo ? `${asked} (${say(w.typed_unseen)})` : asked;
}

/** `4 2`, `42`, `4,2` or `4-2`; anything else is no face. */
function parseFaces(text: string): number[] {
  const digits = text.replace(/[\s,;+-]/g, '');
  return [...digits].map((digit) => (/[0-9]/.test(digit) ? Number(digit) : Number.NaN));
}
