import type { Seat } from '@pocket-stadium/kernel';
import type { PocketRugbyFact, PocketRugbyState } from '../rules/index.ts';
import type { Place } from './ground.ts';

/** One way of the ball. */
export interface BallWay {
  readonly from: Place;
  readonly to: Place;
  readonly kicked: boolean;
}

/** One side of a duel; without a die until it is thrown. */
export interface Duellist {
  readonly seat: Seat;
  readonly die: number | null;
}

/** The meaning of the dice on the ground. */
export type Meaning = 'penalty' | 'angle' | 'too-far' | 'try' | 'conversion' | 'video' | 'good' | 'missed' | 'charged' | 'not-charged';
export interface SceneDie {
  readonly face: number;
  readonly means: Meaning;
}

/** What the ground shows of the action under way, or of the last one. */
export interface Scene {
  readonly ball: Place;
  /** The number that the kick has to stay under; it is drawn as a wedge to the posts. */
  readonly aim: number | null;
  readonly duel: readonly [Duellist, Duellist] | null;
  readonly dice: readonly SceneDie[];
  /** Whether the try was refused or the kick charged down. */
  readonly refused: boolean;
  /** The number that a conversion would be kicked against. */
  readonly against: number;
  /** The ways of the ball in the latest step, one after the other. */
  readonly ways: readonly BallWay[];
}

const KICK_OFF: Scene = { ball: { at: 'play' }, aim: null, duel: null, dice: [], refused: false, against: 0, ways: [] };
type ActionFact = Extract<PocketRugbyFact, { code: 'action' }>;
const TURNOVERS = ['knock-on', 'kick-to-touch', 'counter-ruck', 'ball-kicked-away', 'interception', 'ball-ripped'];
const PENALTY_DIE = 3;
const TRY_DIE = 5;

/** How long a way of the ball is shown. */
export const lastsMs = ({ kicked }: BallWay): number => (kicked ? 650 : 320);

/** How long these facts take on the ground. */
export function duration(facts: readonly PocketRugbyFact[]): number {
  const { ways } = facts.reduce((scene, fact) => after(scene, fact, []), KICK_OFF);
  return ways.reduce((sum, way) => sum + lastsMs(way), 0);
}

/** The facts of the action under way, or of the last one. */
export function currentAction(facts: readonly PocketRugbyFact[]): readonly PocketRugbyFact[] {
  const start = facts.findLastIndex(({ code }) => code === 'action');
  return start < 0 || facts.at(-1)?.code === 'half-time' ? [] : facts.slice(start);
}

/** The facts of the action that a position awaits the end of, where no match led to it. */
export function actionAt({ phase, hand }: PocketRugbyState): readonly PocketRugbyFact[] {
  const who = { seat: hand, other: 1 - hand };
  if (phase.at === 'penalty-won') return [{ code: phase.at, ...who, x: phase.x }];
  return phase.at === 'penalty-conceded' || phase.at === 'drop-or-fifty22' ? [{ code: phase.at, ...who }] : [];
}

/**
 * The ground after the facts of an action. `latest` of them came with the last step, and so did `faces`, which the
 * facts of a kick do not tell.
 */
export function sceneOf(action: readonly PocketRugbyFact[], latest: number, faces: readonly number[] = []): Scene {
  let scene = KICK_OFF;
  for (const [i, fact] of action.entries()) {
    if (i === action.length - latest) scene = { ...scene, ways: [] };
    scene = after(scene, fact, faces);
  }
  return latest === 0 ? { ...scene, ways: [] } : scene;
}

function after(scene: Scene, fact: PocketRugbyFact, faces: readonly number[]): Scene {
  const thrown = (means: Meaning): SceneDie[] => faces.map((face) => ({ face, means }));
  if (TURNOVERS.includes(fact.code))
    return moved(scene, { at: 'touch' }, fact.code === 'kick-to-touch' || fact.code === 'ball-kicked-away');
  switch (fact.code) {
    case 'action':
      return { ...KICK_OFF, against: conversionOf(fact) };
    case 'penalty-won': {
      const x = fact.x ?? 0;
      const dice: SceneDie[] = [
        { face: PENALTY_DIE, means: 'penalty' },
        { face: x, means: x > 1 ? 'angle' : 'too-far' },
      ];
      return { ...moved(scene, { at: 'spot', x }), aim: x > 1 ? x : null, dice };
    }
    case 'penalty-conceded':
    case 'penalty-and-card':
      return moved(scene, { at: 'mark' });
    case 'kick':
      return scene.aim === null ? { ...scene, duel: [noDie(fact.seat), noDie(1 - fact.seat)] } : scene;
    case 'play':
      return { ...moved(scene, { at: 'play' }), aim: null, dice: [] };
    case 'drop-or-fifty22':
      return moved(scene, { at: 'spot', x: 6 });
    case 'fifty22':
      return moved(scene, { at: 'touch' }, true);
    case 'drop-good':
      return { ...moved(scene, { at: 'between' }, true), dice: thrown('not-charged') };
    case 'drop-charged-down':
      return { ...moved(scene, { at: 'blocked' }), dice: thrown('charged'), refused: true };
    case 'countered':
      return { ...moved(scene, { at: 'break' }), duel: [noDie(fact.other), noDie(fact.seat)] };
    case 'duel-die':
      return { ...scene, ...duelOf(scene, fact.seat, fact.die) };
    case 'video-called':
      return moved(scene, { at: 'line' });
    case 'video-die':
      return { ...scene, dice: [{ face: fact.die, means: 'video' }], against: fact.die };
    case 'try':
      return tryFrom(scene);
    case 'try-refused':
      return { ...scene, refused: true };
    case 'try-refused-by-cards':
      return { ...moved(scene, { at: 'line' }), refused: true };
    case 'counter-stopped':
      return { ...moved(scene, { at: 'short' }), refused: true };
    case 'penalty-try':
      return moved(scene, { at: 'posts' });
    case 'penalty-good':
    case 'conversion-good':
      return { ...moved(scene, { at: 'between' }, true), aim: null, dice: scene.duel ? [] : thrown('good') };
    case 'penalty-missed':
    case 'conversion-missed':
      return { ...moved(scene, { at: 'wide' }, true), aim: null, dice: scene.duel ? [] : thrown('missed') };
    default:
      return scene;
  }
}

/** The number that the conversion of a 5-x would be against: the cards of its side are taken off x. */
function conversionOf({ seat, dice: [one = 0, two = 0], cardsBefore }: ActionFact): number {
  return one + two - TRY_DIE - (cardsBefore[seat as 0 | 1] ?? 0);
}

/** A try is grounded; the ball is then placed where its conversion is kicked from. */
function tryFrom(scene: Scene): Scene {
  const { against, dice } = scene;
  const placed = moved(moved(scene, { at: 'over' }), { at: 'spot', x: against });
  const first: SceneDie[] = dice.length > 0 || scene.duel ? [...dice] : [{ face: TRY_DIE, means: 'try' }];
  return { ...placed, aim: against, duel: null, dice: [...first, { face: against, means: 'conversion' }] };
}

function moved(scene: Scene, to: Place, kicked = false): Scene {
  return { ...scene, ball: to, ways: [...scene.ways, { from: scene.ball, to, kicked }] };
}

const noDie = (seat: Seat): Duellist => ({ seat, die: null });

/** A die of a duel is thrown. The conversion after a breakaway is against the die of the side that broke away. */
function duelOf({ duel, against }: Scene, seat: Seat, die: number): Pick<Scene, 'duel' | 'against'> {
  if (!duel) return { duel, against };
  const [first, second] = duel;
  return first.seat === seat ? { duel: [{ seat, die }, second], against: die } : { duel: [first, { seat, die }], against };
}
