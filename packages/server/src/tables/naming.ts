import { accept, fill, LANGS, type Lang, type Result } from '@pocket-stadium/kernel';
import * as w from '../../words/naming.ts';
import type { Services } from '../services.ts';
import { isForbidden } from './forbidden.ts';
import { isNickname } from './nickname.ts';
import { no } from './words.ts';

/** The range of numbers after a drawn name, so that two foxes rarely have the same name. */
const NUMBERS = { least: 2, most: 99 };
const animalsIn = (lang: Lang): string[] => w.animals[lang].split(' ');
const nameOf = (animal: string, number: number, lang: Lang): string => fill(w.drawn, { animal, number: String(number) }, lang);

/** A nickname that nobody typed, in a language. */
export function drawName(lang: Lang, random: () => number = Math.random): string {
  const animals = animalsIn(lang);
  const number = NUMBERS.least + Math.floor(random() * (NUMBERS.most - NUMBERS.least + 1));
  return nameOf(animals[Math.floor(random() * animals.length)] ?? '', number, lang);
}

/** Whether a name can have been drawn here, in whatever language. */
export function isDrawn(name: string): boolean {
  const number = Number(/\d+/.exec(name)?.[0] ?? 0);
  if (number < NUMBERS.least || number > NUMBERS.most) return false;
  return LANGS.some((lang) => animalsIn(lang).some((animal) => nameOf(animal, number, lang) === name));
}

/** The name of a person who wishes this one: the wish, a drawn name where the host wants that, or a refusal. */
export async function nameFor({ order }: Pick<Services, 'order'>, wished: string, lang: Lang = LANGS[0]): Promise<Result<string>> {
  const { names, forbidden } = await order.read();
  if (names === 'drawn') return accept(isDrawn(wished) ? wished : drawName(lang));
  if (!isNickname(wished)) return no('bad-name');
  return isForbidden(wished, forbidden) ? no('forbidden-name') : accept(wished);
}
