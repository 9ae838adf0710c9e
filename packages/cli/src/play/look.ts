import { fold, showFaces } from '../../kit/index.ts';
import * as w from '../../words/play.ts';
import type { Conversation } from './conversation.ts';

/** The people who may see the roll that is hidden now. */
function whoMayLook({ session: { seating } }: Conversation): readonly number[] {
  const hidden = seating.hiddenRoll();
  return hidden === null ? [] : seating.peekers(hidden);
}

/** Says who may look at a hidden roll. Shows it at once where everybody at the screen may see it. */
export function lookHint(conversation: Conversation): string {
  const { context, session } = conversation;
  const [first, ...others] = whoMayLook(conversation);
  if (first === undefined) return '';
  if (session.seating.viewer !== 'spectator') return hiddenLine(conversation, first);
  return context.terminal.paint.dim(
    context.say(w.look_hint, { seats: [first, ...others].map((seat) => session.seating.names[seat] ?? '') }),
  );
}

/** Shows the hidden roll to those who may see it, when asked, and hides it again. */
export async function look(conversation: Conversation): Promise<void> {
  const { context, session, screen } = conversation;
  const { terminal, say } = context;
  const seats = whoMayLook(conversation);
  const [first] = seats;
  if (first === undefined) return screen.notice(say(w.no_secret));
  const [warning = '', prompt = ''] = say(w.look_away, { seats: seats.map((seat) => session.seating.names[seat] ?? '') }).split('\n');
  terminal.redraw([warning]);
  const answer = await terminal.ask(`${prompt} > `);
  if (answer === null || ['n', 'non', 'no'].includes(fold(answer))) return;
  terminal.redraw([hiddenLine(conversation, first)]);
  await terminal.ask(`${say(w.hide)} > `);
  // The next question redraws the screen, so nothing of it stays.
}

function hiddenLine({ context, session }: Conversation, seat: number): string {
  const { seating } = session;
  const faces = seating.faces(seating.hiddenRoll() ?? -1, seat) ?? [];
  return context.say(w.hidden, { faces: showFaces(faces), sum: faces.reduce((total, face) => total + face, 0) });
}
