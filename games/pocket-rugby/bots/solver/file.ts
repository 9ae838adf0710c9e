import { notASolution } from '@pocket-stadium/bots/kit';
import { accept, type Game, type OptionValues, type Result } from '@pocket-stadium/kernel';
import type { PocketRugbyState } from '../../rules/index.ts';
import { CardStates, emptyIndexes } from './card-states.ts';
import { parseTimeline, timelineKey } from './cards.ts';
import { formatOf } from './format.ts';
import { deriveFormat, type KeptRows, keptWidth, type Precision, type Solution } from './solve.ts';

/**
 * A solution as one block of bytes: a line of JSON, filled up with spaces to a whole number of words, then the numbers of
 * every moment: the timelines and balances of its states, the values, the draws. Whole numbers and floats are little-endian,
 * as on every machine this runs on.
 */
interface Header {
  readonly format: typeof FORMAT;
  readonly game: string;
  readonly rules: number;
  readonly options: OptionValues;
  readonly precision: Precision;
  /** The timelines that are told apart at each moment, and the number of states there. */
  readonly moments: readonly { readonly timelines: readonly string[]; readonly states: number }[];
}
const FORMAT = 'pocket-stadium-rugby-1';
const WORD = 8;

export function packSolution(game: Game<PocketRugbyState>, options: OptionValues, { precision, cards, rows }: Solution): Uint8Array {
  const { id, rulesVersion } = game.about;
  const kept = cards.moments.map((index) => {
    const ids = [...new Set(index.timelineOf)];
    const numbers = new Map(ids.map((timeline, i) => [timeline, i]));
    return {
      timelines: ids.map((timeline) => timelineKey(index.timelines[timeline] ?? parseTimeline('||0|0'))),
      timelineOf: Uint32Array.from(index.timelineOf, (timeline) => numbers.get(timeline) ?? 0),
      balanceOf: Uint32Array.from(index.balanceOf),
    };
  });
  const header: Header = {
    format: FORMAT,
    game: id,
    rules: rulesVersion,
    options,
    precision,
    moments: kept.map(({ timelines, timelineOf }) => ({ timelines, states: timelineOf.length })),
  };
  const text = new TextEncoder().encode(JSON.stringify(header));
  const head = new Uint8Array(whole(text.length + 1)).fill(0x20);
  head.set(text);
  head[head.length - 1] = 0x0a;
  const parts = [
    head,
    ...kept.flatMap(({ timelineOf, balanceOf }, i) => [
      timelineOf,
      balanceOf,
      ...(rows[i] ?? []).flatMap(({ value, draw }) => [value, draw]),
    ]),
  ];
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + whole(part.byteLength), 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(new Uint8Array(part.buffer, part.byteOffset, part.byteLength), at);
    at += whole(part.byteLength);
  }
  return bytes;
}

export function unpackSolution(game: Game<PocketRugbyState>, options: OptionValues, bytes: ArrayBuffer): Result<Solution> {
  const header = readHeader(bytes);
  if (!header || !belongs(header.value, game, options)) return notASolution();
  const { precision, moments } = header.value;
  const { clock, lengths } = deriveFormat(game, options);
  const indexes = emptyIndexes(clock, lengths);
  const width = keptWidth(precision);
  let at = header.end;
  const take = <T>(
    type: { new (buffer: ArrayBuffer, offset: number, length: number): T; BYTES_PER_ELEMENT: number },
    length: number,
  ): T => {
    const taken = new type(bytes, at, length);
    at += whole(length * type.BYTES_PER_ELEMENT);
    return taken;
  };
  try {
    const rows = indexes.map((index, i): KeptRows[] => {
      const { timelines = [], states = 0 } = moments[i] ?? {};
      const timelineOf = take(Uint32Array, states);
      const balanceOf = take(Uint32Array, states);
      const ids = timelines.map((key) => index.id(parseTimeline(key)));
      for (let state = 0; state < states; state++) index.keep(ids[timelineOf[state] as number] ?? 0, balanceOf[state] as number);
      const begins = clock.moments.some(({ half }) => half > index.half) ? 2 : 1;
      return Array.from({ length: begins }, () => ({ value: take(Float32Array, states * width), draw: take(Uint16Array, states * width) }));
    });
    return accept({ precision, cards: new CardStates(indexes, lengths), rows });
  } catch {
    // The file is too short: a copy was cut off.
    return notASolution();
  }
}

/** Null where the first line is not one of ours: the caller refuses the file. */
function readHeader(bytes: ArrayBuffer): { value: Header; end: number } | null {
  const all = new Uint8Array(bytes);
  const end = all.indexOf(0x0a) + 1;
  if (end === 0) return null;
  try {
    return { value: JSON.parse(new TextDecoder().decode(all.subarray(0, end))), end };
  } catch {
    // The head is no JSON: the caller refuses the file.
    return null;
  }
}

function belongs({ format, game, rules, options }: Header, { about }: Game<PocketRugbyState>, wanted: OptionValues): boolean {
  const same = JSON.stringify(formatOf(options ?? {})) === JSON.stringify(formatOf(wanted));
  return format === FORMAT && game === about.id && rules === about.rulesVersion && same;
}

const whole = (bytes: number): number => Math.ceil(bytes / WORD) * WORD;
