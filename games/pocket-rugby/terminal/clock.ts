import { type Draw, sayIn } from '@pocket-stadium/cli/kit';
import { inForce, lastMinute, type PocketRugbyState } from '../rules/index.ts';
import * as w from '../words/terminal.ts';
import { cardText } from './match-sheet.ts';

/** The clock, the score, the hand and the cards. */
export const drawClock: Draw = (scene) => {
  const { frame, half, minute, hand, score, cards, phase } = scene.state as PocketRugbyState;
  const { names, paint } = scene;
  const say = sayIn(scene);
  const [a = '', b = ''] = names;
  const seat = (name: string, index: 0 | 1) => {
    const shown = cardText(inForce(cards[index], minute), minute, scene);
    return `${paint.bold(name)}${index === hand ? ' *' : ''}${shown === '' ? '' : ` ${shown}`}`;
  };
  const clock =
    phase.at === 'over'
      ? say(w.full_time)
      : say(frame.halves > 1 ? w.clock_of_half : w.clock, { half, minute, last: lastMinute(frame, half) });
  if (phase.at === 'roll-off') return { board: [], status: [say(w.roll_off)] };
  return {
    board: [],
    status: [`${seat(a, 0)}   ${paint.bold(`${score[0]} – ${score[1]}`)}   ${seat(b, 1)}      ${clock}`, paint.dim(say(w.hand_legend))],
  };
};
