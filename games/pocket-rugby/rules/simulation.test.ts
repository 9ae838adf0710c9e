import { completeOptions, repeatableRandom } from '@pocket-stadium/kernel';
import { simulate } from '@pocket-stadium/kernel/test-simulate';
import { expect, test } from 'vitest';
import { game as pocketRugby } from './index.ts';
import type { MatchSheet } from './sheet.ts';

const MATCHES = process.env.SOAK ? 200_000 : 5000;
const LENGTHS = [20, 40].flatMap((minutes) => [1, 2].map((halves) => ({ minutes, halves })));

test.each(LENGTHS)(`a quarter of ${MATCHES} random matches end, $minutes minutes, halves: $halves`, ({ minutes, halves }) => {
  const random = repeatableRandom(minutes + halves);
  const wrong: string[] = [];
  for (let i = 0; i < MATCHES / LENGTHS.length; i++) {
    const full = completeOptions(pocketRugby.about.options, { minutes, halves, yellowMinutes: 1 + random(40) }, 2);
    if (!full.ok) throw new Error(full.problem.message.en);
    const setup = { options: full.value, seats: 2 };
    const { outcome, sheet } = simulate(pocketRugby, setup, random);
    const { lines, score } = sheet as MatchSheet;
    if (score.join() !== outcome.score.join()) wrong.push(`the sheet says ${score}, the outcome ${outcome.score}`);
    for (const [index, line] of lines.entries()) {
      const last = lines[index + 1]?.half !== line.half;
      const late = line.minute >= (minutes / halves) * line.half;
      if (last !== late) wrong.push(`minute ${line.minute} of half ${line.half} was${last ? '' : ' not'} the last action`);
    }
  }
  expect(wrong).toEqual([]);
});
