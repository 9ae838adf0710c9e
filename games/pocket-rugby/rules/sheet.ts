import type { Fact, Move, Score, ScoreMoment, Seat, Sheet } from '@pocket-stadium/kernel';
import type { ActionFact, CardFact, ChoiceFact, PocketRugbyFact } from './facts.ts';
import type { CardsInForce, Pair } from './state.ts';

export interface MatchSheetLine {
  readonly half: number;
  readonly minute: number;
  readonly hand: Seat;
  readonly cardsBefore: Pair<number>;
  readonly dice: readonly number[];
  readonly happened: readonly Fact[];
  readonly choice?: Move;
  readonly card?: readonly [Seat, 'yellow' | 'red'];
  readonly score: Pair<number>;
  readonly cards: Pair<CardsInForce>;
  readonly next: number;
  readonly nextHand: Seat;
}
export interface MatchSheet extends Sheet {
  readonly kind: 'match-sheet';
  /** One line for each action that is over. */
  readonly lines: readonly MatchSheetLine[];
  readonly score: Pair<number>;
  /** Cards received in the match, which break a tie. */
  readonly reds: Pair<number>;
  readonly yellows: Pair<number>;
}

/** A line of the sheet while its action lasts. */
interface Draft {
  readonly action: ActionFact;
  readonly happened: Fact[];
  choice?: ChoiceFact;
  card?: CardFact;
}

/** The match sheet from the facts of a match: one line for each action that is over. */
export function matchSheet(facts: Iterable<PocketRugbyFact>): MatchSheet {
  const lines: MatchSheetLine[] = [];
  const score: [number, number] = [0, 0];
  const reds: [number, number] = [0, 0];
  const yellows: [number, number] = [0, 0];
  let draft: Draft | null = null;
  for (const fact of facts) {
    if (fact.code === 'action') draft = { action: fact, happened: [] };
    else if (!draft) continue;
    else if ('nextHand' in fact) {
      lines.push(line(draft, fact));
      draft = null;
      continue;
    } else draft.happened.push(fact);
    if ('choice' in fact) draft.choice = fact;
    if ('points' in fact) score[fact.seat as 0 | 1] += fact.points;
    if (fact.code === 'red-card' || fact.code === 'yellow-card') {
      draft.card = fact;
      (fact.code === 'red-card' ? reds : yellows)[fact.seat as 0 | 1]++;
    }
  }
  return { kind: 'match-sheet', lines, score, reds, yellows };
}

/** Points and cards of both players, and the minutes that scored. */
export function scoreOfSheet(sheet: Sheet): Score {
  const { lines, score, reds, yellows } = sheet as MatchSheet;
  const moments = lines.flatMap(({ minute, happened }): ScoreMoment[] =>
    happened.flatMap((fact) => ('points' in fact ? [{ when: `${minute}′`, points: Number(fact.points), fact }] : [])),
  );
  const rows = ([0, 1] as const).map((side) => ({ side, values: { points: score[side], yellows: yellows[side], reds: reds[side] } }));
  return { columns: ['points', 'yellows', 'reds'], running: 0, decides: 'points', rows, moments };
}

function line({ action, happened, choice, card }: Draft, end: Extract<PocketRugbyFact, { nextHand: Seat }>): MatchSheetLine {
  const { half, minute, seat: hand, cardsBefore, dice } = action;
  const { score, cards, next, nextHand } = end;
  return {
    half,
    minute,
    hand,
    cardsBefore,
    dice,
    happened,
    ...(choice && { choice: choice.choice }),
    ...(card && { card: [card.seat, card.code === 'red-card' ? 'red' : 'yellow'] as const }),
    score,
    cards,
    next,
    nextHand,
  };
}
