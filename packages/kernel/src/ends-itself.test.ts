import { describe, expect, it } from 'vitest';
import { endsItself } from './ends-itself.ts';
import type { Effect, Grammar, Part } from './game.ts';
import { accept } from './problem.ts';

/** A grammar of moves of up to three parts. The test says which parts do something, and what may follow the last one. */
function grammarOf(effects: readonly (readonly Effect[])[], after: readonly string[] = []): Grammar<null> {
  const part = (text: string, does: readonly Effect[]): Part => ({ text, to: text, effects: does });
  return {
    split: (move) => move.split(' '),
    follow: (_, parts) =>
      accept({
        parts,
        move: parts.join(' '),
        follow:
          parts.length < effects.length ? [part(`p${parts.length}`, effects[parts.length] ?? [])] : after.map((text) => part(text, [])),
        complete: parts.length > 0,
        preview: null,
      }),
  };
}

describe('a move that ends by itself', () => {
  it('ends with the part that scores or wins, when nothing can follow', () => {
    expect(endsItself(grammarOf([[], ['takes-ball', 'scores']]), null, ['p0', 'p1'])).toBe('p0 p1');
    expect(endsItself(grammarOf([['captures', 'wins']]), null, ['p0'])).toBe('p0');
  });
  it('does not end with a part that merely uses up what there was', () => {
    expect(endsItself(grammarOf([['takes-ball']]), null, ['p0'])).toBeNull();
  });
  it('does not end while something can follow, nor before anything is entered', () => {
    expect(endsItself(grammarOf([['scores']], ['more']), null, ['p0'])).toBeNull();
    expect(endsItself(grammarOf([['scores']]), null, [])).toBeNull();
  });
});
