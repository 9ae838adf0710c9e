import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Bot, type Level, loadBot } from '@pocket-stadium/bots';
import { botRandom, diceStream } from '@pocket-stadium/dice';
import { type Game, type Header, type Lang, type Problem, scoreOf, sideOf, viewOf } from '@pocket-stadium/kernel';
import {
  allStars,
  boxMatch,
  csv,
  dayAfter,
  isOpenData,
  type League,
  loadSeasonPart,
  MOST_A_DAY,
  type OpenMatch,
  playThrough,
  RESULTS,
  retrosheetFiles,
  type TextFile,
  whyNoOpenMatch,
} from '@pocket-stadium/season';
import { useBook } from '@pocket-stadium/server/solutions';
import { EXIT, refusedAs } from '../failure.ts';
import { makeFolder, readText, writeText } from '../files.ts';

export function writeFiles(folder: string, files: readonly TextFile[]): void {
  makeFolder(folder);
  for (const { name, text } of files) writeText(join(folder, name), text);
}

/** What a folder holds of a season: event files and what stands beside them, or the table of results. */
export const filesIn = (folder: string): TextFile[] =>
  readdirSync(folder)
    .filter((name) => isOpenData(name) || name === RESULTS)
    .map((name) => ({ name, text: readText(join(folder, name)) }));

/** Simulated matches as open data: event files, or line scores and why no more than those. */
export async function simulatedFiles(
  game: Game,
  header: Header,
  {
    games,
    seed,
    nodes,
    lang,
    league,
  }: { readonly games: number; readonly seed: string; readonly nodes: number; readonly lang: Lang; readonly league: League },
): Promise<{ readonly files: readonly TextFile[]; readonly why: Problem | null }> {
  const part = await loadSeasonPart(game.about.id);
  const sides = new Set(header.seats.map((_, seat) => sideOf(game, seat, header.options))).size;
  const why = whyNoOpenMatch(part, sides);
  await useBook(game, header.options);
  const bots = await Promise.all(header.seats.map(({ bot }) => loadBot(game.about.id, bot as Level)));
  const [home, away] = allStars(lang);
  const aDay = Math.min(MOST_A_DAY, Math.ceil(games / 365));
  const matches: OpenMatch[] = [];
  const lines: (string | number)[][] = [];
  for (let number = 0; number < games; number++) {
    const dice = diceStream(seed, number);
    const random = botRandom(seed, number);
    const played = playThrough(game, header, {
      dice: (_, count) => dice(count),
      choose: (play, seat) => (bots[seat] as Bot).choose(game, viewOf(game, play.state, seat), seat, { nodes }, random),
    });
    if (!played.ok) throw refusedAs(EXIT.failed, played.problem);
    const match = boxMatch(played.value);
    const date = dayAfter('2026-01-01', Math.floor(number / aDay));
    if (part?.events && !why) {
      const homeFirst = part.box(match, [9, 9]).sides[0]?.side === 0;
      const teams = { home: { id: 'home', ...home }, away: { id: 'away', ...away } };
      matches.push({ ...teams, date, homeSide: 0, homeFirst, events: part.events(match) });
    } else {
      const score = scoreOf(game, played.value.sheet());
      const innings = score?.columns.slice(0, score.running) ?? [];
      for (const { side, values } of score?.rows ?? []) {
        const line = innings.map((key) => String(values[key] ?? '-')).join(' ');
        lines.push([number + 1, side + 1, line, String(values[score?.decides ?? ''] ?? '')]);
      }
    }
  }
  if (!why) return { files: retrosheetFiles(matches, league), why };
  return { files: [{ name: 'linescores.csv', text: csv([['match', 'side', 'line', 'score'], ...lines]) }], why };
}
