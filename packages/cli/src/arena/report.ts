import { type Estimate, type Standing, standings, type Tally } from '@pocket-stadium/bots';
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
  const ranking = standings(tally);
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
        .filter(({ other }) => ranking.findIndex((standing) => standing.player === other) > rank)
        .map(
          ({ other, score, elo }) =>
            name(player) + name(other) + padStart(percent(score), FIGURE_COLUMNS) + padStart(eloText(elo, lang), FIGURE_COLUMNS),
        ),
    ),
    '',
    dim(say(w.by_seat, { seats: seats.join(' · ') })),
  ];
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
  const ranked = ({ player, matches, share, meetings }: Standing) => ({
    player: name(player),
    matches,
    share,
    against: meetings.map((meeting) => ({ ...meeting, other: name(meeting.other), elo: finite(meeting.elo) })),
  });
  const { players, ...rest } = contest;
  const seats = tally.seats.map((share) => share / tally.matches);
  const data = {
    ...rest,
    players: players.map(({ text, budget }) => ({ player: text, budget })),
    matches: tally.matches,
    results: standings(tally).map(ranked),
    bySeat: seats,
  };
  return `${JSON.stringify(data, null, 1)}\n`;
}
