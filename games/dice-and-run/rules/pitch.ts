import type { Step } from '@pocket-stadium/kernel';
import { EMPTY } from '../../_baseball/rules/diamond.ts';
import { type Hit, REACTION_CHART, SWING_CHART, TAKEN_CHART } from './chart.ts';
import type { DiceAndRunFact } from './facts.ts';
import { batter, type DiceAndRunState, type Pitch, pitcher, withPhase } from './state.ts';
import { Turn } from './turn.ts';

type Stepped = Step<DiceAndRunState, DiceAndRunFact>;

/** The pitch is thrown. Nothing but the state of those who may look depends on the faces. */
export function pitch(state: DiceAndRunState, faces: Pitch): Stepped {
  return { ok: true, state: withPhase(state, { at: 'decide', pitch: faces }), facts: [{ code: 'pitch', seat: pitcher(state) }] };
}

/** The batter swings: dice follow. */
export function decideToSwing(state: DiceAndRunState, pitch: Pitch): Stepped {
  return { ok: true, state: withPhase(state, { at: 'swing', pitch }), facts: [{ code: 'swing', seat: batter(state) }] };
}

/** The pitch is taken: it is shown, and table 1 applies. */
export function take(state: DiceAndRunState, faces: readonly number[]): Stepped {
  const turn = new Turn(state);
  turn.tell({ code: 'take', seat: turn.seat });
  turn.show(faces);
  const sum = (faces[0] as number) + (faces[1] as number);
  const play = TAKEN_CHART[sum as keyof typeof TAKEN_CHART];
  switch (play) {
    case 'strike':
      turn.strike();
      break;
    case 'ball':
      turn.ball();
      break;
    case 'ball-or-pickoff':
      // D7: nobody chooses. D12: a pickoff leaves the count as it was.
      if (state.bases === EMPTY) turn.ball();
      else turn.play('pickoff');
      break;
    case 'hit-by-pitch':
      turn.playAndNext(play);
      break;
    default:
      turn.play(play);
      if (!turn.ended) turn.ball();
  }
  return turn.afterPitch();
}

/** Table 2. A single, a double or a triple waits for the defence (D6). */
export function swing(state: DiceAndRunState, sum: number, pitch: Pitch): Stepped {
  const play = SWING_CHART[sum as keyof typeof SWING_CHART];
  if (play === 'single' || play === 'double' || play === 'triple') {
    return {
      ok: true,
      state: withPhase(state, { at: 'answer', pitch, hit: play }),
      facts: [{ code: `${play}-hit`, seat: batter(state) }],
    };
  }
  const turn = new Turn(state);
  if (play === 'foul-ball') turn.foul();
  else turn.playAndNext(play);
  turn.show(pitch);
  return turn.afterPitch();
}

/** The defence reacts: a die follows. */
export function decideToReact(state: DiceAndRunState, hit: Hit, pitch: Pitch): Stepped {
  return { ok: true, state: withPhase(state, { at: 'reaction', pitch, hit }), facts: [{ code: 'react', seat: pitcher(state) }] };
}

/** Table 3. */
export function react(state: DiceAndRunState, hit: Hit, face: number, pitch: Pitch): Stepped {
  return afterHit(state, hit, REACTION_CHART[face as keyof typeof REACTION_CHART], pitch);
}

/** What became of a hit, once the defence let it stand or reacted. */
export function afterHit(
  state: DiceAndRunState,
  hit: Hit,
  answer: 'accept' | 'hit-stands' | 'error' | 'batter-out',
  pitch: Pitch,
): Stepped {
  const turn = new Turn(state);
  if (answer === 'accept' || answer === 'hit-stands') turn.tell({ code: answer, seat: pitcher(state) });
  turn.playAndNext(answer === 'batter-out' ? answer : hit);
  if (answer === 'error') turn.play('error');
  turn.show(pitch);
  return turn.afterPitch();
}
