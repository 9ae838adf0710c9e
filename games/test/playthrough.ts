import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  drawFaces,
  type Fact,
  type Game,
  LANGS,
  makeEntryText,
  makeRecordText,
  newHeader,
  Play,
  RECORD_SCHEMA,
  repeatableRandom,
  tell,
  tellNext,
} from '@pocket-stadium/kernel';
import { GAMES } from '../shelf/rules.ts';

/** A match that is kept as a golden playthrough: `golden/matches.json` of a game lists every mode worth seeing. */
interface Kept {
  readonly name: string;
  readonly seats: number;
  readonly options: Record<string, unknown>;
}

/** The folders of games, and what several games share. */
const FOLDERS = fileURLToPath(new URL('../', import.meta.url));
const MATCHES = 'matches.json';

function keptOf(id: string): readonly Kept[] {
  const file = join(FOLDERS, id, 'golden', MATCHES);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

/** What each golden file must hold, by its name. */
export function goldenFiles(): Map<string, string> {
  const files = new Map<string, string>();
  for (const [id, game] of GAMES)
    for (const { name, seats, options } of keptOf(id)) files.set(`${id}.${name}.txt`, playthrough(game, seats, options));
  return files;
}

/** The golden files that lie in the folders of games. */
export function goldenFilesFound(): string[] {
  const golden = readdirSync(FOLDERS).map((id) => join(FOLDERS, id, 'golden'));
  return golden.filter((folder) => existsSync(folder)).flatMap((folder) => readdirSync(folder).filter((name) => name !== MATCHES));
}

/** Where a golden file lies: `play-ball.default.txt` in the folder of its game. */
export function goldenFile(name: string): string {
  return join(FOLDERS, name.split('.')[0] as string, 'golden', name);
}

/** The published schema, as the file in docs/ must be. */
export function schemaFile(): string {
  return `${JSON.stringify(RECORD_SCHEMA, null, 2)}\n`;
}

/** Random Play Ball can last for hundreds of turns: then the seat whose turn it is gives up. */
const LONGEST = 250;
const LONGEST_OF_SKILL = 40;

/** A whole match of random moves: what was asked, done and told at every entry, the sheet, and the record. */
function playthrough(game: Game, seats: number, options: Record<string, unknown>): string {
  const random = repeatableRandom(2026);
  const names = ['Ana', 'Bo', 'Cy', 'Di', 'Eve', 'Flo', 'Gus', 'Hal'].slice(0, seats);
  const header = newHeader(game, { seats: names.map((name) => ({ name })), options, dice: { kind: 'hand' } });
  if (!header.ok) throw new Error(header.problem.message.en);
  const play = Play.start(game, header.value);
  const lines: string[] = [];
  while (play.next.kind !== 'over') {
    const { next } = play;
    lines.push(...LANGS.map((lang) => `? ${tellNext(game, next, names, lang)}`));
    const moves = next.kind === 'choice' ? game.moves(play.state) : [];
    const tooLong = play.entries.length >= (game.about.decidedBy === 'skill' ? LONGEST_OF_SKILL : LONGEST);
    const refused = play.append(
      tooLong
        ? { type: 'forfeit', seat: next.seat }
        : next.kind === 'roll'
          ? { type: 'roll', seat: next.seat, faces: drawFaces(next.dice, random), from: 'hand' }
          : { type: 'move', seat: next.seat, move: moves[random(moves.length)] as string },
    );
    if (refused) throw new Error(refused.problem.message.en);
    lines.push(`${play.entries.length}. ${makeEntryText(play.entries.at(-1) as never)}`);
    if (!tooLong)
      for (const fact of play.lastFacts())
        lines.push(`  ${JSON.stringify(fact)}`, ...LANGS.map((lang) => `  ${tell(game, fact as Fact, names, lang)}`));
  }
  lines.push(
    ...LANGS.map((lang) => `= ${tellNext(game, play.next, names, lang)}`),
    JSON.stringify(play.sheet() ?? null, null, 1),
    makeRecordText(play.match),
  );
  return lines.join('\n');
}
