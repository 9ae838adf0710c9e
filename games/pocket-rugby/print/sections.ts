import { type Game, inEveryLang, termOf, type Words } from '@pocket-stadium/kernel';
import { filled, inSentence, joined, type Section } from '@pocket-stadium/print/kit';
import { AFTER, CARD_DIE, DOUBLES, type Ending, PENALTY_DIE, POINTS, TOO_FAR_DIE, TRY_DIE, TURNOVERS } from '../rules/chart.ts';
import { OPTIONS } from '../rules/options.ts';
import * as w from '../words/summary.ts';

type Named = Pick<Game, 'words'>;
type Double = (typeof DOUBLES)[keyof typeof DOUBLES];
type Doubles = Readonly<Record<number, Double>>;

/** Who has the hand after an action, A who had it or B, and how far the clock moves. */
const after = (ending: Ending) => ({ hand: AFTER[ending].hand === 'P' ? 'A' : 'B', minutes: AFTER[ending].minutes });

/** What each double means, with the points, the hand and the minutes of the rules. */
function doubleText(code: Double, doubles: Doubles): Words {
  const like = (other: Double) =>
    Object.keys(doubles).flatMap((face) => (doubles[Number(face)] === other ? [`${face}-${face}`] : []))[0] ?? '';
  switch (code) {
    case 'penalty-conceded': {
      const [kick, play] = [after('conceded-kick'), after('conceded-play')];
      return filled(w.conceded, {
        points: POINTS['penalty-good'],
        kick_hand: kick.hand,
        kick_minutes: kick.minutes,
        play_hand: play.hand,
        play_minutes: play.minutes,
      });
    }
    case 'penalty-and-card':
      return filled(w.card_a, { like: like('penalty-conceded') });
    case 'drop-or-fifty22': {
      const [drop, kick] = [after('drop'), after('fifty22')];
      return filled(w.drop_or_fifty22, {
        points: POINTS['drop-good'],
        drop_hand: drop.hand,
        drop_minutes: drop.minutes,
        kick_hand: kick.hand,
        kick_minutes: kick.minutes,
      });
    }
    case 'countered':
      return filled(w.countered, after('counter'));
    case 'penalty-try':
      return filled(w.penalty_try, { points: POINTS['penalty-try'], ...after('penalty-try') });
    case 'penalty-try-and-card':
      return filled(w.card_b, { like: like('penalty-try') });
  }
}

/** The rows of the action chart, from the charts of the rules. */
export function actionRows(game: Named, doubles: Doubles = DOUBLES): [Words | string, Words][] {
  const turnovers = Object.entries(TURNOVERS).map(([dice, code]) => {
    const term = termOf(game, code);
    return inEveryLang((lang) => `${[...dice].join('-')} ${term ? inSentence(term)[lang] : code}`);
  });
  const penalty = {
    die: PENALTY_DIE,
    card: CARD_DIE,
    too_far: TOO_FAR_DIE,
    points: POINTS['penalty-good'],
    ...after('penalty-kick'),
  };
  return [
    ...Object.entries(doubles).map(([face, code]): [string, Words] => [`${face}-${face}`, doubleText(code, doubles)]),
    [`${PENALTY_DIE}-x`, filled(w.penalty_won, penalty)],
    [`${TRY_DIE}-x`, filled(w.try_scored, after('try'))],
    [w.others, filled(w.turnover, { turnovers: joined(turnovers, ', '), ...after('turnover') })],
  ];
}

/** The rules on a page, from the charts of the rules. */
export function sections(game: Named): readonly Section[] {
  const half = OPTIONS.minutes.default / OPTIONS.halves.default;
  const points = { scored: POINTS.try, converted: POINTS['conversion-good'], minutes: OPTIONS.yellowMinutes.default };
  return [
    {
      title: w.match_title,
      says: [filled(w.match, { minutes: half, second: half + 1 }), filled(w.order, { penalty: PENALTY_DIE, try_die: TRY_DIE })],
    },
    { title: w.dice_title, rows: actionRows(game) },
    { title: w.points_title, says: [filled(w.points, points), w.level] },
  ];
}
