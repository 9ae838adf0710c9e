// Makes the lists of problems anew: `npm run puzzles -- <game>...`, all games without a name. Look at the diff: a line that
// was published stays where it is, because a date names it; new ones come at the end.
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MAKERS } from '../games/shelf/makers.ts';
import { GAMES } from '../games/shelf/rules.ts';
import { type Puzzle, writePuzzle } from '../packages/bots/kit/index.ts';
import { loadPuzzles, puzzleLines, weighChoices } from '../packages/bots/src/puzzles/index.ts';
import { type Game, type Random, repeatableRandom } from '../packages/kernel/src/index.ts';
import { findSolution, useSolution } from '../packages/server/src/studio/solutions.ts';

const SEED = 19;
const games = join(dirname(fileURLToPath(import.meta.url)), '../games');

for (const id of process.argv.length > 2 ? process.argv.slice(2) : Object.keys(MAKERS)) await make(id);

async function make(id: string): Promise<void> {
  const [game, puzzles, part] = [GAMES.get(id), await loadPuzzles(id), await MAKERS[id]?.()];
  if (!game || !puzzles || !part) throw new Error(`${id} has no problems to be made`);
  const { maker } = part;
  await useSolution(game, puzzles.options);
  const published = await puzzleLines(puzzles);
  const positions = new Set<string>();
  const found = new Map<string, string[]>(Object.keys(maker.wanted).map((kind) => [kind, []]));
  const random = repeatableRandom(SEED);
  let looked = 0;
  for (const state of maker.candidates(random)) {
    const missing = Object.entries(maker.wanted).filter(([kind, count]) => (found.get(kind)?.length ?? 0) < count);
    if (missing.length === 0 || ++looked > maker.most) break;
    const position = puzzles.write(state);
    if (positions.has(position)) continue;
    const made = await puzzleAt(game, position, state);
    if (!made || !missing.some(([wanted]) => wanted === made.kind)) continue;
    positions.add(position);
    found.get(made.kind)?.push(writePuzzle(made.puzzle));
    if (positions.size % 20 === 0)
      console.error(`${id}: ${positions.size} of ${looked}`, [...found].map(([kind, all]) => `${kind} ${all.length}`).join(', '));
  }
  const made = shuffled([...found.values()].flat(), repeatableRandom(SEED));
  const list = [...published, ...made.filter((line) => !published.some((known) => positionOf(known) === positionOf(line)))];
  const text = `/** Made by \`npm run puzzles\`; it only grows at its end. */\nexport const LIST = \`\n${list.join('\n')}\n\`;\n`;
  writeFileSync(join(games, id, 'bots/puzzles/list.ts'), text);
  console.log(`${id}: ${published.length} problems, then ${list.length}`);

  async function puzzleAt(of: Game, position: string, state: unknown): Promise<{ readonly kind: string; readonly puzzle: Puzzle } | null> {
    const weighed = await weighChoices(of, puzzles as NonNullable<typeof puzzles>, state, findSolution);
    const sorted = maker.sort(state, weighed);
    if (!sorted) return null;
    const { motif, grade, answer, listed, others = 0 } = sorted;
    const choices = weighed.slice(0, listed ?? weighed.length).map(({ move, chance }) => ({ move, chance }));
    const kind = answer === undefined ? `${motif}${grade}` : `${motif}${grade}_${answer}`;
    return { kind, puzzle: { motif, grade, position, choices, ...(listed !== undefined && { others }) } };
  }
}

function positionOf(line: string): string {
  return line.split(';')[1] ?? '';
}

/** Every motif and grade turns up now and then. */
function shuffled(lines: string[], random: Random): string[] {
  for (let i = lines.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [lines[i], lines[j]] = [lines[j] as string, lines[i] as string];
  }
  return lines;
}
