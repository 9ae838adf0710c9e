import { facesOf, type Next, tellNext } from '@pocket-stadium/kernel';
import { type Ear, type Hearer, tellDice, tellFact, tellScore } from '@pocket-stadium/kernel/ear';
import { say } from '../../kit/lang.svelte.ts';
import * as w from '../../words/ear.ts';
import { timesInWords } from '../clock/clocks.ts';
import type { MatchSession } from '../match/session.svelte.ts';
import { QUESTIONS, type Question, settings } from '../settings.svelte.ts';
import { hearerOf, loadEar } from './speech.ts';

/** What a key asks; null where it asks nothing. */
export function questionOf(key: string): Question | null {
  const at = key === ' ' ? -1 : settings.keys.indexOf(key.toLowerCase());
  return QUESTIONS[at] ?? null;
}

/** What is answered now, from what the viewer may know. */
export async function answer(session: MatchSession, question: Question): Promise<string> {
  const ear = await loadEar(session.play.game.about.id);
  return answerWith(session, ear, question) || say(w.nothing);
}

/** A position that no match led to. */
export interface BarePosition {
  readonly state: unknown;
  readonly next: Next;
  readonly hearer: Hearer;
  /** The question there: it tells the score, where that matters. */
  readonly asked: string;
}

/** The same for a position alone: nothing was played before it. */
export async function answerAt(position: BarePosition, question: Question): Promise<string> {
  const ear = await loadEar(position.hearer.game.about.id);
  const { state, next, hearer, asked } = position;
  const one = (which: Question): string => {
    const dice = which === 'dice' ? ear?.dice?.(state) : null;
    return which === 'score' ? asked : dice ? tellDice(dice, hearer.lang) : (ofState(ear, which, state, next, hearer) ?? '');
  };
  return (question === 'all' ? ALL.map(one).join(' ').trim() : one(question)) || say(w.nothing);
}

/** What a state answers by itself; null where the answer needs its match. */
function ofState(ear: Ear | null, question: Question, state: unknown, next: Next, hearer: Hearer): string | null {
  switch (question) {
    case 'position':
      return ear?.position(state, hearer) ?? '';
    case 'clock':
      return ear?.clock(state, hearer) ?? '';
    case 'turn':
      return tellNext(hearer.game, next, hearer.names, hearer.lang);
    default:
      return null;
  }
}

/** Everything, in the order in which it is wanted. */
const ALL = ['turn', 'score', 'clock', 'position', 'dice', 'last'] as const;

function answerWith(session: MatchSession, ear: Ear | null, question: Question): string {
  const hearer = hearerOf(session);
  const { shown } = session;
  const state = session.view(session.drawn);
  const known = ofState(ear, question, state, shown.next, hearer);
  if (known !== null) return question === 'clock' ? `${known} ${timesInWords(session)}`.trim() : known;
  // In the middle of a turn the parts made so far are what was played last, and the dice are those that are left.
  const made = session.parts.length > 0 ? (session.progress?.facts ?? []) : [];
  switch (question) {
    case 'score':
      return tellScore(shown.facts, hearer, shown.next.kind === 'over');
    case 'dice': {
      const left = made.length > 0 ? ear?.dice?.(state, made) : null;
      if (left) return say(w.dice_left, { count: left.length, faces: left.join(', ') });
      return session.faces ? tellDice(session.faces, hearer.lang) : session.thrown ? say(w.dice_hidden) : '';
    }
    case 'last':
      if (made.length > 0) return made.map((fact) => tellFact(fact, ear, hearer)).join(' ');
      return playAt(session, ear, shown.steps.length - 1);
    case 'all':
      return ALL.map((one) => answerWith(session, ear, one)).join(' ');
    default:
      return walked(session, ear, question === 'earlier' ? -1 : 1);
  }
}

/** One play, with its dice where no fact tells them. */
function playAt(session: MatchSession, ear: Ear | null, at: number): string {
  const { steps, moment } = session.shown;
  const step = steps[at];
  if (!step) return '';
  const hearer = hearerOf(session);
  const faces = facesOf(session.play.seenBy(session.viewer, moment)[step.number - 1]);
  const told = step.facts.map((fact) => tellFact(fact, ear, hearer)).join(' ');
  return [...(faces && step.facts.every((fact) => !('dice' in fact || 'die' in fact)) ? [tellDice(faces, hearer.lang)] : []), told].join(
    ' ',
  );
}

/** Which play of a session was told last, counted from its end. A new play starts the count again. */
const walks = new WeakMap<MatchSession, { readonly entries: number; readonly at: number }>();

function walked(session: MatchSession, ear: Ear | null, by: 1 | -1): string {
  const { steps, entries } = session.shown;
  const known = walks.get(session);
  const from = known?.entries === entries ? known.at : steps.length;
  const at = from + by;
  if (at < 0) return say(w.first_play);
  if (at >= steps.length) return say(w.latest_play);
  walks.set(session, { entries, at });
  return say(w.play_of, { number: at + 1, of: steps.length, play: playAt(session, ear, at) });
}
