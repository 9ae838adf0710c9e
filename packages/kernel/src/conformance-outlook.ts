import type { Fact, Game, Move, Next, Viewer } from './game.ts';
import { viewOf } from './game.ts';
import type { Entry } from './match.ts';
import { appliedIn, type OutlookChart, type Wording, withoutDice } from './outlook.ts';
import { tellChance, tellWords } from './tell.ts';
import { complete, same } from './test-compare.ts';
import { LANGS } from './words.ts';

/**
 * What is wrong with what a game says before a throw. It must name every throw once, with the facts that it has,
 * whoever looks.
 */
export function outlookFailures(game: Game, state: unknown, next: Next, viewers: readonly Viewer[], names: readonly string[]): string[] {
  const charts = game.outlook?.(state);
  if (!charts || next.kind === 'over') return [];
  const failures: string[] = [];
  for (const viewer of viewers) {
    if (!same(game.outlook?.(viewOf(game, state, viewer)), charts)) failures.push(`the outlook of ${viewer} is another`);
  }
  // A roll that some may not see is listed under the moves that will show it.
  const byMove = next.kind === 'choice' || next.secretTo !== undefined;
  for (const chart of charts) {
    const expect = (holds: boolean, sentence: string) => holds || failures.push(`outlook ${chart.id}: ${sentence}`);
    const { lines, of } = chart;
    expect(of === 6 ** chart.dice && lines.reduce((sum, { ways }) => sum + ways, 0) === of, `the ways are not ${of}`);
    expect(new Set(lines.flatMap(({ throws }) => throws).map(String)).size === of, 'a throw is missing or stands twice');
    expect(new Set(lines.map(({ id }) => id)).size === lines.length, 'two lines of one name');
    expect((chart.move !== undefined) === byMove, 'stands at the wrong moment');
    for (const { id, name, label, ways, throws, cases } of lines) {
      expect(ways === throws.length && ways === cases.flatMap((each) => each.throws).length, `line ${id} has throws without a case`);
      expect(hasWords(game, name, names) && (!label || hasWords(game, label, names)), `no words for ${id}`);
    }
    if (!byMove) expect(foretells(game, chart, viewOf(game, state, 'spectator')), 'a throw does something else');
  }
  return failures;
}

function foretells(game: Game, { lines }: OutlookChart, state: unknown): boolean {
  const cases = lines.flatMap((line) => line.cases);
  return cases.every(({ throws, facts }) => throws.every((faces) => same(withoutDice(game.roll(state, faces).facts), facts)));
}

/** What is wrong with the line that applied in a step: it must have said what then happened. */
export function appliedFailures(game: Game, before: unknown, entry: Entry, facts: readonly Fact[]): string[] {
  const applied = appliedIn(game, viewOf(game, before, 'spectator'), entry, facts);
  if (!applied) return [];
  const { line, faces } = applied;
  const foretold = line.cases.find(({ throws }) => throws.some((each) => same(each, faces)))?.facts ?? [];
  // Hidden dice that come out with the step are foretold by nobody, so they are left out.
  const shown = (fact: Fact | undefined): boolean => fact !== undefined && 'faces' in fact;
  const happened = withoutDice(facts).filter((fact, i) => !shown(facts[i]) || foretold.some((each) => same(each, fact)));
  return same(happened, foretold) ? [] : [`the line ${line.id} foretold something else than ${JSON.stringify(facts)}`];
}

/** What is wrong with the odds of moves. Each must say what it needs and how likely that is, the same to everybody. */
export function oddsFailures(
  game: Game,
  state: unknown,
  moves: readonly Move[],
  viewers: readonly Viewer[],
  names: readonly string[],
): string[] {
  const failures: string[] = [];
  if (!game.odds) return failures;
  for (const move of moves) {
    const expect = (holds: boolean, sentence: string) => holds || failures.push(`odds of ${move}: ${sentence}`);
    const odds = game.odds(state, move);
    expect(odds !== null, 'there are none');
    for (const viewer of viewers) expect(same(game.odds(viewOf(game, state, viewer), move), odds), `others for ${viewer}`);
    for (const chance of odds?.chances ?? []) {
      const { ways, of } = chance;
      expect(/^10*$/.test(of.toString(6)), `${of} is no number of throws`);
      expect(Number.isInteger(ways) && ways >= 0 && ways <= of, `${ways} ways of ${of}`);
      expect(
        LANGS.every((lang) => complete(tellChance(game, chance, names, lang))),
        'a chance without words',
      );
    }
    expect(!odds?.after || hasWords(game, odds.after, names), 'no words for what follows');
  }
  return failures;
}

function hasWords(game: Game, words: Wording, names: readonly string[]): boolean {
  return LANGS.every((lang) => complete(tellWords(game, words, names, lang)));
}
