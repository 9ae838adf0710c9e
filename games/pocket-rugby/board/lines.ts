import type { Fact, GlossaryEntry, Lang, Seat, Words } from '@pocket-stadium/kernel';
import { say } from '@pocket-stadium/web/kit/lang.svelte.ts';
import type { PocketRugbyFact } from '../rules/index.ts';
import * as w from '../words/board.ts';

/** One mark in a cell of the sheet. */
export type Mark =
  | { readonly kind: 'text'; readonly text: string; readonly strong: boolean }
  | { readonly kind: 'die'; readonly face: number }
  | { readonly kind: 'card'; readonly colour: 'yellow' | 'red' }
  | { readonly kind: 'points'; readonly points: number };

/** A line of the sheet as it is written so far. */
export interface Line {
  readonly kind: 'line';
  readonly key: string;
  readonly minute: number;
  readonly hand: Seat;
  readonly dice: readonly number[];
  /** What stands in each seat's column. */
  readonly cells: readonly [Mark[], Mark[]];
}
/** The end of a period, across both columns. */
export interface Whistle {
  readonly kind: 'whistle';
  readonly key: string;
  readonly text: string;
}

interface Written {
  readonly text: Words;
  readonly strong?: boolean;
  /** The mark that the same fact writes in the column of the other player. */
  readonly other?: Words;
}

/** How facts are written on the sheet, in a word or two. A fact that is not here leaves no trace. */
const WRITTEN: Readonly<Record<string, Written>> = {
  'penalty-conceded': { text: w.sheet_offence, other: w.sheet_penalty },
  'penalty-and-card': { text: w.sheet_bad_offence, other: w.sheet_penalty },
  'penalty-won': { text: w.sheet_penalty, strong: true },
  countered: { text: w.sheet_countered },
  'video-called': { text: w.sheet_video },
  play: { text: w.sheet_played },
  fifty22: { text: w.sheet_fifty22, strong: true },
  'penalty-good': { text: w.sheet_penalty_good },
  'penalty-missed': { text: w.sheet_penalty_missed },
  'drop-good': { text: w.sheet_drop, strong: true },
  'drop-charged-down': { text: w.sheet_drop_charged },
  try: { text: w.sheet_try, strong: true },
  'try-refused': { text: w.sheet_try_refused },
  'try-refused-by-cards': { text: w.sheet_try_refused_cards },
  'counter-stopped': { text: w.sheet_counter_stopped },
  'conversion-good': { text: w.sheet_converted },
  'conversion-missed': { text: w.sheet_not_converted },
  'penalty-try': { text: w.sheet_penalty_try, strong: true },
};

/** Finished lines, remembered by the fact that begins them, with the number of facts and the language they were written with. */
const written = new WeakMap<Fact, { readonly count: number; readonly lang: Lang; readonly line: Line | Whistle }>();

/** The whole sheet, the line under way included, from the facts. */
export function sheetLines(facts: readonly PocketRugbyFact[], glossary: readonly GlossaryEntry[], lang: Lang): (Line | Whistle)[] {
  const starts = facts.flatMap(({ code }, index) => (code === 'action' ? [index] : []));
  return facts.flatMap((first, index) => {
    if (first.code !== 'action' && !isWhistle(first.code)) return [];
    const end = first.code === 'action' ? starts[starts.indexOf(index) + 1] : index + 1;
    const rest = facts.slice(index + 1, end).filter(({ code }) => !isWhistle(code));
    const key = String(index);
    const kept = written.get(first);
    if (kept?.count === rest.length && kept.lang === lang && kept.line.key === key) return [kept.line];
    const line = write(key, first, rest, glossary, lang);
    if (line) written.set(first, { count: rest.length, lang, line });
    return line ? [line] : [];
  });
}

const isWhistle = (code: string): boolean => code === 'half-time' || code === 'full-time';

function write(
  key: string,
  first: PocketRugbyFact,
  rest: readonly PocketRugbyFact[],
  glossary: readonly GlossaryEntry[],
  lang: Lang,
): Line | Whistle | null {
  if (first.code === 'half-time' || first.code === 'full-time') {
    const text = first.code === 'half-time' ? w.sheet_half_time : w.sheet_full_time;
    return { kind: 'whistle', key, text: say(text, { score: first.score.join(' – ') }) };
  }
  if (first.code !== 'action') return null;
  const cells: readonly [Mark[], Mark[]] = [[], []];
  for (const fact of rest) {
    if (fact.seat === undefined) continue;
    cells[fact.seat as 0 | 1].push(...marks(fact, glossary, lang));
    const other = WRITTEN[fact.code]?.other;
    if (other && 'other' in fact) cells[fact.other as 0 | 1].push({ kind: 'text', text: say(other), strong: true });
  }
  return { kind: 'line', key, minute: first.minute, hand: first.seat, dice: first.dice, cells };
}

function marks(fact: PocketRugbyFact, glossary: readonly GlossaryEntry[], lang: Lang): Mark[] {
  if (fact.code === 'yellow-card' || fact.code === 'red-card')
    return [{ kind: 'card', colour: fact.code === 'red-card' ? 'red' : 'yellow' }];
  if ('die' in fact) return [{ kind: 'die', face: fact.die }];
  const written = WRITTEN[fact.code];
  const text = written?.text[lang] ?? turnover(fact, glossary, lang);
  const mark: Mark[] = text ? [{ kind: 'text', text, strong: written?.strong ?? false }] : [];
  return 'points' in fact ? [...mark, { kind: 'points', points: fact.points }] : mark;
}

/** Turnovers have a name of their own in the glossary, with their dice in brackets. */
function turnover(fact: Fact, glossary: readonly GlossaryEntry[], lang: Lang): string | null {
  const term = glossary.find(({ codes }) => codes.length === 1 && codes[0] === fact.code)?.term[lang];
  return term ? term.replace(/\s*\(.*\)$/, '') : null;
}
