import { weekOf } from '@pocket-stadium/bots/kit/week';
import { SHELF } from '../games.ts';
import { TAUGHT } from '../learn/lessons.ts';
import { lessonTicks, TICKS } from '../learn/progress.ts';
import { talliesIn } from '../match/tally.ts';
import { daysKept } from '../problems/days.ts';
import { bestRun } from '../problems/kept.ts';
import { journeyKept, type PlayedNote } from './log.ts';
import type { Deeds } from './trophies.ts';

/** All that was done on this device. */
export function deedsHere(notes: readonly PlayedNote[] = journeyKept()): Deeds {
  const days = Object.entries(daysKept()).flatMap(([day, tries]) => (tries > 0 ? [day] : []));
  const weeks = new Map(days.toSorted().map((day) => [weekOf(day)[0], weekOf(day)]));
  return {
    notes,
    games: SHELF.map(({ id }) => id),
    counted: Object.fromEntries(SHELF.map(({ id }) => [id, talliesIn(id)])),
    taught: TAUGHT,
    learnt: TAUGHT.filter((id) => lessonTicks(id) === TICKS),
    days,
    fullWeeks: [...weeks.values()].filter((week) => week.every((day) => days.includes(day))).map((week) => week.at(-1) ?? ''),
    run: bestRun(),
  };
}
