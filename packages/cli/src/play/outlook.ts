import { type Move, moveName, type OutlookChart, tellChance, tellWords, throwsWording } from '@pocket-stadium/kernel';
import type { Conversation } from './conversation.ts';

/** What each throw would do now, as few lines as it takes: the throws, the play, and in how many throws it comes. */
export function outlookLines({ session, context }: Conversation): string[] {
  const { game, seating } = session;
  const { lang, terminal } = context;
  const { paint } = terminal;
  const charts = game.outlook?.(session.view(seating.viewer)) ?? [];
  const told = (chart: OutlookChart): string => {
    const lines = chart.lines.map((line) => {
      const throws = paint.bold(tellWords(game, throwsWording(chart, line), seating.namesIn(lang), lang));
      const count = chart.of > 6 || line.ways > 1 ? ` ${paint.dim(`${line.ways}/${chart.of}`)}` : '';
      return `${throws} ${tellWords(game, line.name, seating.namesIn(lang), lang)}${count}`;
    });
    return lines.join(' · ');
  };
  return charts.map((chart) =>
    chart.move === undefined ? told(chart) : `${paint.bold(moveName(game, chart.move)[lang])} | ${told(chart)}`,
  );
}

/** What a move needs, how likely that is and what comes of it, in one line; empty where the game does not say. */
export function oddsLine({ session, context }: Conversation, move: Move): string {
  const { game, seating } = session;
  const odds = game.odds?.(session.view(seating.viewer), move);
  if (!odds) return '';
  const chances = odds.chances.map((chance) => tellChance(game, chance, seating.namesIn(context.lang), context.lang));
  return [...chances, ...(odds.after ? [tellWords(game, odds.after, seating.namesIn(context.lang), context.lang)] : [])].join(' · ');
}
