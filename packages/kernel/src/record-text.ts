import * as w from '../words/record.ts';
import type { DiceKind, Entry, FairDiceFirst, FairDiceSecond, Match } from './match.ts';
import { DICE_KINDS } from './match.ts';
import { isName } from './name.ts';
import { type Refused, type Result, refuse } from './problem.ts';
import { checkRecord } from './record-check.ts';
import { RECORD_FORMAT } from './record-json.ts';

const FIRST_LINE = 'Pocket Stadium match, format ';
/** It stands for a string where the seat gave none to the second fair dice. */
const NO_STRING = 'none';
/** The face of a seat stands in a comment, so that readers who know no faces pass over it. */
const FACE_LINE = '# face';
const SERIES_LINE = '# series: ';
const HEADER_LINE =
  /^(game|rules|match|date|dice|seed|commitment|scheme|length|end|starts|brought|option|seat|hash|nonce|string)(?: (\w+))?: (.*)$/;

/**
 * The text form: headers, a blank line, one numbered line an entry, `end` and their number.
 * Values that could hold anything are written as JSON, so the text gives the same match back.
 */
export function makeRecordText(match: Match): string {
  const { header, entries } = match;
  const { dice } = header;
  const lines = [`${FIRST_LINE}${RECORD_FORMAT}`, `game: ${header.game}`, `rules: ${header.rules}`];
  if (header.id !== undefined) lines.push(`match: ${header.id}`);
  if (header.date !== undefined) lines.push(`date: ${header.date}`);
  for (const [name, value] of Object.entries(header.options)) lines.push(`option ${name}: ${JSON.stringify(value)}`);
  for (const [seat, { name, bot, face }] of header.seats.entries()) {
    lines.push(`seat ${seat}: ${JSON.stringify(name)}${bot === undefined ? '' : ` bot ${JSON.stringify(bot)}`}`);
    if (face !== undefined) lines.push(`${FACE_LINE} ${seat}: ${JSON.stringify(face)}`);
  }
  // The series stands in a comment: programs that know of no series pass over it.
  if (header.series !== undefined) lines.push(`${SERIES_LINE}${JSON.stringify(header.series)}`);
  lines.push(`dice: ${dice.kind}`);
  if (dice.kind !== 'hand' && dice.seed !== undefined) lines.push(`seed: ${JSON.stringify(dice.seed)}`);
  if (dice.kind === 'fair') lines.push(...fairLines(dice));
  lines.push('');
  for (const [index, entry] of entries.entries()) lines.push(`${index + 1}. ${makeEntryText(entry)}`);
  lines.push(`end ${entries.length}`, '');
  return lines.join('\n');
}

function fairLines(dice: FairDiceFirst | FairDiceSecond): string[] {
  if (dice.scheme === undefined) {
    return [`commitment: ${dice.commitment}`, ...dice.strings.map((text, seat) => `string ${seat}: ${JSON.stringify(text)}`)];
  }
  const { scheme, length, end, starts, brought, seats } = dice;
  const lines = [`scheme: ${scheme}`, `length: ${length}`, `end: ${end}`, `starts: ${starts}`];
  if (brought !== undefined) lines.push(`brought: ${brought}`);
  for (const [seat, given] of seats.entries()) {
    if (given === null) lines.push(`string ${seat}: ${NO_STRING}`);
    else lines.push(`hash ${seat}: ${given.hash}`, `nonce ${seat}: ${given.nonce}`, `string ${seat}: ${JSON.stringify(given.string)}`);
  }
  return lines;
}

/** One entry in words: `1 roll 3 4 (hand)`, `0 move kick`, `1 forfeit`, `draw`, `back 16`. */
export function makeEntryText(entry: Entry): string {
  switch (entry.type) {
    case 'move':
      return `${entry.seat} move ${entry.move}`;
    case 'roll':
      return `${entry.seat} roll ${entry.faces === null ? '?' : entry.faces.join(' ')} (${entry.from})`;
    case 'forfeit':
      return `${entry.seat} forfeit`;
    case 'draw':
      return 'draw';
    case 'back':
      return `back ${entry.to}`;
  }
}

/** Reads strictly. Comments (`# …`) and blank lines may stand between the lines. */
export function parseRecordText(text: string): Result<Match> {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const first = (lines[0] ?? '').trimEnd();
  if (!first.startsWith(FIRST_LINE))
    return refuse('not-a-record', w.not_a_text_record, { line: 1, expected: FIRST_LINE + RECORD_FORMAT }, { line: 1 });

  const header: Record<string, unknown> = {};
  const options: Record<string, unknown> = {};
  const seats: unknown[] = [];
  const dice: Record<string, unknown> = {};
  const strings: unknown[] = [];
  const hashes: string[] = [];
  const nonces: string[] = [];
  const entries: Entry[] = [];
  let ended = false;

  for (let i = 1; i < lines.length; i++) {
    const line = (lines[i] as string).trimEnd();
    if (line.startsWith(FACE_LINE)) readFace(line, seats);
    if (line.startsWith(SERIES_LINE) && entries.length === 0) header.series = readJson(line.slice(SERIES_LINE.length)) ?? null;
    if (line === '' || line.startsWith('#')) continue;
    const bad = (expected: string): Refused =>
      refuse('bad-line', w.bad_line, { line: i + 1, given: line.slice(0, 60), expected }, { line: i + 1 });
    if (ended) return bad('—');

    const numbered = /^(\d+)\. (.*)$/.exec(line);
    if (numbered) {
      if (Number(numbered[1]) !== entries.length + 1) return bad(`${entries.length + 1}.`);
      const entry = parseEntryText(numbered[2] as string);
      if (!entry) return bad('"0 move …", "0 roll 3 4 (hand)", "0 forfeit", "draw", "back 3"');
      entries.push(entry);
      continue;
    }
    const end = /^end (\d+)$/.exec(line);
    if (end) {
      if (Number(end[1]) !== entries.length) return bad(`end ${entries.length}`);
      ended = true;
      continue;
    }
    if (entries.length > 0) return bad(`${entries.length + 1}.`);

    const named = HEADER_LINE.exec(line);
    if (!named) return bad('game, rules, option, seat, dice');
    const [, key, name = '', value = ''] = named;
    const target = readHeaderLine(key as string, name, value, { header, options, seats, dice, strings, hashes, nonces });
    if (!target) return bad('"…"');
  }
  if (!ended) return refuse('truncated', w.truncated, { entries: entries.length }, { line: lines.length });
  if (dice.scheme !== undefined) {
    const given = (string: unknown, seat: number) => ({ hash: hashes[seat], nonce: nonces[seat], string });
    dice.seats = strings.map((string, seat) => (string === NONE ? null : given(string, seat)));
  } else if (dice.kind === 'fair') dice.strings = strings;
  return checkRecord({ format: Number(first.slice(FIRST_LINE.length)), header: { ...header, options, seats, dice }, entries });
}

interface Draft {
  readonly header: Record<string, unknown>;
  readonly options: Record<string, unknown>;
  readonly seats: unknown[];
  readonly dice: Record<string, unknown>;
  readonly strings: unknown[];
  /** What the second fair dice have, by seat. */
  readonly hashes: string[];
  readonly nonces: string[];
}

/** It stands for the `none` of a seat. No JSON gives it. */
const NONE = Symbol(NO_STRING);

/** Puts one header line into the draft; false when its value cannot be read. */
function readHeaderLine(key: string, name: string, value: string, draft: Draft): boolean {
  switch (key) {
    case 'game':
      draft.header.game = value;
      return true;
    case 'rules':
      draft.header.rules = Number(value);
      return true;
    case 'match':
      draft.header.id = value;
      return true;
    case 'date':
      draft.header.date = value;
      return true;
    case 'dice':
      draft.dice.kind = value;
      return true;
    case 'commitment':
      draft.dice.commitment = value;
      return true;
    case 'scheme':
      draft.dice.scheme = readJson(value);
      return draft.dice.kind === 'fair' && draft.dice.scheme !== undefined;
    case 'end':
    case 'length':
    case 'starts':
    case 'brought':
    case 'hash':
    case 'nonce':
      return draft.dice.scheme !== undefined && readSecondLine(key, name, value, draft);
    case 'seed':
      draft.dice.seed = readJson(value);
      return draft.dice.seed !== undefined;
    case 'option':
      if (name === '__proto__' || Object.hasOwn(draft.options, name)) return false;
      draft.options[name] = readJson(value);
      return draft.options[name] !== undefined;
    case 'string':
      if (Number(name) !== draft.strings.length) return false;
      // A seat cannot have given a hash and no string.
      if (value === NO_STRING && (draft.hashes[draft.strings.length] ?? draft.nonces[draft.strings.length]) !== undefined) return false;
      return draft.strings.push(value === NO_STRING ? NONE : readJson(value)) > 0;
    default: {
      if (Number(name) !== draft.seats.length) return false;
      const seat = /^("(?:[^"\\]|\\.)*")(?: bot ("(?:[^"\\]|\\.)*"))?$/.exec(value);
      if (!seat) return false;
      return draft.seats.push({ name: readJson(seat[1] as string), bot: seat[2] === undefined ? undefined : readJson(seat[2]) }) > 0;
    }
  }
}

/** Gives the latest seat its face. A comment that says something else is left alone. */
function readFace(line: string, seats: unknown[]): void {
  const [, seat, text = ''] = /^# face (\d{1,2}): (".*")$/.exec(line) ?? [];
  const face = readJson(text);
  if (Number(seat) === seats.length - 1 && isName(face)) seats.push({ ...(seats.pop() as object), face });
}

/** A line that only the second fair dice have. */
function readSecondLine(key: string, name: string, value: string, { dice, strings, hashes, nonces }: Draft): boolean {
  if (key === 'hash' || key === 'nonce') {
    const list = key === 'hash' ? hashes : nonces;
    // These lines stand before their string, in seat order. A seat without a string has neither.
    if (Number(name) !== strings.length || list[strings.length] !== undefined) return false;
    list[strings.length] = value;
    return true;
  }
  dice[key] = key === 'end' ? value : readJson(value);
  return dice[key] !== undefined;
}

/** Undefined where the text is no JSON: the check of the header says what is missing. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The reverse of `makeEntryText`; null when it is no entry. */
export function parseEntryText(text: string): Entry | null {
  if (text === 'draw') return { type: 'draw' };
  const back = /^back (\d{1,9})$/.exec(text);
  if (back) return { type: 'back', to: Number(back[1]) };
  const by = /^(\d{1,3}) (move|roll|forfeit)(?: (.*))?$/.exec(text);
  if (!by) return null;
  const [, number, verb, rest = ''] = by;
  const seat = Number(number);
  if (verb === 'forfeit') return rest === '' ? { type: 'forfeit', seat } : null;
  if (verb === 'move') return rest === '' ? null : { type: 'move', seat, move: rest };
  const roll = /^(\?|\d+(?: \d+)*) \((\w+)\)$/.exec(rest);
  const from = DICE_KINDS.find((kind: DiceKind) => kind === roll?.[2]);
  if (!roll || !from) return null;
  return { type: 'roll', seat, faces: roll[1] === '?' ? null : (roll[1] as string).split(' ').map(Number), from };
}
