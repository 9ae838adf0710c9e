import { type Entry, type Fact, fill, type Game, type Lang, tell } from '@pocket-stadium/kernel';
import { showFaces } from '../kit/index.ts';
import * as w from '../words/telling.ts';

/** One entry of a match in words, a line or more: who, the dice or the move, and what came of it. */
export function tellEntry(game: Game, entry: Entry, facts: readonly Fact[], names: readonly string[], lang: Lang): string[] {
  if (entry.type === 'draw') return [fill(w.draw, {}, lang)];
  if (entry.type === 'back') return [fill(w.back, { to: entry.to }, lang)];
  const seat = names[entry.seat] ?? String(entry.seat);
  if (entry.type === 'forfeit') return [fill(w.forfeit, { seat }, lang)];
  const sentences = facts.map((fact) => tell(game, fact, names, lang));
  const what = entry.type === 'roll' ? thrown(entry, lang) : chosen(game, entry.move, sentences.length > 0, lang);
  const head = what === '' ? [] : [seat, what];
  const [first, ...others] = sentences;
  return [[...head, ...(first === undefined ? [] : [first])].join('  '), ...others.map((sentence) => `    ${sentence}`)];
}

function thrown({ faces, from }: Entry & { type: 'roll' }, lang: Lang): string {
  return from === 'hand' ? `${showFaces(faces)} ${w.by_hand[lang]}` : showFaces(faces);
}

/** A move with a name is told by what it leads to; one that is a text is shown as it stands. */
function chosen(game: Game, move: string, told: boolean, lang: Lang): string {
  const named = Object.hasOwn(game.words.moves, move) ? game.words.moves[move] : undefined;
  if (!named) return move;
  return told ? '' : named.name[lang];
}
