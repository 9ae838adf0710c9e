import { FALLBACK, type Fact, fill, inEveryLang, type Lang, type Wording } from '@pocket-stadium/kernel';
import * as w from '../words/gist.ts';
import { LIMITS } from './limits.ts';
import { batterIsOut, lineupAfter, type Path, pathsIn } from './lineup.ts';

const TO_BASE = { 1: w.to_first, 2: w.to_second, 3: w.to_third } as const;

/** What a step did to the men, by their numbers: who scores, who goes where, who is out; the count where there is one. */
export function gistOf(facts: readonly Fact[], before: readonly Fact[]): Wording | null {
  const ways = pathsIn(lineupAfter(before), facts);
  if (facts.some(batterIsOut)) ways.push({ number: lineupAfter(before).batter, from: 0, to: 'out' });
  const parts = (lang: Lang): string[] => [...menTold(ways, lang), ...endTold(facts, lang), ...countTold(facts, lang)];
  const nothing = parts(FALLBACK).length === 0;
  return nothing ? null : { words: inEveryLang((lang) => parts(lang).join(', ')) };
}

/** Those who score first, then the others from the one nearest home, then those who are out. */
function menTold(ways: readonly Path[], lang: Lang): string[] {
  const numbers = (to: Path['to']): number[] =>
    ways
      .filter((way) => way.to === to)
      .map(({ number }) => number)
      .sort((a, b) => a - b);
  const group = (to: 4 | 'out', words: typeof w.score): string[] => {
    const list = numbers(to);
    return list.length === 0 ? [] : [fill(words, { count: list.length, list: listed(list, lang) }, lang)];
  };
  const onBase = ([3, 2, 1] as const).flatMap((base) => numbers(base).map((number) => fill(TO_BASE[base], { number }, lang)));
  return [...group(4, w.score), ...onBase, ...group('out', w.out)];
}

function listed(numbers: readonly number[], lang: Lang): string {
  const [last] = numbers.slice(-1);
  return numbers.length < 2 ? String(last) : fill(w.list_last, { list: numbers.slice(0, -1), last }, lang);
}

function endTold(facts: readonly Fact[], lang: Lang): string[] {
  const outs = facts.some((fact) => 'outs' in fact && (fact.outs as number) > 0);
  return outs && facts.some(({ code }) => code === 'half-over') ? [fill(w.third_out, { outs: LIMITS.outs }, lang)] : [];
}

/** Balls and strikes after a pitch that left the batter at bat. */
function countTold(facts: readonly Fact[], lang: Lang): string[] {
  const count = facts.find((fact): fact is Fact & { balls: number; strikes: number } => 'balls' in fact && 'strikes' in fact);
  return count ? [fill(w.count, { balls: count.balls, strikes: count.strikes }, lang)] : [];
}
