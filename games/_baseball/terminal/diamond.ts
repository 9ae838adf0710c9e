import { type Draw, type Drawing, type Scene, sayIn } from '@pocket-stadium/cli/kit';
import { sideName } from '@pocket-stadium/kernel';
import { LIMITS } from '../rules/index.ts';
import * as w from '../words/terminal.ts';

/** What is drawn of a state of baseball; the four games have it in common. */
interface AtBat {
  readonly frame: { readonly innings: number; readonly advanced?: boolean; readonly teams?: readonly (readonly number[])[] };
  readonly standing: { readonly inning: number; readonly batting: readonly number[]; readonly half: number };
  readonly outs: number;
  /** Men on base as bits: 1 first, 2 second, 4 third. */
  readonly bases: number;
  readonly balls?: number;
  readonly strikes?: number;
  /** Null while a batter of dice baseball is to throw. */
  readonly phase: { readonly at: string } | null;
}

/** The diamond with its men, and the lights of the scoreboard beside it. */
export const drawDiamond: Draw = (scene) => {
  const state = scene.state as AtBat;
  if (state.phase?.at === 'over') return NOTHING;
  if (state.phase?.at === 'roll-off') return rollOffDrawing(scene);
  return { board: diamond(state, scene), status: lights(state, scene) };
};

/** The drawing for the game without bases: the inning alone. */
export const drawInning: Draw = (scene) => {
  const state = scene.state as AtBat;
  if (state.phase?.at === 'over') return NOTHING;
  return state.phase?.at === 'roll-off' ? rollOffDrawing(scene) : { board: [], status: heading(state, scene) };
};

const NOTHING: Drawing = { board: [], status: [] };
const rollOffDrawing = (scene: Scene): Drawing => ({ board: [], status: [sayIn(scene)(w.roll_off)] });

function diamond({ bases }: AtBat, { paint, lang }: Scene): string[] {
  const base = (number: 1 | 2 | 3) => {
    const man = (bases & (1 << (number - 1))) !== 0;
    return man ? paint.bold(paint.yellow(`[${number}]`)) : paint.dim(`·${number}·`);
  };
  return [
    `         ${base(2)}`,
    '        /   \\',
    '      /       \\',
    `   ${base(3)}   ·   ${base(1)}`,
    '      \\       /',
    '        \\   /',
    `         <${w.home[lang]}>`,
  ];
}

function heading({ frame, standing }: AtBat, scene: Scene): string[] {
  const { game, names, lang, paint } = scene;
  const say = sayIn(scene);
  const { inning, batting, half } = standing;
  const side = batting[half] as number;
  const team = frame.teams?.[side]?.map((seat) => names[seat] ?? '');
  const who = team ? `${sideName(game, side, names, lang)} (${team.join(', ')})` : sideName(game, side, names, lang);
  return [paint.bold(say(inning > frame.innings ? w.extra_inning : w.inning, { inning, innings: frame.innings })), say(w.at_bat, { who })];
}

function lights(state: AtBat, scene: Scene): string[] {
  const say = sayIn(scene);
  const { paint } = scene;
  const lit = (on: number, of: number, colour: (text: string) => string) =>
    colour('● '.repeat(on)) + paint.dim('○ '.repeat(Math.max(0, of - on)));
  const lines = [...heading(state, scene), '', `${say(w.outs).padEnd(9)} ${lit(state.outs, LIMITS.outs, paint.red)}`];
  if (state.frame.advanced) {
    lines.push(`${say(w.strikes).padEnd(9)} ${lit(state.strikes ?? 0, LIMITS.strikes, paint.yellow)}`);
    lines.push(`${say(w.balls).padEnd(9)} ${lit(state.balls ?? 0, LIMITS.balls, paint.green)}`);
  }
  return lines;
}
