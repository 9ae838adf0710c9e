import type { Entry, Match, RollEntry, SeatString } from '@pocket-stadium/kernel';
import type { DifferenceCode } from './differences.ts';
import { type Promised, promiseOf } from './promise.ts';
import type { SecondHeader } from './record.ts';
import type { Course, Lie, Shape } from './test-house.ts';
import type { Transcript } from './transcript.ts';
import type { DiceEvent } from './witness.ts';

type Of<T extends DiceEvent['type']> = Extract<DiceEvent, { type: T }>;

/** A lie to the first device. It alters the first message of a kind that `change` takes up. */
export function lieOnce<T extends DiceEvent['type']>(type: T, change: (event: Of<T>, house: Course) => Partial<Of<T>> | null): Lie {
  let done = false;
  return (event, device, house) => {
    if (done || device !== 0 || event.type !== type) return event;
    const changed = change(event as Of<T>, house);
    if (!changed) return event;
    done = true;
    return { ...event, ...changed } as DiceEvent;
  };
}

export const other = (hex: string): string => (hex.startsWith('0') ? '1' : '0') + hex.slice(1);
const consistent = (promised: Promised): Promised => ({
  ...promised,
  promise: promiseOf(promised.id, promised.length, promised.end),
});
/** Alters the promise, on arrival or for a device that has seen it before. */
const promise = (when: 'arrival' | 'later', change: (promised: Promised, house: Course) => Promised): Lie =>
  lieOnce('promise', (event, house) => {
    const seen = house.receipts[0] !== undefined;
    return (when === 'later') === seen ? { promised: change(event.promised as Promised, house) } : null;
  });
export const transcript = (change: (transcript: Transcript) => object): Lie =>
  lieOnce('transcript', (event) => ({ transcript: { ...(event.transcript as Transcript), ...change(event.transcript as Transcript) } }));
const openings = (change: (list: { nonce: string; string: string }[]) => unknown): Lie =>
  lieOnce('openings', (event) => ({ openings: change(event.openings as { nonce: string; string: string }[]) }));
export const isRoll = (entry: Entry | undefined): entry is RollEntry => entry?.type === 'roll';
export const turned = ({ faces, ...roll }: RollEntry): RollEntry => ({ ...roll, faces: (faces ?? []).map((face) => (face % 6) + 1) });
/** Alters the fifth roll. The first ones were told honestly. */
const roll = (change: (event: Of<'log'>, entry: RollEntry, house: Course) => Partial<Of<'log'>> | null): Lie =>
  lieOnce('log', (event, house) => {
    const [entry] = event.entries;
    return house.play.rolls >= 5 && isRoll(entry) && entry.from === 'fair' ? change(event, entry, house) : null;
  });
const record = (change: (match: Match & { header: SecondHeader }) => object): Lie =>
  lieOnce('record', ({ match }) => ({ match: { ...match, ...change(match as Match & { header: SecondHeader }) } }));
const header = (change: (header: SecondHeader) => object): Lie => record(({ header: told }) => ({ header: { ...told, ...change(told) } }));
const dice = (change: (dice: SecondHeader['dice']) => object): Lie => header((told) => ({ dice: { ...told.dice, ...change(told.dice) } }));
const seats = (change: (seat: SeatString) => object): Lie =>
  dice((told) => ({ seats: told.seats.map((seat) => seat && { ...seat, ...change(seat) }) }));

export const THREE: Shape = { game: 'one-die-baseball', seats: ['person', 'person', 'person'] };
const WITH_BOT: Shape = { game: 'one-die-baseball', seats: ['person', 'bot'] };
const BROUGHT: Shape = { ...THREE, brought: 6 };
const ANEW: Shape = { ...THREE, starts: 1 };
export const SECRET: Shape = { game: 'dice-and-run', seats: ['person', 'person'], options: { mode: 'advanced', innings: 3 }, length: 200 };
const SHORT: Shape = { ...THREE, length: 8 };

interface Case {
  readonly name: string;
  readonly shape?: Shape;
  readonly lie: Lie;
  readonly code: DifferenceCode;
  /** The message with which the lie is noticed. */
  readonly at: DiceEvent['type'];
  /** False where no device can notice with the altered message itself. */
  readonly atOnce?: false;
}

export const swap = <T>(list: readonly T[], a: number, b: number): T[] =>
  list.map((item, i) => (i === a ? list[b] : i === b ? list[a] : item) as T);

export const LIES: readonly Case[] = [
  {
    name: 'a promise that is not the hash of what it promises',
    lie: promise('arrival', (p) => ({ ...p, id: other(p.id) })),
    code: 'wrong-promise',
    at: 'promise',
  },
  { name: 'N too small', lie: promise('arrival', (p) => consistent({ ...p, length: 10 })), code: 'short-chain', at: 'promise' },
  { name: 'another promise', lie: promise('later', (_, house) => house.newHouse().promised), code: 'promise-changed', at: 'promise' },
  { name: 'another id', lie: promise('later', (p) => consistent({ ...p, id: other(p.id) })), code: 'promise-changed', at: 'promise' },
  {
    name: 'another end of the chain',
    lie: promise('later', (p) => consistent({ ...p, end: other(p.end) })),
    code: 'promise-changed',
    at: 'promise',
  },
  {
    name: 'another length',
    lie: promise('later', (p) => consistent({ ...p, length: p.length - 1 })),
    code: 'promise-changed',
    at: 'promise',
  },
  {
    name: 'no promise',
    lie: lieOnce('promise', (_, house) => (house.receipts[0] ? { promised: { id: 7 } } : null)),
    code: 'malformed-message',
    at: 'promise',
  },
  {
    name: 'own hash',
    lie: transcript(({ hashes }) => ({ hashes: hashes.with(0, other(hashes[0] ?? '')) })),
    code: 'own-hash',
    at: 'transcript',
  },
  {
    name: 'own seat without a hash',
    lie: transcript(({ hashes }) => ({ hashes: hashes.with(0, null) })),
    code: 'own-hash',
    at: 'transcript',
  },
  { name: 'the order of seats', lie: transcript(({ hashes }) => ({ hashes: swap(hashes, 0, 1) })), code: 'own-hash', at: 'transcript' },
  {
    name: 'the order of the other seats',
    lie: transcript(({ hashes }) => ({ hashes: swap(hashes, 1, 2) })),
    code: 'other-string',
    at: 'openings',
    atOnce: false,
  },
  {
    name: 'another’s hash',
    lie: transcript(({ hashes }) => ({ hashes: hashes.with(1, other(hashes[1] ?? '')) })),
    code: 'other-string',
    at: 'openings',
    atOnce: false,
  },
  {
    name: 'another’s hash left out',
    lie: transcript(({ hashes }) => ({ hashes: hashes.with(1, null) })),
    code: 'other-string',
    at: 'openings',
    atOnce: false,
  },
  {
    name: 'a string for a bot',
    shape: WITH_BOT,
    lie: transcript(({ hashes }) => ({ hashes: hashes.with(1, hashes[0] ?? '') })),
    code: 'bot-string',
    at: 'transcript',
  },
  { name: 'the rules’ version', lie: transcript(() => ({ rules: 7 })), code: 'rules', at: 'transcript' },
  {
    name: 'a transcript of another promise',
    lie: transcript(({ promise: p }) => ({ promise: other(p) })),
    code: 'transcript-promise',
    at: 'transcript',
  },
  { name: 'no transcript', lie: transcript(() => ({ hashes: 7 })), code: 'malformed-message', at: 'transcript' },
  {
    name: 'what was brought along, in the transcript',
    shape: BROUGHT,
    lie: transcript(({ brought }) => ({ brought: { ...brought, hash: '0'.repeat(64) } })),
    code: 'brought',
    at: 'transcript',
  },
  {
    name: 'that anything was brought along',
    shape: BROUGHT,
    lie: transcript(() => ({ brought: null })),
    code: 'brought',
    at: 'transcript',
  },
  {
    name: 'what was brought along, while people gather',
    shape: BROUGHT,
    lie: lieOnce('log', ({ entries }) => ({ entries: entries.map((entry) => (isRoll(entry) ? turned(entry) : entry)) })),
    code: 'brought',
    at: 'transcript',
    atOnce: false,
  },
  {
    name: 'the count of new starts, in the transcript',
    shape: ANEW,
    lie: lieOnce('transcript', ({ transcript: told }) =>
      (told as Transcript).starts > 0 ? { transcript: { ...(told as Transcript), starts: 0 } } : null,
    ),
    code: 'starts',
    at: 'transcript',
  },
  {
    name: 'the count of new starts, at the table',
    shape: ANEW,
    lie: lieOnce('promise', ({ starts }, house) => (starts === 1 && house.receipts[0]?.starts === 1 ? { starts: 0 } : null)),
    code: 'starts',
    at: 'promise',
  },
  {
    name: 'a new start that is not counted',
    shape: ANEW,
    lie: lieOnce('promise', ({ starts }) => (starts === 1 ? { starts: 0 } : null)),
    code: 'promise-changed',
    at: 'promise',
  },
  {
    name: 'a new start that hides the old seed',
    shape: ANEW,
    lie: lieOnce('promise', ({ starts }) => (starts === 1 ? { given: [] } : null)),
    code: 'missing-seed',
    at: 'promise',
  },
  {
    name: 'another seed for a start given up',
    shape: ANEW,
    lie: lieOnce('promise', ({ starts, given }) =>
      starts === 1 ? { given: (given as { seed: string }[]).map((start) => ({ ...start, seed: other(start.seed) })) } : null,
    ),
    code: 'seed',
    at: 'promise',
  },
  {
    name: 'own string',
    lie: openings((list) => list.with(0, { nonce: list[0]?.nonce ?? '', string: 'not mine' })),
    code: 'own-string',
    at: 'openings',
  },
  {
    name: 'another’s string',
    lie: openings((list) => list.with(1, { nonce: list[1]?.nonce ?? '', string: 'not theirs' })),
    code: 'other-string',
    at: 'openings',
  },
  {
    name: 'another’s nonce',
    lie: openings((list) => list.with(2, { nonce: '0'.repeat(64), string: list[2]?.string ?? '' })),
    code: 'other-string',
    at: 'openings',
  },
  {
    name: 'a string left out',
    lie: openings((list) => list.map((opening, i) => (i === 1 ? null : opening))),
    code: 'other-string',
    at: 'openings',
  },
  {
    name: 'a string where there was no hash',
    shape: WITH_BOT,
    lie: openings((list) => list.map((opening) => opening ?? list[0])),
    code: 'other-string',
    at: 'openings',
  },
  { name: 'no strings at all', lie: openings(() => null), code: 'malformed-message', at: 'openings' },
  { name: 'the key', lie: lieOnce('openings', ({ key }) => ({ key: other(String(key)) })), code: 'key', at: 'openings' },
  {
    name: 'a link',
    lie: roll(({ link }) => ({ link: `${String(link).startsWith('A') ? 'B' : 'A'}${String(link).slice(1)}` })),
    code: 'link',
    at: 'log',
  },
  {
    name: 'the link of a later roll',
    lie: roll((_, __, house) => ({ link: house.dice?.link(house.play.rolls + 1) })),
    code: 'link',
    at: 'log',
  },
  {
    name: 'the link of an earlier roll',
    lie: roll((_, __, house) => ({ link: house.dice?.link(house.play.rolls - 2) })),
    code: 'link',
    at: 'log',
  },
  { name: 'no link', lie: roll(() => ({ link: null })), code: 'missing-link', at: 'log' },
  { name: 'a link that is no text', lie: roll(() => ({ link: 7 })), code: 'link', at: 'log' },
  { name: 'faces', lie: roll((_, entry) => ({ entries: [turned(entry)] })), code: 'faces', at: 'log' },
  {
    name: 'a roll’s number: the faces of the next',
    lie: roll((_, entry, house) => {
      const faces = house.dice?.faces(house.play.rolls + 1, 1) ?? [];
      return faces[0] === entry.faces?.[0] ? null : { entries: [{ ...entry, faces }] };
    }),
    code: 'faces',
    at: 'log',
  },
  { name: 'a roll’s number: one left out', lie: roll(({ first }) => ({ first: first + 1 })), code: 'missing-entries', at: 'log' },
  { name: 'a roll by hand', lie: roll((_, entry) => ({ entries: [{ ...entry, from: 'hand' }] })), code: 'other-source', at: 'log' },
  {
    name: 'an earlier entry, afterwards',
    lie: roll(({ entries, first }, __, house) => ({
      first: first - 1,
      entries: [turned(house.play.entries[first - 2] as RollEntry), ...entries],
    })),
    code: 'entry-changed',
    at: 'log',
  },
  {
    name: 'a roll brought along that is taken back',
    shape: BROUGHT,
    lie: roll(() => ({ entries: [{ type: 'back', to: 2 }], link: null, open: 0 })),
    code: 'corrected-roll',
    at: 'log',
  },
  {
    name: 'the link of a secret pitch',
    shape: SECRET,
    lie: lieOnce('log', ({ entries: [entry] }, house) =>
      isRoll(entry) && house.dice?.link(house.play.rolls) && house.play.game.secrets?.(house.play.state)
        ? { link: house.dice.link(house.play.rolls) }
        : null,
    ),
    code: 'early-link',
    at: 'log',
  },
  {
    name: 'a pitch that stays hidden when it should be shown',
    shape: SECRET,
    lie: lieOnce('log', ({ shown }, house) =>
      shown?.some(({ n }) => house.receipts[0]?.log[n - 1]?.includes('?')) ? { shown: [] } : null,
    ),
    code: 'hidden-faces',
    at: 'log',
  },
  {
    name: 'a pitch that is shown otherwise to one who had not seen it',
    shape: SECRET,
    lie: lieOnce('log', ({ shown }, house) =>
      shown?.some(({ n }) => house.receipts[0]?.log[n - 1]?.includes('?'))
        ? { shown: shown.map(({ n, faces }) => ({ n, faces: faces.map((face) => (face % 6) + 1) })) }
        : null,
    ),
    code: 'faces',
    at: 'log',
  },
  {
    name: 'a pitch that is shown otherwise to one who saw it',
    shape: SECRET,
    lie: lieOnce('log', ({ shown }) =>
      shown?.length ? { shown: shown.map(({ n, faces }) => ({ n, faces: faces.map((face) => (face % 6) + 1) })) } : null,
    ),
    code: 'entry-changed',
    at: 'log',
  },
  { name: 'another seed', lie: lieOnce('seed', ({ seed }) => ({ seed: other(String(seed)) })), code: 'seed', at: 'seed' },
  { name: 'no seed', lie: lieOnce('seed', () => ({ seed: 'x' })), code: 'malformed-message', at: 'seed' },
  {
    name: 'faces beyond the chain',
    shape: SHORT,
    lie: lieOnce('log', ({ entries: [entry] }, house) => (house.play.rolls > 10 && isRoll(entry) ? { entries: [turned(entry)] } : null)),
    code: 'faces',
    at: 'seed',
    atOnce: false,
  },
  { name: 'the record: its id', lie: header(({ id }) => ({ id: other(String(id)) })), code: 'record-header', at: 'record' },
  {
    name: 'the record: options',
    lie: header(({ options }) => ({ options: { ...options, innings: 8 } })),
    code: 'record-header',
    at: 'record',
  },
  { name: 'the record: who sat where', lie: header(({ seats: sat }) => ({ seats: swap(sat, 0, 1) })), code: 'record-header', at: 'record' },
  {
    name: 'the record: a name that moved to another seat, and nobody at its own',
    lie: header(({ seats: [ana, bo, ...others] }) => ({ seats: [{ name: '—' }, { ...bo, name: ana?.name }, ...others] })),
    code: 'record-header',
    at: 'record',
  },
  {
    name: 'the record: a person where a bot sat',
    shape: WITH_BOT,
    lie: header(({ seats: [ana] }) => ({ seats: [ana, { name: 'Robin' }] })),
    code: 'record-header',
    at: 'record',
  },
  {
    name: 'the record: a bot of another level',
    shape: WITH_BOT,
    lie: header(({ seats: [ana] }) => ({ seats: [ana, { name: 'Bot', bot: 'rookie' }] })),
    code: 'record-header',
    at: 'record',
  },
  { name: 'the record: one seat less', lie: header(({ seats: sat }) => ({ seats: sat.slice(1) })), code: 'record-header', at: 'record' },
  { name: 'the record: the rules’ version', lie: header(() => ({ rules: 7 })), code: 'record-header', at: 'record' },
  { name: 'the record: the chain’s end', lie: dice(({ end }) => ({ end: other(end) })), code: 'record-header', at: 'record' },
  { name: 'the record: N', lie: dice(({ length }) => ({ length: length + 1 })), code: 'record-header', at: 'record' },
  { name: 'the record: a hash', lie: seats(({ hash }) => ({ hash: other(hash) })), code: 'record-header', at: 'record' },
  { name: 'the record: a string', lie: seats(() => ({ string: 'x' })), code: 'record-header', at: 'record' },
  { name: 'the record: the count of new starts', shape: ANEW, lie: dice(() => ({ starts: 0 })), code: 'record-header', at: 'record' },
  { name: 'the record: what was brought along', shape: BROUGHT, lie: dice(() => ({ brought: 5 })), code: 'record-header', at: 'record' },
  { name: 'the record: the seed', lie: dice(({ seed }) => ({ seed: other(String(seed)) })), code: 'record-header', at: 'record' },
  { name: 'the record: the version of the dice', lie: header(() => ({ dice: { kind: 'hand' } })), code: 'record-header', at: 'record' },
  {
    name: 'the record: faces',
    lie: record(({ entries }) => ({ entries: entries.map((entry, i) => (i === 3 && isRoll(entry) ? turned(entry) : entry)) })),
    code: 'record-entry',
    at: 'record',
  },
  {
    name: 'the record: an entry left out',
    lie: record(({ entries }) => ({ entries: entries.slice(0, -1) })),
    code: 'record-entry',
    at: 'record',
  },
];
