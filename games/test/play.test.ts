import { type DiceSource, drawFaces, type Entry, type Game, newHeader, Play, repeatableRandom } from '@pocket-stadium/kernel';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../shelf/rules.ts';

function open(id: string, options: Record<string, unknown> = {}, dice: DiceSource = { kind: 'hand' }, seats = 2): Play {
  const game = GAMES.get(id) as Game;
  const header = newHeader(game, {
    seats: Array.from({ length: seats }, (_, i) => ({ name: `S${i}` })),
    options: { first: 0, ...options },
    dice,
  });
  if (!header.ok) throw new Error(header.problem.message.en);
  return Play.start(game, header.value);
}

function add(play: Play, ...entries: Entry[]): void {
  for (const entry of entries) expect(play.append(entry)).toBeNull();
}

const roll = (seat: number, faces: number[], from: 'hand' | 'seed' = 'hand'): Entry => ({ type: 'roll', seat, faces, from });
const move = (seat: number, text: string): Entry => ({ type: 'move', seat, move: text });
const back = (to: number): Entry => ({ type: 'back', to });
const codeOf = (play: Play, entry: Entry) => play.append(entry)?.problem.code;

describe('taking back', () => {
  test('a choice of one’s own goes back to just after the roll', () => {
    const play = open('pocket-rugby');
    add(play, roll(0, [3, 4], 'seed'));
    const before = play.state;
    add(play, move(0, 'play'));
    expect(play.backTargets()).toEqual([1]);
    expect(play.correction()).toBeNull();
    add(play, back(1));
    expect(play.state).toEqual(before);
    expect(play.facts()).toEqual(play.lastFacts());
    expect(play.entries).toHaveLength(3);
    add(play, move(0, 'kick'));
  });

  test('a roll is never taken back, unless its faces were entered by hand', () => {
    const seeded = open('pocket-rugby', {}, { kind: 'seed', seed: 'x' });
    add(seeded, roll(0, [1, 2], 'seed'));
    expect(seeded.backTargets()).toEqual([]);
    expect(codeOf(seeded, back(0))).toBe('back-too-far');

    const byHand = open('pocket-rugby');
    add(byHand, roll(0, [1, 2]));
    expect(byHand.backTargets()).toEqual([0]);
    add(byHand, back(0), roll(0, [1, 4]));
    expect(byHand.rolls).toBe(2);
  });

  test('only the latest faces entered can be corrected', () => {
    const play = open('one-die-baseball');
    add(play, roll(0, [1]), roll(0, [2]));
    expect(codeOf(play, back(0))).toBe('back-too-far');
    add(play, back(1));
  });

  test('faces entered by hand are corrected together with the moves made since', () => {
    const play = open('pocket-rugby');
    add(play, roll(0, [3, 4]), move(0, 'play'));
    expect(play.correction()).toEqual({ to: 0, moves: [move(0, 'play')] });
    expect(play.backTargets()).toEqual([1, 0]);
    add(play, back(0), roll(0, [1, 2]));
    expect(play.history().map(({ number }) => number)).toEqual([4]);
    expect(Play.fold(play.game, play.match)).toMatchObject({ ok: true, value: { state: play.state } });
  });

  test('faces that others followed are not corrected any more, not even where those were taken back', () => {
    const play = open('pocket-rugby');
    add(play, roll(0, [3, 4]), move(0, 'kick'), roll(0, [1]));
    expect(play.correction()).toEqual({ to: 2, moves: [] });
    add(play, back(2));
    expect(play.correction()).toBeNull();
    expect(codeOf(play, back(0))).toBe('back-too-far');
  });

  test('faces that were brought along to the second fair dice are not corrected any more', () => {
    const dice = { kind: 'fair', scheme: 2, length: 9, end: '', starts: 0, brought: 3, seats: [null, null] } as const;
    const play = open('pocket-rugby', {}, dice);
    add(play, roll(0, [3, 4]));
    expect(play.correction()).toEqual({ to: 0, moves: [] });
    add(play, back(0), roll(0, [4, 4]));
    expect(play.correction()).toBeNull();
    expect(codeOf(play, back(0))).toBe('back-too-far');
  });
  test('the faces that led to the last move of a match can still be corrected', () => {
    const play = open('runy-run-run', {}, { kind: 'hand' }, 3);
    const random = repeatableRandom(7);
    while (play.next.kind !== 'over') {
      const { next } = play;
      const moves = next.kind === 'choice' ? play.game.moves(play.state) : [];
      add(play, next.kind === 'roll' ? roll(next.seat, drawFaces(next.dice, random)) : move(next.seat, moves[random(moves.length)] ?? ''));
    }
    expect(play.entries.at(-1)?.type).toBe('move');
    const [to] = play.backTargets();
    expect(play.correction()?.to).toBe(to);
    add(play, back(to as number));
    expect(play.next.kind).toBe('roll');
  });

  test('an entry that is not in force is nowhere to go back to', () => {
    const play = open('one-die-baseball');
    add(play, roll(0, [1]), back(0), roll(0, [2]));
    expect(codeOf(play, back(1))).toBe('back-nowhere');
    expect(codeOf(play, back(9))).toBe('back-nowhere');
    expect(codeOf(play, back(3))).toBe('back-nowhere');
    add(play, back(0));
  });

  test('another seat’s move is not taken back', () => {
    const play = open('play-ball');
    const [first] = play.game.moves(play.state);
    add(play, move(0, first as string));
    const [reply] = play.game.moves(play.state);
    add(play, move(1, reply as string));
    expect(play.backTargets()).toEqual([1]);
    expect(codeOf(play, back(0))).toBe('back-too-far');
  });

  test('a choice that showed a secret is not taken back', () => {
    const play = open('dice-and-run', { mode: 'advanced' }, { kind: 'seed', seed: 'x' });
    add(play, roll(1, [1, 2], 'seed'), move(0, 'take'));
    expect(play.backTargets()).toEqual([]);
    expect(codeOf(play, back(1))).toBe('back-too-far');
    expect(codeOf(play, back(0))).toBe('back-too-far');
  });

  test('a swing that has shown nothing yet is taken back', () => {
    const play = open('dice-and-run', { mode: 'advanced' });
    add(play, roll(1, [1, 2]), move(0, 'swing'));
    expect(play.backTargets()).toEqual([1, 0]);
    add(play, back(1), move(0, 'take'));
  });

  test('the history is that of the entries in force', () => {
    const play = open('pocket-rugby');
    add(play, roll(0, [3, 4]), move(0, 'play'), back(1), move(0, 'kick'), roll(0, [1]));
    expect(play.history().map(({ number }) => number)).toEqual([1, 4, 5]);
    expect(play.history().at(-1)?.state).toEqual(play.state);
    expect(play.history().flatMap(({ facts }) => facts)).toEqual(play.facts());
  });
});

describe('refusals', () => {
  const messageOf = (play: Play, entry: Entry) => play.append(entry)?.problem.message;

  test('name the seats as people know them, and count none from 0', () => {
    const play = open('pocket-rugby');
    expect(messageOf(play, move(0, 'kick'))).toEqual({
      fr: 'S0 doit lancer 2 dés ; il n’y a rien à choisir.',
      en: 'S0 is to roll 2 dice; there is nothing to choose.',
    });
    expect(messageOf(play, roll(1, [1, 2]))).toEqual({ fr: 'C’est à S0, pas à S1.', en: 'It is S0’s turn, not S1’s.' });
    expect(messageOf(play, roll(2, [1, 2]))).toEqual({ fr: 'C’est à S0, pas à la place 3.', en: 'It is S0’s turn, not seat 3’s.' });
    expect(messageOf(play, { type: 'forfeit', seat: 2 })).toEqual({
      fr: 'Il n’y a que 2 places dans ce match.',
      en: 'There are 2 seats in this match.',
    });
    add(play, roll(0, [3, 4]));
    expect(messageOf(play, roll(0, [1, 2]))).toEqual({
      fr: 'C’est à S0 de choisir ; il n’y a pas de dés à lancer.',
      en: 'S0 has a choice to make; no dice are due.',
    });
  });
});

describe('the kernel’s own entries', () => {
  test('a seat that forfeits loses to the other', () => {
    const play = open('one-die-baseball');
    add(play, { type: 'forfeit', seat: 0 });
    expect(play.outcome).toEqual({ winners: [1], draw: false, score: [], by: 'forfeit' });
    expect(codeOf(play, roll(0, [1]))).toBe('match-over');
    expect(codeOf(play, back(0))).toBe('match-over');
  });

  test('with three seats the others share', () => {
    const play = open('three-dice-baseball', {}, { kind: 'hand' }, 3);
    add(play, { type: 'forfeit', seat: 1 });
    expect(play.outcome).toMatchObject({ winners: [0, 2], draw: true });
  });

  test('a seat that forfeits takes its team with it', () => {
    const play = open('dice-and-run', {}, { kind: 'hand' }, 4);
    add(play, { type: 'forfeit', seat: 3 });
    expect(play.outcome).toMatchObject({ winners: [0, 2], draw: false });
  });

  test('a draw is agreed only where the game has draws', () => {
    expect(codeOf(open('one-die-baseball'), { type: 'draw' })).toBe('no-draws');
    const play = open('pocket-rugby');
    add(play, { type: 'draw' });
    expect(play.outcome).toMatchObject({ winners: [0, 1], draw: true, by: 'agreement' });
  });
});

describe('what a copy of a match in progress shows', () => {
  test('no seed before the end', () => {
    const play = open('one-die-baseball', {}, { kind: 'seed', seed: 'secret' });
    expect(JSON.stringify(play.seenHeader())).not.toContain('secret');
    add(play, { type: 'forfeit', seat: 0 });
    expect(play.seenHeader().dice).toEqual({ kind: 'seed', seed: 'secret' });
  });

  test('a pitch is hidden from the batting side and spectators until it is shown', () => {
    const play = open('dice-and-run', { mode: 'advanced' });
    add(play, roll(1, [1, 2]));
    expect(play.seenBy(0)[0]).toMatchObject({ faces: null });
    expect(play.seenBy('spectator')[0]).toMatchObject({ faces: null });
    expect(play.seenBy(1)[0]).toMatchObject({ faces: [1, 2] });
    add(play, move(0, 'take'));
    expect(play.seenBy(0)[0]).toMatchObject({ faces: [1, 2] });
  });

  test('a pitch corrected by hand stays hidden too', () => {
    const play = open('dice-and-run', { mode: 'advanced' });
    add(play, roll(1, [1, 2]), back(0), roll(1, [3, 4]), move(0, 'take'));
    expect(play.seenBy(0)[0]).toMatchObject({ faces: null });
    expect(play.seenBy(0)[2]).toMatchObject({ faces: [3, 4] });
  });

  test('a pitch that everybody saw before it was corrected is hidden from nobody again', () => {
    const play = open('dice-and-run', { mode: 'advanced' });
    add(play, roll(1, [1, 2]), move(0, 'take'), back(0), roll(1, [3, 4]));
    expect(play.seenBy(0)).toMatchObject([{ faces: [1, 2] }, {}, {}, { faces: null }]);
    const seen = Play.fold(play.game, { header: play.header, entries: play.seenBy(0) });
    expect(seen).toMatchObject({ ok: true, value: { state: play.game.view?.(play.state, 0) } });
  });
});
