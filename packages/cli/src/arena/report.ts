import {
  type Estimate,
  matchesToTell,
  type RatedMatch,
  type Rating,
  rateChoices,
  ratings,
  type Tally,
  variance,
} from '@pocket-stadium/bots';
import type { Game, Lang } from '@pocket-stadium/kernel';
import { harmless, padEnd, padStart } from '../../kit/text.ts';
import * as w from '../../words/arena.ts';
import type { Context } from '../commands/command.ts';
import type { Contest } from './contest.ts';

const NAME_COLUMNS = 16;
const COUNT_COLUMNS = 9;
const FIGURE_COLUMNS = 24;

/** The results of a contest for people to read. */
export function report(game: Game, contest: Contest, tally: Tally, { lang, say, terminal }: Context): string[] {
  const { bold, dim } = terminal.paint;
  const number = (value: number, digits = 0) =>
    value.toLocaleString(lang, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const percent = ({ mean, low, high }: Estimate) => `${number(100 * mean, 1)} % [${number(100 * low, 1)} – ${number(100 * high, 1)}]`;
  const name = (player: number) => padEnd(contest.players[player]?.text ?? '', NAME_COLUMNS);
  const ranking = ratings(tally);
  const title = say(w.title, {
    game: game.about.names,
    matches: number(tally.matches),
    seats: contest.seats,
    seed: harmless(JSON.stringify(contest.seed)),
  });
  const seats = tally.seats.map((share, seat) => say(w.seat, { seat, share: `${number((100 * share) / tally.matches, 1)} %` }));
  return [
    bold(title),
    dim(say(w.rotated)),
    '',
    dim(heading([say(w.player), say(w.matches), say(w.share)], [NAME_COLUMNS, COUNT_COLUMNS, FIGURE_COLUMNS])),
    ...ranking.map(
      ({ player, matches, share }) => name(player) + padStart(number(matches), COUNT_COLUMNS) + padStart(percent(share), FIGURE_COLUMNS),
    ),
    '',
    dim(heading([say(w.player), say(w.against), say(w.score), say(w.elo)], [NAME_COLUMNS, NAME_COLUMNS, FIGURE_COLUMNS, FIGURE_COLUMNS])),
    ...ranking.flatMap(({ player, meetings }, rank) =>
      meetings
        .filter(({ other }) => ranking.findIndex((rating) => rating.player === other) > rank)
        .map(
          ({ other, score, elo }) =>
            name(player) + name(other) + padStart(percent(score), FIGURE_COLUMNS) + padStart(eloText(elo, lang), FIGURE_COLUMNS),
        ),
    ),
    ...withoutLuck(contest, tally, number, { say, terminal } as Context),
    '',
    dim(say(w.by_seat, { seats: seats.join(' · ') })),
  ];
}

/** What the matches say about the players' choices once luck is taken out, and how many matches it would have taken. */
function withoutLuck({ players, withoutLuck: asked }: Contest, { rated }: Tally, number: Digits, { say, terminal }: Context): string[] {
  if (!asked) return [];
  const { bold, dim } = terminal.paint;
  const rows = rated.flatMap((matches, player) => {
    const rating = rateChoices(matches);
    if (!rating) return [];
    const name = padEnd(players[player]?.text ?? '', NAME_COLUMNS);
    const figure = ({ mean, low, high }: Estimate, digits: number) =>
      `${number(100 * mean, digits)} [${number(100 * low, digits)} – ${number(100 * high, digits)}]`;
    return [
      name + padStart(figure(rating.choosing, 2), FIGURE_COLUMNS) + padStart(figure(rating.error, 3), FIGURE_COLUMNS),
      dim(`  ${say(w.needed, neededOf(matches, number))}`),
    ];
  });
  const head = heading([say(w.player), say(w.choosing), say(w.error)], [NAME_COLUMNS, FIGURE_COLUMNS, FIGURE_COLUMNS]);
  return ['', bold(say(w.luckless)), ...(rows.length > 0 ? [dim(head), ...rows] : [say(w.nothing_to_rate)])];
}

type Digits = (value: number, digits?: number) => string;

function neededOf(matches: readonly RatedMatch[], number: Digits) {
  const needed = (values: readonly number[]) => {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const count = matchesToTell(mean, Math.sqrt(variance(values)));
    return Number.isFinite(count) ? number(count) : '∞';
  };
  return { wins: needed(matches.map(({ winning }) => winning)), choices: needed(matches.map(({ choosing }) => choosing)) };
}

function heading(words: readonly string[], columns: readonly number[]): string {
  // The last columns hold figures; those before them names.
  return words
    .map((word, i) => ((columns[i] as number) === NAME_COLUMNS ? padEnd(word, NAME_COLUMNS) : padStart(word, columns[i] as number)))
    .join('');
}

function eloText({ mean, low, high }: Estimate, lang: Lang): string {
  const signed = (value: number) =>
    Number.isFinite(value) ? value.toLocaleString(lang, { maximumFractionDigits: 0, signDisplay: 'exceptZero' }) : value > 0 ? '+∞' : '−∞';
  return `${signed(mean)} [${signed(low)} – ${signed(high)}]`;
}

/** The results as data. */
export function toJson(contest: Contest, tally: Tally): string {
  const name = (player: number) => contest.players[player]?.text ?? '';
  const finite = ({ mean, low, high }: Estimate) => {
    const [m, l, h] = [mean, low, high].map((value) => (Number.isFinite(value) ? value : null));
    return { mean: m, low: l, high: h };
  };
  const ranked = ({ player, matches, share, meetings }: Rating) => ({
    player: name(player),
    matches,
    share,
    against: meetings.map((meeting) => ({ ...meeting, other: name(meeting.other), elo: finite(meeting.elo) })),
  });
  const { players, withoutLuck: gone, ...rest } = contest;
  const seats = tally.seats.map((share) => share / tally.matches);
  const data = {
    ...rest,
    players: players.map(({ text, budget }) => ({ player: text, budget })),
    matches: tally.matches,
    results: ratings(tally).map(ranked),
    bySeat: seats,
    ...(gone && { withoutLuck: tally.rated.map((matches, player) => ({ player: name(player), ...rateChoices(matches) })) }),
  };
  return `${JSON.stringify(data, null, 1)}\n`;
}
