import { fill, type Lang, type Words } from '@pocket-stadium/kernel';
import * as w from '../../words/nicknames.ts';

// Words that go together whichever way they are drawn; children read them. At most 24 letters a pair.
// Where words agree in gender there is a list for each, and the same number of lists for animals and moods.

/** Draws one of a list, by a number below its length. */
type Draw = (below: number) => number;

const listsOf = (words: Words, lang: Lang): string[][] => words[lang].split(' / ').map((list) => list.split(' '));

function one(list: readonly string[] | undefined, draw: Draw): string {
  return list?.[draw(list.length)] ?? '';
}

/** A nickname composed from the lists of a language. */
export function composeNickname(lang: Lang, draw: Draw): string {
  const animals = listsOf(w.animals, lang);
  const kind = draw(animals.length);
  const animal = one(animals[kind], draw);
  const mood = one(listsOf(w.moods, lang)[kind], draw);
  return fill(w.nickname, { animal, mood }, lang);
}
