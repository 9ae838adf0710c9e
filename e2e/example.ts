import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './app.ts';

/** The example of docs/add-a-game.md. */
const EXAMPLE = join(ROOT, 'games/test/example/shoot-out');

export interface Called {
  readonly id: string;
  readonly fr: string;
  readonly en: string;
}

/** The example as it is, the same from outside, and no more of it than a game needs. */
export const AS_IT_IS: Called = { id: 'shoot-out', fr: 'Tirs au but', en: 'Shoot-out' };
export const FROM_OUTSIDE: Called = { id: 'penalties', fr: 'Tirs d’ailleurs', en: 'Penalties from afar' };
export const PLAIN: Called = { id: 'plain-shots', fr: 'Tirs tout simples', en: 'Plain shots' };

/** Lays the example into a folder, under another id and name where that is wanted. */
export function layExample(folder: string, called: Called, parts: readonly string[] = ['.']): void {
  for (const part of parts) cpSync(join(EXAMPLE, part), join(folder, part), { recursive: true });
  if (called.id === AS_IT_IS.id) return;
  for (const file of ['about.ts', 'words/fr.json', 'words/en.json', 'words/about.ts']) {
    const named = readFileSync(join(folder, file), 'utf8')
      .replace(`'${AS_IT_IS.id}'`, `'${called.id}'`)
      .replace(AS_IT_IS.fr, called.fr)
      .replace(AS_IT_IS.en, called.en);
    writeFileSync(join(folder, file), named);
  }
}
