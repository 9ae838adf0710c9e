import { keep, readKept } from '../../kit/keep.ts';
import { lang } from '../../kit/lang.svelte.ts';
import { composeNickname } from './nickname-words.ts';

const KEY = 'nickname';
const LONGEST = 24;

function draw(below: number): number {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
  return value % below;
}

let current = $state(readKept(KEY) ?? composeNickname(lang.current, draw));

/** What this person is called at tables: composed, until they choose otherwise. */
export const nickname = {
  get current(): string {
    return current;
  },
  set current(name: string) {
    current = name;
  },
  /** Another pair of words. */
  draw(): void {
    current = composeNickname(lang.current, draw);
  },
  /** The name to sit down with, kept for the next time. */
  take(): string {
    const name = current.replace(/\p{C}/gu, '').trim().slice(0, LONGEST) || composeNickname(lang.current, draw);
    current = name;
    keep(KEY, name);
    return name;
  },
};
