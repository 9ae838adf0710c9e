import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../shelf/rules.ts';
import { openBox, openGames, ourFigures } from './retrosheet.ts';

interface Answers {
  readonly matches: number;
  readonly answers: Readonly<Record<string, { readonly boxes: string; readonly events: string }>>;
}
const { answers, matches }: Answers = JSON.parse(readFileSync(new URL('../_baseball/vectors/retrosheet.json', import.meta.url), 'utf8'));
const short = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);
const open = await openGames(GAMES);

/** What the public Chadwick tools printed of these matches (scripts/oracles/retrosheet.ts): every figure is in a hash. */
describe('box scores and events are those of the public tools', () => {
  it('three games have batters and outs', () => {
    expect(open.map(({ game }) => game.about.id).sort()).toEqual(Object.keys(answers).sort());
    expect(open.length).toBe(3);
  });

  it.each(open)('$game.about.id', (each) => {
    const { boxes = '', events = '' } = answers[each.game.about.id] ?? {};
    const [ofBoxes, ofEvents] = [boxes.split(' '), events.split(' ')];
    expect([ofBoxes.length, ofEvents.length]).toEqual([matches, matches]);
    const ours = Array.from({ length: matches }, (_, number) => openBox(each, number));
    expect(ours.map(({ box }) => short(ourFigures(box)))).toEqual(ofBoxes);
    expect(ours.map(({ events }) => short(events.join('\n')))).toEqual(ofEvents);
  });
});
