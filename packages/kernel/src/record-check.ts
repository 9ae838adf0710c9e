import * as w from '../words/record.ts';
import {
  DICE_KINDS,
  type DiceKind,
  type DiceSource,
  type Entry,
  type Header,
  type Match,
  type SeatHeader,
  type SeatString,
} from './match.ts';
import { isName } from './name.ts';
import type { OptionValue } from './options.ts';
import { accept, type Refused, type Result, refuse } from './problem.ts';
import { RECORD_FORMAT } from './record-json.ts';
import type { SeriesTag } from './series.ts';

export function parseRecordJson(text: string): Result<Match> {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    return refuse('not-json', w.not_json, { why: String((error as Error).message).slice(0, 120) });
  }
  return checkRecord(data);
}

/** A value of unknown origin as a well-formed match (not yet folded). */
export function checkRecord(data: unknown): Result<Match> {
  const { format, header, entries } = fields(data);
  if (typeof format === 'number' && format > RECORD_FORMAT) {
    return refuse('newer-format', w.newer_format, { given: format, known: RECORD_FORMAT });
  }
  if (format !== RECORD_FORMAT) return wrong('format', String(RECORD_FORMAT));
  const checkedHeader = checkHeaderShape(header);
  if (!checkedHeader.ok) return checkedHeader;
  if (!Array.isArray(entries)) return wrong('entries', '[…]');
  const list: Entry[] = [];
  for (const [index, given] of entries.entries()) {
    const entry = checkEntry(given, `entries[${index}]`);
    if (!entry.ok) return { ok: false, problem: { ...entry.problem, entry: index + 1 } };
    list.push(entry.value);
  }
  return accept({ header: checkedHeader.value, entries: list });
}

function checkHeaderShape(data: unknown): Result<Header> {
  const { game, rules, options, seats, dice, id, date, series } = fields(data);
  if (typeof game !== 'string') return wrong('header.game', '"…"');
  if (!isCount(rules) || rules < 1) return wrong('header.rules', '1, 2, 3…');
  if (!isObject(options)) return wrong('header.options', '{…}');
  for (const [name, value] of Object.entries(options)) {
    if (!isOptionValue(value)) return wrong(`header.options.${name.slice(0, 40)}`, 'true, 9, "…", […]');
  }
  if (!Array.isArray(seats) || seats.length > 64) return wrong('header.seats', '[{"name":"…"}, …]');
  const checkedSeats: SeatHeader[] = [];
  for (const [index, seat] of seats.entries()) {
    const { name, bot, face } = fields(seat);
    if (!isName(name)) return wrong(`header.seats[${index}].name`, '"…"');
    if (bot !== undefined && !isName(bot)) return wrong(`header.seats[${index}].bot`, '"…"');
    if (face !== undefined && !isName(face)) return wrong(`header.seats[${index}].face`, '"…"');
    checkedSeats.push({ name, ...(bot === undefined ? {} : { bot }), ...(face === undefined ? {} : { face }) });
  }
  const checkedDice = checkDice(dice, seats.length);
  if (!checkedDice.ok) return checkedDice;
  if (id !== undefined && !(typeof id === 'string' && /^[0-9a-f]{32}$/.test(id))) return wrong('header.id', '32 × 0-9a-f');
  if (id === undefined && checkedDice.value.kind === 'fair' && checkedDice.value.scheme === 2) return wrong('header.id', '32 × 0-9a-f');
  if (date !== undefined && !(typeof date === 'string' && /^\d{4}-\d\d-\d\d$/.test(date))) return wrong('header.date', 'YYYY-MM-DD');
  if (series !== undefined && !isSeries(series)) return wrong('header.series', '{"best":3,"game":1,"won":[0,0]}');
  return accept({
    game,
    rules,
    options: options as Readonly<Record<string, OptionValue>>,
    seats: checkedSeats,
    dice: checkedDice.value,
    ...(id === undefined ? {} : { id: id as string }),
    ...(date === undefined ? {} : { date: date as string }),
    ...(series === undefined ? {} : { series: seriesOf(series as SeriesTag) }),
  });
}

function isSeries(data: unknown): boolean {
  const { best, games, game, won } = fields(data);
  const planned = best === undefined ? isCount(games) : isCount(best) && games === undefined;
  return planned && isCount(game) && Array.isArray(won) && won.length <= 64 && won.every(isCount);
}

/** The fields of a series that are known here. Newer programs may say more. */
function seriesOf({ best, games, game, won }: SeriesTag): SeriesTag {
  return best === undefined ? { games: games as number, game, won } : { best, game, won };
}

function checkDice(data: unknown, seats: number): Result<DiceSource> {
  const { kind, scheme, seed, commitment, strings } = fields(data);
  if (kind === 'hand') return accept({ kind });
  if (seed !== undefined && !isText(seed)) return wrong('header.dice.seed', '"…"');
  if (kind === 'seed') return accept(seed === undefined ? { kind } : { kind, seed });
  if (kind !== 'fair') return wrong('header.dice.kind', DICE_KINDS.join(', '));
  if (scheme !== undefined) return checkSecondDice(data, seats);
  if (!isHash(commitment)) return wrong('header.dice.commitment', '64 × 0-9a-f');
  if (!Array.isArray(strings) || strings.length > 64 || !strings.every(isText)) return wrong('header.dice.strings', '["…"]');
  return accept({ kind, commitment, strings, ...(seed === undefined ? {} : { seed }) });
}

function checkSecondDice(data: unknown, count: number): Result<DiceSource> {
  const { scheme, length, end, starts, brought, seats, seed } = fields(data);
  if (scheme !== 2) return wrong('header.dice.scheme', '2');
  if (!isCount(length) || length < 1 || length > 65_535) return wrong('header.dice.length', '1–65535');
  if (!isHash(end)) return wrong('header.dice.end', '64 × 0-9a-f');
  if (!isCount(starts)) return wrong('header.dice.starts', '0, 1, 2…');
  if (brought !== undefined && (!isCount(brought) || brought < 1)) return wrong('header.dice.brought', '1, 2, 3…');
  if (!Array.isArray(seats) || seats.length !== count) return wrong('header.dice.seats', `[…] × ${count}`);
  const checked: (SeatString | null)[] = [];
  for (const [index, seat] of seats.entries()) {
    const field = `header.dice.seats[${index}]`;
    const { hash, nonce, string } = fields(seat);
    if (seat !== null && !isHash(hash)) return wrong(`${field}.hash`, '64 × 0-9a-f');
    if (seat !== null && !isHash(nonce)) return wrong(`${field}.nonce`, '64 × 0-9a-f');
    if (seat !== null && !(isText(string) && !HALF_CHARACTER.test(string))) return wrong(`${field}.string`, '"…"');
    checked.push(seat === null ? null : ({ hash, nonce, string } as SeatString));
  }
  if (seed !== undefined && !isHash(seed)) return wrong('header.dice.seed', '64 × 0-9a-f');
  return accept({
    kind: 'fair',
    scheme,
    length,
    end,
    starts,
    ...(brought === undefined ? {} : { brought }),
    seats: checked,
    ...(seed === undefined ? {} : { seed }),
  });
}

/** A value of unknown origin as an entry; `field` names it in the refusal. */
export function checkEntry(data: unknown, field: string): Result<Entry> {
  const { type, seat, move, faces, from, to } = fields(data);
  switch (type) {
    case 'move':
      if (!isCount(seat)) return wrong(`${field}.seat`, '0, 1, 2…');
      if (typeof move !== 'string' || move.length > 2000) return wrong(`${field}.move`, '"…"');
      return accept({ type, seat, move });
    case 'roll':
      if (!isCount(seat)) return wrong(`${field}.seat`, '0, 1, 2…');
      if (faces !== null && !(Array.isArray(faces) && faces.length <= 100 && faces.every((face) => typeof face === 'number'))) {
        return wrong(`${field}.faces`, '[3,4]');
      }
      if (!DICE_KINDS.includes(from as DiceKind)) return wrong(`${field}.from`, DICE_KINDS.join(', '));
      return accept({ type, seat, faces, from: from as DiceKind });
    case 'forfeit':
      if (!isCount(seat)) return wrong(`${field}.seat`, '0, 1, 2…');
      return accept({ type, seat });
    case 'draw':
      return accept({ type });
    case 'back':
      if (!isCount(to)) return wrong(`${field}.to`, '0, 1, 2…');
      return accept({ type, to });
    default:
      return wrong(`${field}.type`, 'move, roll, forfeit, draw, back');
  }
}

/** Half a surrogate pair: it has no UTF-8 bytes, so it cannot be hashed. */
const HALF_CHARACTER = /\p{Cs}/u;

function isHash(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 200;
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function isOptionValue(value: unknown): value is OptionValue {
  if (Array.isArray(value)) return value.length <= 100 && value.every((item) => typeof item === 'string');
  return typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function fields(value: unknown): Record<string, unknown> {
  return isObject(value) ? value : {};
}

function wrong(field: string, expected: string): Refused {
  return refuse('malformed-record', w.not_a_record, { field, expected });
}
