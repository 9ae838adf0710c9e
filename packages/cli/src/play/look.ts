import { fold, showFaces } from '../../kit/index.ts';
import type { Session } from './session.ts';
import { PLAY } from './words.ts';

/** The people who may see the roll that is hidden now. */
function whoMayLook({ table }: Session): readonly number[] {
  return table.game.secrets ? table.people.filter((seat) => table.hiddenFaces(seat) !== null) : [];
}

/** That somebody may look, or what is hidden where nobody at the table must not see it. */
export function lookHint(session: Session): string {
  const { context, table } = session;
  const [first, ...others] = whoMayLook(session);
  if (first === undefined) return '';
  if (table.viewer !== 'spectator') return hiddenLine(session, first);
  return context.terminal.paint.dim(context.say(PLAY.lookHint, { seats: [first, ...others].map((seat) => table.names[seat] ?? '') }));
}

/** Shows the hidden roll to those who may see it, when asked, and hides it again. */
export async function look(session: Session): Promise<void> {
  const { context, table, screen } = session;
  const { terminal, say } = context;
  const seats = whoMayLook(session);
  const [first] = seats;
  if (first === undefined) return screen.notice(say(PLAY.noSecret));
  const [warning = '', prompt = ''] = say(PLAY.lookAway, { seats: seats.map((seat) => table.names[seat] ?? '') }).split('\n');
  terminal.redraw([warning]);
  const answer = await terminal.ask(`${prompt} > `);
  if (answer === null || ['n', 'non', 'no'].includes(fold(answer))) return;
  terminal.redraw([hiddenLine(session, first)]);
  await terminal.ask(`${say(PLAY.hide)} > `);
  // The next question redraws the screen: nothing of it stays.
}

function hiddenLine({ context, table }: Session, seat: number): string {
  const faces = table.hiddenFaces(seat) ?? [];
  return context.say(PLAY.hidden, { faces: showFaces(faces), sum: faces.reduce((total, face) => total + face, 0) });
}
