import * as w from '../words/series.ts';
import { type Game, type Outcome, type Seat, sideOf } from './game.ts';
import type { OptionValues } from './options.ts';
import type { Play } from './play.ts';
import { accept, type Result, refuse } from './problem.ts';
import { sideName } from './tell.ts';
import { fill, type Lang } from './words.ts';

/** How long a series is (R1): best of so many games, or a number of them. It belongs to the table, not to the rules. */
export type SeriesPlan = { readonly best: number; readonly games?: undefined } | { readonly games: number; readonly best?: undefined };
export const BEST_OF: readonly number[] = [3, 5, 7];
export const MOST_GAMES = 99;

/** What a record says of the series its match belongs to: which game of it this is, and how it stood before. */
export type SeriesTag = SeriesPlan & {
  /** From 1. */
  readonly game: number;
  /** Games won before this one, by side. */
  readonly won: readonly number[];
};

/** How a series stands. */
export interface SeriesStanding {
  readonly won: readonly number[];
  readonly played: number;
  readonly over: boolean;
  /** The sides that won it; several share a draw. None while it goes on. */
  readonly winners: readonly number[];
}

/** How many sides play: the teams, or the seats. */
export function countSides(game: Game, seats: number, options: OptionValues): number {
  return new Set(Array.from({ length: seats }, (_, seat) => sideOf(game, seat, options))).size;
}

/** The first game of a series. */
export function startSeries(plan: SeriesPlan, sides: number): SeriesTag {
  return { ...plan, game: 1, won: new Array<number>(sides).fill(0) };
}

/** Whether a tag makes sense with so many sides; with three and more there is only a number of games. */
export function checkSeries(tag: SeriesTag, sides: number): Result<SeriesTag> {
  const { best, games, game, won } = tag;
  const most = best === undefined ? (games ?? 0) : 2 * best;
  const planned = best === undefined ? isWhole(games, 1, MOST_GAMES) : games === undefined && BEST_OF.includes(best) && sides === 2;
  const stands = Array.isArray(won) && won.length === sides && won.every((count) => isWhole(count, 0, MOST_GAMES));
  const counted = isWhole(game, 1, most) && stands && won.reduce((sum, count) => sum + count, 0) < game;
  return planned && counted ? accept(tag) : refuse('bad-series', w.bad);
}

const isWhole = (value: unknown, min: number, max: number): boolean =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max;

/** How a series stands, with the outcome of its latest game or while that is played. A draw counts for nobody. */
export function seriesStanding({ best, games, game, won }: SeriesTag, outcome: Outcome | null): SeriesStanding {
  const sides = outcome && !outcome.draw ? (outcome.sides ?? outcome.winners) : [];
  const after = won.map((count, side) => count + (sides.includes(side) ? 1 : 0));
  const played = outcome ? game : game - 1;
  const most = Math.max(...after);
  const over = best === undefined ? played >= games : most > best / 2 || played >= 2 * best;
  return { won: after, played, over, winners: over ? after.flatMap((count, side) => (count === most ? [side] : [])) : [] };
}

/** What the next game of a series starts from: who begins alternates. Null where there is none to come. */
export function nextGame(play: Play): { readonly options: OptionValues; readonly series: SeriesTag } | null {
  const { outcome, header } = play;
  const { series } = header;
  if (!series || !outcome) return null;
  const { won, over } = seriesStanding(series, outcome);
  return over ? null : { options: nextToBegin(play), series: { ...series, game: series.game + 1, won } };
}

/** The options with the next side to begin, where the game knows of a beginner. */
function nextToBegin(play: Play): OptionValues {
  const { game, header } = play;
  const { options, seats } = header;
  const name = Object.keys(game.about.options).find((option) => game.about.options[option]?.kind === 'seat-or-roll-off');
  const began = name === undefined ? undefined : beganBy(play, options[name]);
  if (name === undefined || began === undefined) return options;
  const others = seats.map((_, i) => (began + 1 + i) % seats.length);
  const next = others.find((seat) => sideOf(game, seat, options) !== sideOf(game, began, options)) ?? began;
  return { ...options, [name]: next };
}

/** Who began: the seat the option names, or the winner of the opening roll-off. */
function beganBy(play: Play, first: unknown): Seat | undefined {
  return typeof first === 'number' ? first : play.facts().find(({ code }) => code === 'roll-off-won')?.seat;
}

/** Where a series stands, in one line: its plan, the game, and who has won how many. */
export function tellSeries(
  { game, header, outcome }: Pick<Play, 'game' | 'header' | 'outcome'>,
  names: readonly string[],
  lang: Lang,
): string | null {
  const { series } = header;
  if (!series) return null;
  const { won, over, winners } = seriesStanding(series, outcome);
  const name = (side: number) => sideName(game, side, names, lang);
  const score = won.map((count, side) => fill(w.side_score, { side: name(side), count }, lang)).join(' – ');
  const plan = series.best === undefined ? fill(w.number_of, { games: series.games }, lang) : fill(w.best_of, { best: series.best }, lang);
  if (!over) return fill(w.under_way, { plan, game: series.game, score }, lang);
  const [winner = 0] = winners;
  const end = winners.length > 1 ? fill(w.drawn, {}, lang) : fill(w.won, { winner: inMidSentence(game, name(winner)) }, lang);
  return fill(w.over, { plan, score, end }, lang);
}

function inMidSentence({ words }: Game, name: string): string {
  return words.sides.length > 0 ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}
