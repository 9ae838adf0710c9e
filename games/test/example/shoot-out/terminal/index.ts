import { sayIn, type TerminalPart } from '@pocket-stadium/cli/kit';
import type { ShootOutState } from '../rules/index.ts';
import * as w from '../words/terminal.ts';

const GOAL = ['┌─────────┐', '│         │', '│         │'];

export const terminal: TerminalPart = {
  draw(scene) {
    const { goals, taken, shots } = scene.state as ShootOutState;
    const [one = '', two = ''] = scene.names;
    const score = `${one}  ${scene.paint.bold(`${goals[0]} – ${goals[1]}`)}  ${two}`;
    return { board: GOAL, status: [score, sayIn(scene)(w.left, { left: 2 * shots - taken })] };
  },
};
