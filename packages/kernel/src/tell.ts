import * as w from '../words/tell.ts';
import type { Fact, Game, Move, Next, Outcome } from './game.ts';
import { sideOf } from './game.ts';
import { fill, type Lang, sameInAll, type Values, type Words } from './words.ts';

/** One fact in words. `names` are the seats' names. */
export function tell(game: Game, fact: Fact, names: readonly string[], lang: Lang): string {
  const words = game.words.facts[fact.code];
  if (!words) return fact.code;
  return fill(words, { ...seatValues(game, { ...fact }, names, lang), ...game.factValues?.(fact) }, lang);
}

/** What is awaited, in words. */
export function tellNext(game: Game, next: Next, names: readonly string[], lang: Lang): string {
  if (next.kind === 'over') return tellOutcome(game, next.outcome, names, lang);
  const words = game.words.prompts[next.why];
  return words ? fill(words, seatValues(game, { seat: next.seat }, names, lang), lang) : next.why;
}

/** How a match ended, in words. */
export function tellOutcome(game: Game, outcome: Outcome, names: readonly string[], lang: Lang): string {
  const sides = [...new Set(outcome.winners.map((seat) => sideOf(game, seat)))];
  const teams = game.words.sides.length > 0;
  const winners = sides.map((side, i) => {
    const name = sideName(game, side, names, lang);
    const inMidSentence = outcome.draw || i > 0;
    return teams && inMidSentence ? name.charAt(0).toLowerCase() + name.slice(1) : name;
  });
  const words = outcome.draw ? w.drawn : teams ? w.won_together : w.won;
  return fill(words, { winners: list(winners, lang) }, lang);
}

/** What a side is called: its own name where the game has sides, else its seat's. */
export function sideName(game: Game, side: number, names: readonly string[], lang: Lang): string {
  return game.words.sides[side]?.[lang] ?? names[side] ?? String(side);
}

function seatValues(game: Game, given: Values, names: readonly string[], lang: Lang): Values {
  const values: Record<string, Values[string]> = { ...given };
  for (const key of ['seat', 'other'] as const) {
    if (typeof given[key] === 'number') values[key] = names[given[key]] ?? String(given[key]);
  }
  if (typeof given.side === 'number') values.side = sideName(game, given.side, names, lang);
  return values;
}

function list(items: readonly string[], lang: Lang): string {
  return items.reduce((told, item, i) => {
    if (i === 0) return item;
    return i < items.length - 1 ? fill(w.list_more, { list: told, next: item }, lang) : fill(w.list_last, { list: told, last: item }, lang);
  }, '');
}

/** What the glossary calls a fact, a move or a play, without what stands in brackets. */
export function termOf(game: Pick<Game, 'words'>, code: string): Words | undefined {
  const { glossary } = game.words;
  const entry = glossary.find(({ codes }) => codes.length === 1 && codes[0] === code) ?? glossary.find(({ codes }) => codes.includes(code));
  if (!entry) return undefined;
  const term = Object.entries(entry.term).map(([lang, text]) => [lang, text.replace(/\s*\(.*\)$/, '')]);
  return Object.fromEntries(term) as Words;
}

/** What a move is called: its name where it has one, else its text. */
export function moveName(game: Pick<Game, 'words'>, move: Move): Words {
  return game.words.moves[move]?.name ?? sameInAll(move);
}
