import * as outlookWords from '../words/outlook.ts';
import * as w from '../words/tell.ts';
import type { Fact, Game, Move, Next, Outcome, Seat } from './game.ts';
import type { Chance } from './odds.ts';
import type { Wording } from './outlook.ts';
import { asYou, fill, inEveryLang, type Lang, meansYou, sameInAll, type Values, type Words } from './words.ts';

/** The names as somebody reads them who sits on a seat: "you" instead of their own. Sentences follow from the names. */
export function namesFor(names: readonly string[], you: Seat | null, lang: Lang): readonly string[] {
  return you === null ? names : names.with(you, asYou(w.you, lang));
}

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

/** Words with what fills them, seats by name. */
export function tellWords(game: Game, { words, values = {} }: Wording, names: readonly string[], lang: Lang): string {
  return fill(words, seatValues(game, values, names, lang), lang);
}

/** A chance in words: what it takes, and in how many throws of how many. */
export function tellChance(game: Game, { what, ways, of }: Chance, names: readonly string[], lang: Lang): string {
  return fill(of === 6 ? outlookWords.chance : outlookWords.chance_in_many, { what: tellWords(game, what, names, lang), ways, of }, lang);
}

/** How a match ended, in words: who won, and why where the score does not say. */
export function tellOutcome(game: Game, outcome: Outcome, names: readonly string[], lang: Lang): string {
  return [tellWinners(game, outcome, names, lang), tellReason(game, outcome, names, lang)].filter(Boolean).join(' ');
}

/** Why the winners won, where the score does not say; else empty. */
export function tellReason(game: Game, { reason, winners }: Outcome, names: readonly string[], lang: Lang): string {
  return reason ? tell(game, { code: reason, ...(winners[0] === undefined ? {} : { seat: winners[0] }) }, names, lang) : '';
}

/** Who won, in words. */
export function tellWinners(game: Game, outcome: Outcome, names: readonly string[], lang: Lang): string {
  const { winners: seats, draw } = outcome;
  const sides = outcome.sides ?? seats;
  const you = names.findIndex(meansYou);
  const teams = game.words.sides.length > 0;
  if (teams && seats.includes(you) && !draw) {
    return fill(seats.length === 1 ? w.won : w.won_with_you, { winners: names[you] ?? '' }, lang);
  }
  const winners = sides.map((side, i) => {
    const name = sideName(game, side, names, lang);
    const inMidSentence = draw || i > 0;
    return teams && inMidSentence ? name.charAt(0).toLowerCase() + name.slice(1) : name;
  });
  // The person who reads comes last, as manners have it.
  winners.sort((one, other) => Number(meansYou(one)) - Number(meansYou(other)));
  const words = draw ? w.drawn : teams ? w.won_together : w.won;
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
  return items.reduce((before, item, i) => {
    if (i === 0) return item;
    return i < items.length - 1
      ? fill(w.list_more, { list: before, next: item }, lang)
      : fill(w.list_last, { list: before, last: item }, lang);
  }, '');
}

/** A term without what stands in brackets: the face, or the word in the other language. */
export const shortTerm = (term: Words): Words => inEveryLang((lang) => term[lang].replace(/\s*\(.*\)$/, ''));

/** What the glossary calls a fact, a move or a play, shortly. */
export function termOf(game: Pick<Game, 'words'>, code: string): Words | undefined {
  const { glossary } = game.words;
  const entry = glossary.find(({ codes }) => codes.length === 1 && codes[0] === code) ?? glossary.find(({ codes }) => codes.includes(code));
  return entry && shortTerm(entry.term);
}

/** What a move is called: its name where it has one, else its text. */
export function moveName(game: Pick<Game, 'words'>, move: Move): Words {
  return game.words.moves[move]?.name ?? sameInAll(move);
}
