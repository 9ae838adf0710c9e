import type { Effect, Part } from '@pocket-stadium/kernel';

/** The sign of a cell that a part leads to, by the strongest of its effects. */
const SIGNS: readonly (readonly [Effect, string])[] = [
  ['wins', '!'],
  ['scores', '!'],
  ['captures', 'x'],
  ['releases', '+'],
  ['takes-ball', 'o'],
];
const ANY = '+';

/** The cells that the parts lead to, with their signs. */
export function targetSigns(parts: readonly Part[]): Map<string, string> {
  const signs = new Map<string, string>();
  for (const { to, effects } of parts) {
    const sign = SIGNS.find(([effect]) => effects.includes(effect))?.[1] ?? ANY;
    if (!signs.has(to) || sign !== ANY) signs.set(to, sign);
  }
  return signs;
}
