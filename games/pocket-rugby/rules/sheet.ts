import type { Fact, MatchSheet, MatchSheetLine, Seat } from '@pocket-stadium/kernel';
import type { ActionFact, CardFact, ChoiceFact, PocketRugbyFact } from './facts.ts';

/** A line of the sheet while its action lasts. */
interface Draft {
  readonly action: ActionFact;
  readonly happened: Fact[];
  choice?: ChoiceFact;
  card?: CardFact;
}

/** The match sheet from the facts of a match: one line an action that is over. */
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
