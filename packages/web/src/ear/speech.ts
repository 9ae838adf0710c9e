import { EARS } from '@pocket-stadium/games/shelf/ears';
import { moveName, type Next } from '@pocket-stadium/kernel';
import { type Ear, type Hearer, tellStep } from '@pocket-stadium/kernel/ear';
import type { LastStep } from '../../kit/board.ts';
import { lang, say } from '../../kit/lang.svelte.ts';
import * as w from '../../words/ear.ts';
import type { Shown } from '../match/display-cursor.svelte.ts';
import type { MatchSession } from '../match/session.svelte.ts';
import type { Speech } from '../screen/screen-board.ts';
import { settings } from '../settings.svelte.ts';
import { untilThere } from '../until-there.ts';

/** How a game is told, where it says so itself. */
export async function loadEar(gameId: string): Promise<Ear | null> {
  const load = Object.hasOwn(EARS, gameId) ? EARS[gameId] : undefined;
  return load ? ((await untilThere(load)).ear as Ear) : null;
}

export async function loadSpeech(gameId: string): Promise<Speech> {
  const ear = await loadEar(gameId);
  return (session, shown, last, next) => speechOf(session, ear, shown, last, next);
}

export function hearerOf({ play, names }: MatchSession): Hearer {
  return { game: play.game, options: play.header.options, names, lang: lang.current };
}

/** Whether a choice throws the dice that follow it. It has said so itself: nobody is asked for anything. */
function throwsItself({ match }: MatchSession, { entry }: LastStep, next: Next): boolean {
  return entry.type === 'move' && next.kind === 'roll' && next.seat === entry.seat && settings.throws !== 'each' && !match.byHand;
}

/** What happened in a step, as the viewer of a session may know it, and what is asked next. */
function speechOf(session: MatchSession, ear: Ear | null, { moment, facts: all }: Shown, last: LastStep, next: string): string {
  const { seating } = session.match;
  const { facts, entered, entry, number } = last;
  const hearer = hearerOf(session);
  // A choice to which nothing happens is said by its name: runners that stay where they are.
  const quiet = entry.type === 'move' && facts.length === 0;
  const choice = quiet
    ? `${say(w.chose, { name: hearer.names[entry.seat] ?? '', move: moveName(hearer.game, entry.move)[hearer.lang] })} `
    : '';
  const told = tellStep(
    {
      facts,
      before: all.slice(0, all.length - facts.length),
      state: seating.view(moment.state, session.viewer, moment),
      faces: entry.type === 'roll' ? seating.faces(number - 1, session.viewer, moment) : null,
      entered,
      next: moment.next,
      nextInWords: throwsItself(session, last, moment.next) ? '' : next,
    },
    ear,
    hearer,
  );
  return choice + told;
}
