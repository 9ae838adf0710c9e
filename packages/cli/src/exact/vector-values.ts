import { type Book, loadBook } from '@pocket-stadium/bots';
import type { Game } from '@pocket-stadium/kernel';
import { useBook } from '@pocket-stadium/server/solutions';

/** Whether a line says what a position is worth. Other lines say other things. */
interface ValuedLine {
  readonly pos: string;
  readonly value: string;
  readonly depth?: number;
}

/** Compares `value` and `depth` of a line with the book of its game, where that is at hand. Answers what differs. */
export async function valuesFor(game: Game | null): Promise<(text: string) => Promise<readonly string[]>> {
  const book = game && (await loadBook(game.about.id));
  return book && game.position ? (text) => compareValue(game, book, text) : async () => [];
}

async function compareValue(game: Game, book: Book, text: string): Promise<readonly string[]> {
  const line = parsed(text);
  const position = line && game.position?.parse(line.pos);
  // The comparison with the rules has already named a line that is no position.
  if (!line || !position?.ok || !(await useBook(game, book.optionsOf(position.value)))) return [];
  const verdict = await book.verdict(position.value);
  if (!verdict.ok) return [`${line.pos}: ${verdict.problem.message.en}`];
  const ours = { value: verdict.value.value, depth: verdict.value.depth ?? undefined };
  const differs = (what: 'value' | 'depth') =>
    ours[what] === line[what] ? [] : [`${line.pos}: expected ${what} ${line[what]}, found ${ours[what]}`];
  return [...differs('value'), ...differs('depth')];
}

function parsed(text: string): ValuedLine | null {
  try {
    const line = JSON.parse(text);
    return typeof line?.pos === 'string' && typeof line?.value === 'string' ? { ...line, depth: line.depth ?? undefined } : null;
  } catch {
    // The line is no JSON: it is named as one that cannot be compared.
    return null;
  }
}
