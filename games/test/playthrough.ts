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

/** The matches that are kept as golden playthroughs: every game, and every mode worth seeing. */
const PLAYED: readonly {
  readonly game: string;
  readonly name: string;
  readonly seats: number;
  readonly options: Record<string, unknown>;
}[] = [
  { game: 'one-die-baseball', name: 'default', seats: 2, options: {} },
  { game: 'one-die-baseball', name: 'walk-off-of-three', seats: 3, options: { innings: 3, walkOff: true } },
  { game: 'two-dice-baseball', name: 'default', seats: 2, options: {} },
  { game: 'three-dice-baseball', name: 'eight', seats: 8, options: { innings: 4 } },
  { game: 'dice-and-run', name: 'basic', seats: 2, options: { innings: 3 } },
  { game: 'dice-and-run', name: 'advanced', seats: 5, options: { innings: 2, mode: 'advanced', stealDuel: 'lowest' } },
  { game: 'pocket-rugby', name: 'default', seats: 2, options: {} },
  { game: 'pocket-rugby', name: 'one-half', seats: 2, options: { minutes: 20, halves: 1, yellowMinutes: 5 } },
  { game: 'runy-run-run', name: 'side-5', seats: 3, options: { side: 5 } },
  { game: 'play-ball', name: 'default', seats: 2, options: {} },
  { game: 'play-ball', name: 'court-expert', seats: 2, options: { field: 'court', mode: 'expert' } },
];

/** What each golden file must hold, by its name. */
export function goldenFiles(): Map<string, string> {
  const files = new Map<string, string>();
  for (const { game: id, name, seats, options } of PLAYED) {
    const game = GAMES.get(id);
    if (game) files.set(`${id}.${name}.txt`, playthrough(game, seats, options));
  }
  return files;
}

/** Where a golden file lies: `play-ball.default.txt` in the folder of its game. */
export function goldenFile(name: string): string {
  return fileURLToPath(new URL(`../${name.split('.')[0]}/golden/${name}`, import.meta.url));
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
