import { type Fact, type Game, Play, Timeline, type Viewer } from '@pocket-stadium/kernel';
import { openPlay, playScript } from '@pocket-stadium/kernel/test-play';
import { describe, expect, test } from 'vitest';
import { game as diceAndRun } from '../dice-and-run/rules/index.ts';
import { game as pocketRugby } from '../pocket-rugby/rules/index.ts';

/** A match with moves, rolls, steps back and an end. */
const rugby = (): Play => {
  const play = playScript(openPlay(pocketRugby, { first: 1 }), [[3, 4], 'kick']);
  play.append({ type: 'back', to: 1 });
  playScript(play, ['kick', [1]]);
  play.append({ type: 'forfeit', seat: 0 });
  return play as unknown as Play;
};
const pitched = (): Play => playScript(openPlay(diceAndRun, { mode: 'advanced', first: 0 }), [[2, 5], 'take']) as unknown as Play;

/** The first entries of a match, folded apart. */
function prefix<S, F extends Fact>({ game, header, entries }: Play<S, F>, count: number): Play<S, F> {
  const folded = Play.fold(game, { header, entries: entries.slice(0, count) });
  if (!folded.ok) throw new Error(folded.problem.message.en);
  return folded.value;
}

describe.each([
  ['a match with steps back', rugby],
  ['a match with a secret', pitched],
])('%s', (_, match) => {
  test('stood at every moment as its first entries fold', () => {
    const play = match();
    const timeline = Timeline.of(play);
    expect(timeline.length).toBe(play.entries.length);
    for (let number = 0; number <= timeline.length; number++) {
      const moment = timeline.at(number);
      const folded = prefix(play, number);
      expect(moment.state).toEqual(folded.state);
      expect(moment.next).toEqual(folded.next);
      expect(timeline.stepsTo(moment).map(({ number, entry, facts, state }) => ({ number, entry, facts, state }))).toEqual(
        folded.history(),
      );
      for (const viewer of [0, 1, 'spectator'] as Viewer[]) expect(play.seenBy(viewer, moment)).toEqual(folded.seenBy(viewer));
    }
  });
});

describe('a timeline', () => {
  test('folds each entry once', () => {
    let folds = 0;
    const counted: Game = {
      ...(pocketRugby as unknown as Game),
      roll: (state, faces) => {
        folds++;
        return (pocketRugby as unknown as Game).roll(state, faces);
      },
      choose: (state, move) => {
        folds++;
        return (pocketRugby as unknown as Game).choose(state, move);
      },
    };
    const timeline = Timeline.start(counted, openPlay(pocketRugby, { first: 1 }).header);
    timeline.append({ type: 'roll', seat: 1, faces: [3, 4], from: 'hand' });
    timeline.append({ type: 'move', seat: 1, move: 'kick' });
    timeline.append({ type: 'roll', seat: 1, faces: [1], from: 'hand' });
    for (let number = 0; number <= 3; number++) timeline.stepsTo(timeline.at(number));
    expect(folds).toBe(3);
  });

  test('refuses what the match refuses, and stays as it was', () => {
    const timeline = Timeline.of(rugby());
    const { length } = timeline;
    expect(timeline.append({ type: 'draw' })?.problem.code).toBe('match-over');
    expect(timeline.length).toBe(length);
    const bad = Timeline.fold(pocketRugby as unknown as Game, {
      header: rugby().header,
      entries: [{ type: 'move', seat: 1, move: 'kick' }],
    });
    expect(bad).toMatchObject({ ok: false, problem: { code: 'not-a-choice' } });
  });

  test('gives the nearest moment where there are not so many', () => {
    const timeline = Timeline.of(pitched());
    expect(timeline.at(99)).toBe(timeline.at(2));
    expect(timeline.at(-1)).toBe(timeline.at(0));
  });
});
