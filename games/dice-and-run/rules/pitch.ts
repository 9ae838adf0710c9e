import type { Step } from '@pocket-stadium/kernel';
import { EMPTY } from '../../_baseball/rules/diamond.ts';
import { HITS, type InPlay, OUTS_IN_PLAY, type PlayCode, REACTION_CHART, SWING_CHART, TAKEN_CHART } from './chart.ts';
import type { DiceAndRunFact } from './facts.ts';
import { batter, type DiceAndRunState, PITCH, type Pitch, pitcher, withPhase } from './state.ts';
import { StepUnderWay } from './step-under-way.ts';

type Stepped = Step<DiceAndRunState, DiceAndRunFact>;

/** The pitch is thrown. The faces are kept in the state alone, for those who may look. */
export function pitch(state: DiceAndRunState, faces: Pitch): Stepped {
  return { ok: true, state: withPhase(state, { at: 'decide', pitch: faces }), facts: [{ code: 'pitch', seat: pitcher(state) }] };
}

/** The batter swings: dice follow. */
export function decideToSwing(state: DiceAndRunState, pitch: Pitch): Stepped {
  return { ok: true, state: withPhase(state, { at: 'swing', pitch }), facts: [{ code: 'swing', seat: batter(state) }] };
}

/** The pitch is taken: it is shown, and table 1 applies. */
export function take(state: DiceAndRunState, faces: readonly number[]): Stepped {
  const step = new StepUnderWay(state);
  step.tell({ code: 'take', seat: step.seat });
  step.show(faces);
  const sum = (faces[0] as number) + (faces[1] as number);
  const play = TAKEN_CHART[sum as keyof typeof TAKEN_CHART];
  switch (play) {
    case 'strike':
      step.strike();
      break;
    case 'ball':
      step.ball();
      break;
    case 'ball-or-pickoff':
      // D7: nobody chooses. D12: a pickoff leaves the count as it was.
      if (state.bases === EMPTY) step.ball();
      else step.play('pickoff');
      break;
    case 'hit-by-pitch':
      step.playAndNext(play);
      break;
    default:
      step.play(play);
      if (!step.ended) step.ball();
  }
  return step.afterPitch();
}

/** Table 2. A hit waits for the defence, and so does every ball in play where the options say so (D6). */
export function swing(state: DiceAndRunState, sum: number, pitch: Pitch): Stepped {
  const play = SWING_CHART[sum as keyof typeof SWING_CHART];
  const waits = reactable(state, play);
  if (waits) {
    return {
      ok: true,
      state: withPhase(state, { at: 'answer', pitch, hit: waits }),
      facts: [{ code: `${waits}-hit`, seat: batter(state) }],
    };
  }
  const step = new StepUnderWay(state);
  const foul = play === 'foul-ball';
  if (foul) step.foul();
  else step.playAndNext(play as PlayCode);
  step.show(pitch);
  // D8: where a foul ball is dead nobody runs after it.
  return foul && !state.frame.stealAfterFoul ? step.settle(PITCH) : step.afterPitch();
}

/** The play, if the defence can react to it; never a home run or a foul ball. */
function reactable({ frame }: DiceAndRunState, play: string): InPlay | null {
  const plays: readonly InPlay[] = frame.reactInPlay ? [...HITS, ...OUTS_IN_PLAY] : HITS;
  return plays.find((one) => one === play) ?? null;
}

/** The defence reacts: a die follows. */
export function decideToReact(state: DiceAndRunState, hit: InPlay, pitch: Pitch): Stepped {
  return { ok: true, state: withPhase(state, { at: 'reaction', pitch, hit }), facts: [{ code: 'react', seat: pitcher(state) }] };
}

/** Table 3. */
export function react(state: DiceAndRunState, hit: InPlay, face: number, pitch: Pitch): Stepped {
  return afterHit(state, hit, REACTION_CHART[face as keyof typeof REACTION_CHART], pitch);
}

/** What became of a ball in play, once the defence let it stand or reacted. */
export function afterHit(
  state: DiceAndRunState,
  hit: InPlay,
  answer: 'accept' | 'hit-stands' | 'error' | 'batter-out',
  pitch: Pitch,
): Stepped {
  const step = new StepUnderWay(state);
  if (answer === 'accept' || answer === 'hit-stands') step.tell({ code: answer, seat: pitcher(state) });
  step.playAndNext(answer === 'batter-out' ? answer : hit);
  if (answer === 'error') step.error();
  step.show(pitch);
  return step.afterPitch();
}
