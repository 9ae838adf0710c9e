import { type Drawing, sayIn } from '@pocket-stadium/cli/kit';
import type { CardsInForce } from '@pocket-stadium/kernel';
import * as w from '../words/terminal.ts';
import { cardText } from './match-sheet.ts';

/** What is drawn of a state of rugby: the clock, the score, the hand and the cards. */
interface AtMinute {
  readonly frame: { readonly minutes: number; readonly halves: number };
  readonly half: number;
  readonly minute: number;
  readonly hand: number;
  readonly score: readonly [number, number];
  readonly cards: readonly [CardsInForce, CardsInForce];
  readonly phase: { readonly at: string };
}

export const drawClock: Drawing = (scene) => {
  const { frame, half, minute, hand, score, cards, phase } = scene.state as AtMinute;
  const { names, paint } = scene;
  const say = sayIn(scene);
  const [a = '', b = ''] = names;
  const seat = (name: string, index: 0 | 1) => {
    const { yellowUntil, red } = cards[index];
    const shown = cardText({ yellowUntil: yellowUntil.filter((until) => minute <= until), red }, minute, scene);
    return `${paint.bold(name)}${index === hand ? ' *' : ''}${shown === '' ? '' : ` ${shown}`}`;
  };
  const clock =
    phase.at === 'over'
      ? say(w.full_time)
      : say(frame.halves > 1 ? w.clock_of_half : w.clock, { half, minute, last: (frame.minutes / frame.halves) * half });
  if (phase.at === 'roll-off') return { board: [], status: [say(w.roll_off)] };
  return {
    board: [],
    status: [`${seat(a, 0)}   ${paint.bold(`${score[0]} – ${score[1]}`)}   ${seat(b, 1)}      ${clock}`, paint.dim(say(w.hand_legend))],
  };
};
