import { type Count, fill, type Game, type Lang, type OutlookChart, sameInAll, tellChance } from '@pocket-stadium/kernel';
import * as w from '../words/card.ts';

/** What a throw needs to be good for whoever throws, and in how many throws of how many it is. */
export interface Hope extends Count {
  /** With one die that settles it: the faces. */
  readonly faces: readonly number[];
}

/** The hope of a chart, by its lines that gain; null where nothing or everything does. A duel counts both of its dice. */
export function hopeOf({ lines, of, dice }: OutlookChart): Hope | null {
  const second = lines.find(({ later }) => later)?.later?.of;
  const good = lines.filter(({ tone, later }) => later !== undefined || tone === 'gain');
  const ways = good.reduce((sum, line) => sum + line.ways * (line.later?.ways ?? 1), 0);
  const all = of * (second ?? 1);
  if (ways === 0 || ways === all) return null;
  const faces = dice === 1 && second === undefined ? good.flatMap(({ throws }) => throws.map(([face = 0]) => face)) : [];
  return { ways, of: all, faces: faces.toSorted((a, b) => a - b) };
}

/** The hope in words, for a button: `1, 2 or 3: 3 chances in 6`. */
export function tellHope(game: Game, { faces, ways, of }: Hope, lang: Lang): string {
  const last = String(faces.at(-1) ?? '');
  const listed = faces.length > 1 ? fill(w.either, { faces: faces.slice(0, -1).join(', '), last }, lang) : last;
  return tellChance(game, { what: { words: listed === '' ? w.favourable : sameInAll(listed) }, ways, of, good: true }, [], lang);
}
