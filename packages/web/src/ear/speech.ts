import { EARS } from '@pocket-stadium/games/shelf/ears';
import { type Ear, type Hearer, tellStep } from '@pocket-stadium/kernel/ear';
import type { LastStep } from '../../kit/board.ts';
import { lang } from '../../kit/lang.svelte.ts';
import type { Shown } from '../match/display-cursor.svelte.ts';
import type { MatchSession } from '../match/session.svelte.ts';
import type { Speech } from '../screen/screen-board.ts';
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

/** What happened in a step, as the viewer of a session may know it, and what is asked next. */
function speechOf(session: MatchSession, ear: Ear | null, { moment, facts: all }: Shown, last: LastStep, next: string): string {
  const { seating } = session.match;
  const { facts, entered, entry, number } = last;
  return tellStep(
    {
      facts,
      before: all.slice(0, all.length - facts.length),
      state: seating.view(moment.state, session.viewer, moment),
      faces: entry.type === 'roll' ? seating.faces(number - 1, session.viewer, moment) : null,
      entered,
      next: moment.next,
      nextInWords: next,
    },
    ear,
    hearerOf(session),
  );
}
