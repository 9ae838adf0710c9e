import { makeRecordText, Play, parseRecord, tellOutcome } from '@pocket-stadium/kernel';
import { openPlay, playScript } from '@pocket-stadium/kernel/test-play';
import { describe, expect, test } from 'vitest';
import { game as pocketRugby } from './index.ts';
import type { MatchSheet } from './sheet.ts';

type Script = readonly (string | readonly number[])[];

const kickOff = (options: object = {}) => openPlay(pocketRugby, { first: 0, ...options });
const after = (script: Script, options: object = {}) => playScript(kickOff(options), script);
const codes = (match: ReturnType<typeof kickOff>) => match.lastFacts().map((fact) => fact.code);
const sheet = (match: ReturnType<typeof kickOff>) => match.sheet() as MatchSheet;
/** Where a match stands: who has the hand, when, and the score. */
const stands = ({ state: { hand, minute, score } }: ReturnType<typeof kickOff>) => ({ hand, minute, score });

const TURNOVER = [1, 2];
/** As many turnovers as it takes to the given minute. */
const until = (minute: number): Script => Array.from({ length: minute - 1 }, () => TURNOVER);
const YELLOW = [1, 2];
const RED = [4, 4];

describe('1-1, a penalty conceded', () => {
  test('the other player chooses', () => {
    expect(after([[1, 1]]).next).toMatchObject({ kind: 'choice', seat: 1, why: 'penalty-conceded' });
  });
  test('the kicker throws first and scores 3 with a higher die; the hand goes back, 2 minutes on', () => {
    const match = after([[1, 1], 'kick']);
    expect(match.next).toMatchObject({ kind: 'roll', seat: 1, dice: 1 });
    playScript(match, [[4]]);
    expect(match.next).toMatchObject({ kind: 'roll', seat: 0, dice: 1 });
    expect(stands(playScript(match, [[3]]))).toEqual({ hand: 0, minute: 3, score: [0, 3] });
  });
  test('level dice are a miss', () => {
    expect(stands(after([[1, 1], 'kick', [4], [4]]))).toEqual({ hand: 0, minute: 3, score: [0, 0] });
  });
  test('played instead, the other player has the hand, 3 minutes on', () => {
    expect(stands(after([[1, 1], 'play']))).toEqual({ hand: 1, minute: 4, score: [0, 0] });
  });
});

describe('2-2, a penalty and a card', () => {
  test('P8: the card is thrown before the choice, by the offender', () => {
    const match = after([[2, 2]]);
    expect(match.next).toMatchObject({ kind: 'roll', seat: 0, dice: 2, why: 'card' });
    playScript(match, [YELLOW]);
    expect(codes(match)).toEqual(['yellow-card']);
    expect(match.next).toMatchObject({ kind: 'choice', seat: 1, why: 'penalty-conceded' });
  });
  test('a double is a red card', () => {
    expect(codes(after([[2, 2], RED]))).toEqual(['red-card']);
  });
});

describe('3-3, the drop or the 50-22', () => {
  test('the drop is 3 points unless the other player throws a double; hand over, 1 minute on', () => {
    expect(after([[3, 3], 'drop']).next).toMatchObject({ kind: 'roll', seat: 1, dice: 2 });
    expect(stands(after([[3, 3], 'drop', [1, 2]]))).toEqual({ hand: 1, minute: 2, score: [3, 0] });
    expect(stands(after([[3, 3], 'drop', [2, 2]]))).toEqual({ hand: 1, minute: 2, score: [0, 0] });
  });
  test('the 50-22 keeps the hand, 3 minutes on', () => {
    expect(stands(after([[3, 3], 'fifty22']))).toEqual({ hand: 0, minute: 4, score: [0, 0] });
  });
});

describe('4-4, countered', () => {
  test('the counter throws first; higher is a try, converted against the die of the duel', () => {
    const match = after([[4, 4]]);
    expect(match.next).toMatchObject({ kind: 'roll', seat: 1, dice: 1 });
    playScript(match, [[5], [2]]);
    expect(match.next).toMatchObject({ kind: 'roll', seat: 1, why: 'conversion' });
    expect(stands(playScript(match, [[4]]))).toEqual({ hand: 0, minute: 3, score: [0, 7] });
    expect(stands(after([[4, 4], [5], [2], [5]]))).toEqual({ hand: 0, minute: 3, score: [0, 5] });
  });
  test('lower is no try', () => {
    expect(stands(after([[4, 4], [2], [5]]))).toEqual({ hand: 0, minute: 3, score: [0, 0] });
  });
  test('level goes to the video: even is a try, converted against the die of the video', () => {
    const match = after([[4, 4], [6], [6]]);
    expect(match.next).toMatchObject({ kind: 'roll', seat: 1, dice: 1, why: 'counter-video' });
    expect(stands(playScript(match, [[2], [2]]))).toEqual({ hand: 0, minute: 3, score: [0, 5] });
    expect(stands(after([[4, 4], [6], [6], [2], [1]]))).toEqual({ hand: 0, minute: 3, score: [0, 7] });
  });
  test('level and an odd video is no try', () => {
    expect(stands(after([[4, 4], [6], [6], [3]]))).toEqual({ hand: 0, minute: 3, score: [0, 0] });
  });
});

describe('5-5 and 6-6, penalty tries', () => {
  test('5-5 scores 7; hand over, 2 minutes on', () => {
    expect(stands(after([[5, 5]]))).toEqual({ hand: 1, minute: 3, score: [7, 0] });
  });
  test('6-6 gives the other player a card first', () => {
    const match = after([[6, 6]]);
    expect(match.next).toMatchObject({ kind: 'roll', seat: 1, dice: 2, why: 'card' });
    playScript(match, [YELLOW]);
    expect(stands(match)).toEqual({ hand: 1, minute: 3, score: [7, 0] });
    expect(sheet(match).yellows).toEqual([0, 1]);
  });
});

describe('3-x, a penalty won', () => {
  test('P5: x is the die that is not the 3, whichever fell first', () => {
    expect(after([[3, 4]]).state.phase).toEqual({ at: 'penalty-won', x: 4 });
    expect(after([[4, 3]]).state.phase).toEqual({ at: 'penalty-won', x: 4 });
  });
  test('kicked, it is 3 points with a die lower than x; hand over, 2 minutes on', () => {
    expect(stands(after([[3, 4], 'kick', [3]]))).toEqual({ hand: 1, minute: 3, score: [3, 0] });
    expect(stands(after([[3, 4], 'kick', [4]]))).toEqual({ hand: 1, minute: 3, score: [0, 0] });
  });
  test('played, the hand stays, x minutes on', () => {
    expect(stands(after([[3, 4], 'play']))).toEqual({ hand: 0, minute: 5, score: [0, 0] });
  });
  test('on a 3-1 there is a choice, and only to play', () => {
    const match = after([[1, 3]]);
    expect(match.next).toMatchObject({ kind: 'choice', seat: 0 });
    expect(pocketRugby.moves(match.state)).toEqual(['play']);
    expect(pocketRugby.choose(match.state, 'kick')).toMatchObject({ ok: false, problem: { code: 'out-of-range' } });
  });
  test('on a 3-6 the other player throws for a card first (P8)', () => {
    const match = after([[3, 6]]);
    expect(match.next).toMatchObject({ kind: 'roll', seat: 1, why: 'card' });
    expect(playScript(match, [RED]).next).toMatchObject({ kind: 'choice', seat: 0, why: 'penalty-won' });
    expect(stands(playScript(match, ['kick', [5]]))).toEqual({ hand: 1, minute: 3, score: [3, 0] });
  });
  test('P7: a thrown 5-3 is a penalty with x = 5', () => {
    expect(after([[5, 3]]).state.phase).toEqual({ at: 'penalty-won', x: 5 });
  });
});

describe('5-x, a try', () => {
  test('x above 1 is a try, and the conversion needs a die lower than x', () => {
    expect(stands(after([[5, 4], [3]]))).toEqual({ hand: 1, minute: 3, score: [7, 0] });
    expect(stands(after([[4, 5], [4]]))).toEqual({ hand: 1, minute: 3, score: [5, 0] });
  });
  test('5-1 goes to the video: even is a try, converted against that die', () => {
    expect(stands(after([[5, 1], [6], [5]]))).toEqual({ hand: 1, minute: 3, score: [7, 0] });
    expect(stands(after([[5, 1], [2], [2]]))).toEqual({ hand: 1, minute: 3, score: [5, 0] });
    expect(stands(after([[5, 1], [3]]))).toEqual({ hand: 1, minute: 3, score: [0, 0] });
  });

  /** Seat 0 has received `cards` yellow cards and has the hand. */
  const carded = (cards: number): Script => Array.from({ length: cards }, () => [[2, 2], YELLOW, 'kick', [1], [6]]).flat();

  test('a card in force makes x one less: 5-2 goes to the video', () => {
    const match = after([...carded(1), [5, 2]]);
    expect(codes(match)).toEqual(['action', 'short-handed', 'video-called']);
    expect(match.next).toMatchObject({ kind: 'roll', seat: 0, why: 'video' });
  });
  test('a try with nothing left of x is refused', () => {
    const match = after([...carded(1), [5, 1]]);
    expect(codes(match)).toContain('try-refused-by-cards');
    expect(stands(match)).toEqual({ hand: 1, minute: 5, score: [0, 0] });
  });
  test('P7: an x that cards bring down to 3 is a try all the same, converted against 3', () => {
    const match = after([...carded(1), [5, 4]]);
    expect(match.state.phase).toEqual({ at: 'conversion', seat: 0, against: 3 });
  });
  test('two cards take two from x', () => {
    expect(after([...carded(2), [5, 6]]).state.phase).toEqual({ at: 'conversion', seat: 0, against: 4 });
  });
  test('P4: the opponent’s cards do not matter', () => {
    const match = after([[6, 6], YELLOW, TURNOVER, [5, 2]]);
    expect(match.state.phase).toEqual({ at: 'conversion', seat: 0, against: 2 });
  });
  test('P4: cards never matter to 4-4, 5-5 or 6-6', () => {
    const cards = carded(3);
    expect(after([...cards, [5, 5]]).state.score).toEqual([7, 0]);
    expect(after([...cards, [6, 6], YELLOW]).state.score).toEqual([7, 0]);
    expect(after([...cards, TURNOVER, [4, 4], [2], [1]]).state.phase).toEqual({ at: 'conversion', seat: 0, against: 2 });
  });
});

describe('turnovers', () => {
  test.each<[readonly number[], string]>([
    [[1, 2], 'knock-on'],
    [[4, 1], 'kick-to-touch'],
    [[1, 6], 'counter-ruck'],
    [[4, 2], 'ball-kicked-away'],
    [[2, 6], 'interception'],
    [[6, 4], 'ball-ripped'],
  ])('%s is a %s; hand over, 1 minute on', (dice, code) => {
    const match = after([dice]);
    expect(codes(match)).toEqual(['action', code, 'hand-over']);
    expect(stands(match)).toEqual({ hand: 1, minute: 2, score: [0, 0] });
  });
});

describe('the clock', () => {
  test('P1: the winner of the roll-off has the hand at minute 1', () => {
    const match = after([[3], [3], [2], [6]], { first: 'roll-off' });
    expect(stands(match)).toEqual({ hand: 1, minute: 1, score: [0, 0] });
  });
  test('P2: the second half starts at minute 21 with the player who did not begin', () => {
    const match = after([...until(20), TURNOVER]);
    expect(codes(match).at(-1)).toBe('half-time');
    expect(stands(match)).toEqual({ hand: 1, minute: 21, score: [0, 0] });
    expect(match.state.half).toBe(2);
  });
  test('P2: with 20 minutes in two halves the second starts at 11, whatever the first had run to', () => {
    const match = after([...until(9), [3, 6], YELLOW, 'play', [5, 5]], { minutes: 20 });
    expect(sheet(match).lines.at(-1)).toMatchObject({ half: 1, minute: 15 });
    expect(stands(match)).toMatchObject({ hand: 1, minute: 11 });
  });
  test('P2: one half of 20 minutes ends with the action that starts at minute 20', () => {
    const match = after(until(20), { minutes: 20, halves: 1 });
    expect(match.over).toBe(false);
    expect(playScript(match, [TURNOVER]).over).toBe(true);
  });
  test('P3: the last action is played to the end of its instructions', () => {
    const match = after([...until(20), [5, 6]], { minutes: 20, halves: 1 });
    expect(match.over).toBe(false);
    expect(playScript(match, [[1]]).outcome).toMatchObject({ winners: [1], score: [0, 7] });
  });
  test('P3: "play on" in the last action ends the period; both choices stay legal', () => {
    const match = after([...until(20), [3, 4]], { minutes: 20, halves: 1 });
    expect(pocketRugby.moves(match.state)).toEqual(['kick', 'play']);
    expect(playScript(match, ['play']).over).toBe(true);
    expect(stands(after([...until(20), [3, 3], 'fifty22']))).toMatchObject({ hand: 1, minute: 21 });
  });
});

describe('the siren (P3)', () => {
  const short = { minutes: 20, halves: 1, siren: 'hand' };
  test('80 minutes are two halves of 40', () => {
    const match = after([...until(40), TURNOVER], { minutes: 80 });
    expect(stands(match)).toMatchObject({ hand: 1, minute: 41 });
    expect(playScript(match, until(40)).over).toBe(false);
    expect(playScript(match, [TURNOVER]).over).toBe(true);
  });
  test.each<[string, Script, { hand: number; minute: number }]>([
    ['a penalty played', [[3, 4], 'play'], { hand: 1, minute: 24 }],
    ['a penalty conceded and played', [[1, 1], 'play'], { hand: 0, minute: 23 }],
    ['the same after a card', [[2, 2], YELLOW, 'play'], { hand: 0, minute: 23 }],
    ['the 50-22', [[3, 3], 'fifty22'], { hand: 1, minute: 23 }],
  ])('the period goes on after %s, by whoever then has the hand', (_, script, expected) => {
    const match = after([...until(20), ...script], short);
    expect(stands(match)).toMatchObject(expected);
    expect(playScript(match, [TURNOVER]).over).toBe(true);
  });
  test.each<[string, Script]>([
    ['a kick', [[3, 4], 'kick', [1]]],
    ['a drop', [[3, 3], 'drop', [1, 2]]],
    ['a penalty conceded and kicked', [[1, 1], 'kick', [1], [1]]],
    ['a try', [[5, 5]]],
  ])('it ends with %s', (_, script) => {
    expect(after([...until(20), ...script], short).over).toBe(true);
  });
  test('the first half likewise; a card that ran out in added time does not come back', () => {
    const script: Script = [...until(20), [6, 6], YELLOW];
    expect(stands(after(script, { siren: 'hand' }))).toMatchObject({ hand: 1, minute: 21 });
    const long = after([...until(19), [2, 2], YELLOW, 'play', [3, 6], YELLOW, 'play', TURNOVER], { siren: 'hand', yellowMinutes: 6 });
    expect(sheet(long).lines.at(-1)).toMatchObject({ half: 1, minute: 28, cardsBefore: [1, 0] });
    expect(long.state).toMatchObject({ half: 2, minute: 21, cards: [{ yellowUntil: [28] }, { yellowUntil: [] }] });
  });
});

describe('cards (P4)', () => {
  /** A yellow card for seat 0 at minute 1 of `length` minutes, then turnovers, then a 5-2 at an odd minute. */
  const tryAt = (minute: number, yellowMinutes: number) =>
    after([[2, 2], YELLOW, 'kick', [1], [6], ...until(minute - 2), [5, 2]], { yellowMinutes });

  test('a yellow card is in force up to the minute it was given plus its length', () => {
    expect(tryAt(11, 10).state.phase).toEqual({ at: 'video' });
    expect(tryAt(13, 10).state.phase).toEqual({ at: 'conversion', seat: 0, against: 2 });
    expect(tryAt(7, 6).state.phase).toEqual({ at: 'video' });
    expect(tryAt(7, 5).state.phase).toEqual({ at: 'conversion', seat: 0, against: 2 });
  });
  test('a red card is in force to the end of the match', () => {
    const match = after([[2, 2], RED, 'kick', [1], [6], ...until(18), TURNOVER, TURNOVER, [5, 2]]);
    expect(match.state).toMatchObject({ half: 2, phase: { at: 'video' } });
  });
  describe('when the clock goes back at half-time', () => {
    // Seat 0 gets the card at minute 11, up to 21. The first half runs to 23, where the card no longer counts.
    const RUN_OUT = [...until(11), [2, 2], YELLOW, 'kick', [1], [6], ...until(5), TURNOVER, TURNOVER, [3, 4], 'play', TURNOVER];
    const secondHalf = { half: 2, minute: 21 };

    test('a card that has run out does not come back', () => {
      const match = after(RUN_OUT);
      expect(sheet(match).lines.at(-1)).toMatchObject({ half: 1, minute: 23, cardsBefore: [0, 0] });
      playScript(match, [TURNOVER]);
      expect(sheet(match).lines.at(-1)).toMatchObject({ ...secondHalf, cardsBefore: [0, 0] });
    });
    test('a card whose last minute is the one of the last action stays, and so does one given in it', () => {
      // The card given at 13 counts for 10 minutes, up to 23, where the first half ends.
      const stays = [...until(13), [2, 2], YELLOW, 'kick', [1], [6], ...until(3), TURNOVER, TURNOVER, [3, 4], 'play', TURNOVER];
      const match = after(stays);
      expect(sheet(match).lines.at(-1)).toMatchObject({ half: 1, minute: 23, cardsBefore: [1, 0] });
      expect(sheet(playScript(match, [TURNOVER])).lines.at(-1)).toMatchObject({ ...secondHalf, cardsBefore: [1, 0] });
      const given = after([...until(20), [6, 6], YELLOW], { yellowMinutes: 1 });
      expect(given.state.cards.map(({ yellowUntil }) => yellowUntil)).toEqual([[21], []]);
      expect(sheet(playScript(given, [TURNOVER])).lines.at(-1)).toMatchObject({ ...secondHalf, cardsBefore: [1, 0] });
    });
    test('a match that the first version of the rules began ends by them: the card counts again', () => {
      const { header, entries } = playScript(after(RUN_OUT), [TURNOVER]).match;
      const old = Play.fold(pocketRugby, { header: { ...header, rules: 1 }, entries });
      if (!old.ok) throw new Error(old.problem.message.en);
      expect(old.value.header.rules).toBe(1);
      expect(sheet(old.value).lines.at(-1)).toMatchObject({ ...secondHalf, cardsBefore: [1, 0] });
      const read = parseRecord(makeRecordText(old.value.match));
      expect(read.ok && read.value).toEqual(old.value.match);
    });
  });
  test('with redMinutes a red card runs out like a yellow one, and still breaks a tie (P6)', () => {
    const red: Script = [[2, 2], RED, 'kick', [1], [6]];
    const match = after([...red, ...until(5)], { redMinutes: 5, minutes: 20, halves: 1 });
    expect(sheet(match).lines.at(-1)).toMatchObject({ minute: 6, cardsBefore: [1, 0], cards: [{ yellowUntil: [], red: 1 }, { red: 0 }] });
    playScript(match, [TURNOVER]);
    expect(sheet(match).lines.at(-1)).toMatchObject({ minute: 7, cardsBefore: [0, 0], cards: [{ red: 0 }, { red: 0 }] });
    expect(playScript(match, until(14)).outcome).toMatchObject({ winners: [1], draw: false });
    expect(sheet(match).reds).toEqual([1, 0]);
  });
  test('a line of the sheet shows the cards in force after its action, one just given included', () => {
    const match = after([[2, 2], YELLOW, 'kick', [1], [6]]);
    expect(sheet(match).lines).toEqual([
      expect.objectContaining({
        half: 1,
        minute: 1,
        hand: 0,
        dice: [2, 2],
        cardsBefore: [0, 0],
        card: [0, 'yellow'],
        choice: 'kick',
        score: [0, 0],
        cards: [
          { yellowUntil: [11], red: 0 },
          { yellowUntil: [], red: 0 },
        ],
        next: 3,
        nextHand: 0,
      }),
    ]);
    expect(sheet(match).lines[0]?.happened.map((fact) => fact.code)).toEqual([
      'penalty-and-card',
      'yellow-card',
      'kick',
      'duel-die',
      'duel-die',
      'penalty-missed',
    ]);
  });
});

describe('the winner (P6)', () => {
  const short = { minutes: 20, halves: 1 };
  const card = (colour: readonly number[]): Script => [[2, 2], colour, 'kick', [1], [6]];

  test('more points win, whatever the cards', () => {
    const match = after([...card(RED), [5, 5], ...until(16), TURNOVER], short);
    expect(match.outcome).toMatchObject({ winners: [0], draw: false, score: [7, 0] });
  });
  test('level on points, fewer red cards win', () => {
    const match = after([...card(RED), ...until(18), TURNOVER], short);
    expect(match.outcome).toMatchObject({ winners: [1], draw: false, reason: 'fewer-reds' });
    expect(codes(match).slice(-2)).toEqual(['full-time', 'fewer-reds']);
    expect(match.outcome && tellOutcome(pocketRugby, match.outcome, ['Lucie', 'Sami'], 'en')).toBe(
      'Sami wins! Level on points, but Sami has fewer red cards.',
    );
  });
  test('level on points and red cards, fewer yellow cards win', () => {
    const match = after([...card(YELLOW), ...until(18), TURNOVER], short);
    expect(match.outcome).toMatchObject({ winners: [1], draw: false, reason: 'fewer-yellows' });
  });
  test('red cards come before yellow ones', () => {
    const script = [...card(YELLOW), ...card(YELLOW), TURNOVER, ...card(RED), ...until(13), TURNOVER];
    expect(after(script, short).outcome).toMatchObject({ winners: [0] });
  });
  test('a card that has run out still breaks the tie', () => {
    const match = after([...card(YELLOW), ...until(18), TURNOVER], { ...short, yellowMinutes: 1 });
    expect(match.outcome).toMatchObject({ winners: [1] });
  });
  test('level in everything is a draw', () => {
    expect(after([...until(20), TURNOVER], short).outcome).toEqual({ winners: [0, 1], draw: true, score: [0, 0], by: 'play' });
  });
});
