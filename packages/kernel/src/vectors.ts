import type { Fact, Game } from './game.ts';
import { newHeader } from './match.ts';
import { Play } from './play.ts';

/** Compares one line that another program computed with these rules. Answers what differs: nothing when they agree. */
export type VectorCheck = (line: unknown) => string[];

type Event =
  | { readonly t: 'roll'; readonly seat: number; readonly faces: readonly number[] }
  | { readonly t: 'choice'; readonly seat: number; readonly options: readonly string[]; readonly pick: string };

/** A whole match as the vectors write it. */
export interface Trace {
  readonly game: string;
  readonly id: string | number;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly events: readonly Event[];
  readonly result: Readonly<Record<string, unknown>>;
}

/** A check of whole matches: every roll, every set of legal moves, and at the end the game's own `resultOf`. */
export function traceCheck<S, F extends Fact>(
  game: Game<S, F>,
  resultOf: (play: Play<S, F>) => Readonly<Record<string, unknown>>,
): VectorCheck {
  return (line) => {
    if (!isTrace(line)) return ['not a trace: it needs game, seats, options, events and result'];
    if (line.game !== game.about.id) return [`a trace of ${line.game}, not of ${game.about.id}`];
    const seats = Array.from({ length: line.seats }, (_, seat) => ({ name: `Seat${seat}` }));
    const header = newHeader(game as Game, { seats, options: line.options, dice: { kind: 'hand' } });
    if (!header.ok) return [header.problem.message.en];
    const opened = Play.open(game, header.value);
    if (!opened.ok) return [opened.problem.message.en];
    const play = opened.value;
    for (const [index, event] of line.events.entries()) {
      const wrong = follow(play, event);
      if (wrong) return [`event ${index + 1}, ${JSON.stringify(event)}: ${wrong}`];
    }
    if (!play.over) return [`the match goes on after event ${line.events.length}: ${JSON.stringify(play.next)}`];
    return differences(line.result, resultOf(play), 'result');
  };
}

/** Plays one event. Answers what is wrong with it, or null. */
function follow<S, F extends Fact>(play: Play<S, F>, event: Event): string | null {
  if (event.t === 'roll') {
    return play.append({ type: 'roll', seat: event.seat, faces: event.faces, from: 'hand' })?.problem.message.en ?? null;
  }
  const ours = play.next.kind === 'choice' ? [...play.game.moves(play.state)].sort() : [];
  const theirs = [...event.options].sort();
  if (ours.join() !== theirs.join()) return `the legal moves are ${ours.join(', ') || 'none'}`;
  return play.append({ type: 'move', seat: event.seat, move: event.pick })?.problem.message.en ?? null;
}

/** Where two plain values differ, by path; a field that is absent equals `undefined`. */
export function differences(expected: unknown, found: unknown, path: string): string[] {
  if (Object.is(expected, found)) return [];
  if (!isObject(expected) || !isObject(found) || Array.isArray(expected) !== Array.isArray(found)) {
    return [`${path}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(found)}`];
  }
  const keys = new Set([...Object.keys(expected), ...Object.keys(found)]);
  return [...keys].flatMap((key) => differences(expected[key], found[key], `${path}.${key}`));
}

function isTrace(line: unknown): line is Trace {
  if (!isObject(line)) return false;
  const { game, seats, options, events, result } = line;
  return (
    typeof game === 'string' &&
    Number.isInteger(seats) &&
    isObject(options) &&
    Array.isArray(events) &&
    events.every(isEvent) &&
    isObject(result)
  );
}

function isEvent(event: unknown): event is Event {
  if (!isObject(event) || !Number.isInteger(event.seat)) return false;
  if (event.t === 'roll') return Array.isArray(event.faces);
  return event.t === 'choice' && Array.isArray(event.options) && typeof event.pick === 'string';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
