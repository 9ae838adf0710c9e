import { accept, isName, type OptionValue, type Result } from '@pocket-stadium/kernel';
import type { Bonus, Points } from '../kit/index.ts';
import {
  type Entrant,
  EVENT_TYPES,
  type EventBody,
  type MatchResult,
  type Pair,
  type Schedule,
  type SeasonEvent,
  type SeasonSetup,
  TIE_BREAKS,
  type TieBreak,
  WAYS,
} from './events.ts';
import { each, fields, isCount, isObject, type Looked, oneOf, textUpTo, wrong } from './look.ts';
import { checkPlayers, checkTeam } from './team-file.ts';

/** An event of unknown origin. `field` names it in the refusal. */
export function checkEvent(data: unknown, field: string): Result<SeasonEvent> {
  const { id, n, by, at, type } = fields(data);
  if (!isId(id)) return wrong(`${field}.id`, '8–32 × 0-9a-f');
  if (!isCount(n) || n < 1) return wrong(`${field}.n`, '1, 2, 3…');
  if (by !== undefined && !isName(by)) return wrong(`${field}.by`, '"…"');
  if (at !== undefined && !isInstant(at)) return wrong(`${field}.at`, '2026-11-18T20:15:00Z');
  if (!oneOf(EVENT_TYPES, type)) return wrong(`${field}.type`, EVENT_TYPES.join(', '));
  const body = BODIES[type](fields(data), field);
  if (!body.ok) return body;
  return accept({ id, n, ...(by !== undefined && { by }), ...(at !== undefined && { at }), ...body.value });
}

type Check = (given: Record<string, unknown>, field: string) => Result<EventBody>;

const BODIES: Readonly<Record<EventBody['type'], Check>> = {
  created: ({ setup }, field) => then(checkSetup(setup, `${field}.setup`), (setup) => ({ type: 'created', setup })),
  retitled: ({ title }, field) => (isTitle(title) ? accept({ type: 'retitled', title }) : wrong(`${field}.title`, '"…"')),
  entered: ({ entrant }, field) => then(checkEntrant(entrant, `${field}.entrant`), (entrant) => ({ type: 'entered', entrant })),
  'team-changed': ({ entrant, team, bot, note }, field) => {
    if (!isId(entrant)) return wrong(`${field}.entrant`, ID);
    if (bot !== undefined && !isName(bot)) return wrong(`${field}.bot`, '"…"');
    if (!isNote(note)) return wrong(`${field}.note`, '"…"');
    return then(checkTeam(team, `${field}.team`), (team) => ({
      type: 'team-changed',
      entrant,
      team,
      ...(bot !== undefined && { bot }),
      ...noteOf(note),
    }));
  },
  replaced: ({ entrant, name, bot, note }, field) => {
    if (!isId(entrant)) return wrong(`${field}.entrant`, ID);
    if (name !== undefined && !isName(name)) return wrong(`${field}.name`, '"…"');
    if (bot !== undefined && !isName(bot)) return wrong(`${field}.bot`, '"…"');
    if (!isNote(note)) return wrong(`${field}.note`, '"…"');
    return accept({
      type: 'replaced',
      entrant,
      ...(name !== undefined && { name }),
      ...(bot !== undefined && { bot }),
      ...noteOf(note),
    });
  },
  withdrew: ({ entrant, note }, field) => attends('withdrew', entrant, note, field),
  returned: ({ entrant, note }, field) => attends('returned', entrant, note, field),
  paired: ({ round, fixtures, byes, adds }, field) => {
    if (!isRound(round)) return wrong(`${field}.round`, '1, 2, 3…');
    if (!Array.isArray(byes) || byes.length > 40 || !byes.every(isId)) return wrong(`${field}.byes`, '["…"]');
    if (adds !== undefined && adds !== true) return wrong(`${field}.adds`, 'true');
    const pairs = each(fixtures, 800, `${field}.fixtures`, checkPair);
    return then(pairs, (fixtures) => ({ type: 'paired', round, fixtures, byes, ...(adds && { adds }) }));
  },
  unpaired: ({ round, note }, field) => {
    if (!isRound(round)) return wrong(`${field}.round`, '1, 2, 3…');
    return isNote(note) ? accept({ type: 'unpaired', round, ...noteOf(note) }) : wrong(`${field}.note`, '"…"');
  },
  result: ({ fixture, result }, field) => {
    if (!isFixture(fixture)) return wrong(`${field}.fixture`, FIXTURE);
    return then(checkResult(result, `${field}.result`), (result) => ({ type: 'result', fixture, result }));
  },
  corrected: ({ fixture, of, result, note }, field) => {
    if (!isFixture(fixture)) return wrong(`${field}.fixture`, FIXTURE);
    if (!isId(of)) return wrong(`${field}.of`, ID);
    if (!textUpTo(note, 400) || note === '') return wrong(`${field}.note`, '"…"');
    if (result === null) return accept({ type: 'corrected', fixture, of, result, note });
    return then(checkResult(result, `${field}.result`), (result) => ({ type: 'corrected', fixture, of, result, note }));
  },
  forgotten: ({ entrant, as }, field) => {
    if (!isId(entrant)) return wrong(`${field}.entrant`, ID);
    return typeof as === 'string' && /^#\d{1,3}$/.test(as) ? accept({ type: 'forgotten', entrant, as }) : wrong(`${field}.as`, '"#5"');
  },
  paused: ({ paused }, field) =>
    typeof paused === 'boolean' ? accept({ type: 'paused', paused }) : wrong(`${field}.paused`, 'true, false'),
  noted: ({ text }, field) => (textUpTo(text, 400) ? accept({ type: 'noted', text }) : wrong(`${field}.text`, '"…"')),
};

function attends(type: 'withdrew' | 'returned', entrant: unknown, note: unknown, field: string): Result<EventBody> {
  if (!isId(entrant)) return wrong(`${field}.entrant`, ID);
  return isNote(note) ? accept({ type, entrant, ...noteOf(note) }) : wrong(`${field}.note`, '"…"');
}

export function checkSetup(data: unknown, field: string): Result<SeasonSetup> {
  const { title, game, options, schedule, points, bonus, tieBreaks } = fields(data);
  if (!isTitle(title)) return wrong(`${field}.title`, '"…"');
  if (!textUpTo(game, 60) || game === '') return wrong(`${field}.game`, '"…"');
  if (!isObject(options) || Object.keys(options).length > 60 || !Object.values(options).every(isOptionValue))
    return wrong(`${field}.options`, '{…}');
  const kind = checkSchedule(schedule, `${field}.schedule`);
  if (!kind.ok) return kind;
  const { win, draw, loss } = fields(points);
  if (![win, draw, loss].every((value) => isCount(value) && value <= 100)) return wrong(`${field}.points`, '{"win":2,"draw":1,"loss":0}');
  const extra = bonus === undefined ? accept(undefined) : checkBonus(bonus, `${field}.bonus`);
  if (!extra.ok) return extra;
  const distinct = Array.isArray(tieBreaks) && new Set(tieBreaks).size === tieBreaks.length;
  if (!distinct || !tieBreaks.every((value) => oneOf(TIE_BREAKS, value))) return wrong(`${field}.tieBreaks`, TIE_BREAKS.join(', '));
  return accept({
    title,
    game,
    options: options as Readonly<Record<string, OptionValue>>,
    schedule: kind.value,
    points: { win, draw, loss } as Points,
    ...(extra.value && { bonus: extra.value }),
    tieBreaks: tieBreaks as TieBreak[],
  });
}

function checkSchedule(data: unknown, field: string): Result<Schedule> {
  const { kind, times, rounds, thirdPlace, reach } = fields(data);
  switch (kind) {
    case 'round-robin':
      return times === 1 || times === 2 ? accept({ kind, times }) : wrong(`${field}.times`, '1, 2');
    case 'swiss':
      return isCount(rounds) && rounds >= 1 && rounds <= 39 ? accept({ kind, rounds }) : wrong(`${field}.rounds`, '1–39');
    case 'knock-out':
      return typeof thirdPlace === 'boolean' ? accept({ kind, thirdPlace }) : wrong(`${field}.thirdPlace`, 'true, false');
    case 'ladder':
      return isCount(reach) && reach >= 1 && reach <= 39 ? accept({ kind, reach }) : wrong(`${field}.reach`, '1–39');
    default:
      return wrong(`${field}.kind`, 'round-robin, swiss, knock-out, ladder');
  }
}

function checkBonus(data: unknown, field: string): Result<Bonus> {
  const { figure, least, losingBy } = fields(data);
  const good = textUpTo(figure, 30) && figure !== '' && isCount(least) && isCount(losingBy);
  return good ? accept({ figure, least, losingBy } as Bonus) : wrong(field, '{"figure":"tries","least":4,"losingBy":7}');
}

export function checkEntrant(data: unknown, field: string): Result<Entrant> {
  const { id, team, bot, seed, granted } = fields(data);
  if (!isId(id)) return wrong(`${field}.id`, ID);
  if (bot !== undefined && !isName(bot)) return wrong(`${field}.bot`, '"…"');
  if (seed !== undefined && !isRound(seed)) return wrong(`${field}.seed`, '1, 2, 3…');
  if (granted !== undefined && !(isCount(granted) && granted <= 1000)) return wrong(`${field}.granted`, '0, 1, 2…');
  return then(checkTeam(team, `${field}.team`), (team) => ({
    id,
    team,
    ...(bot !== undefined && { bot }),
    ...(seed !== undefined && { seed }),
    ...(granted !== undefined && { granted: granted as number }),
  }));
}

function checkPair(data: unknown, field: string): Result<Pair> {
  const { home, away } = fields(data);
  return isId(home) && isId(away) && home !== away ? accept({ home, away }) : wrong(field, '{"home":"…","away":"…"}');
}

export function checkResult(data: unknown, field: string): Result<MatchResult> {
  const { how, winner, score, advances, record, homeSide, line, totals, lineups, match } = fields(data);
  if (!oneOf(WAYS, how)) return wrong(`${field}.how`, WAYS.join(', '));
  if (!oneOf(['home', 'away', 'draw'] as const, winner)) return wrong(`${field}.winner`, 'home, away, draw');
  if (!isTwo(score, (value) => isCount(value) && value <= 100_000)) return wrong(`${field}.score`, '[5,3]');
  if (advances !== undefined && !oneOf(['home', 'away'] as const, advances)) return wrong(`${field}.advances`, 'home, away');
  if (record !== undefined && !textUpTo(record, 400_000)) return wrong(`${field}.record`, '"…"');
  if (homeSide !== undefined && homeSide !== 0 && homeSide !== 1) return wrong(`${field}.homeSide`, '0, 1');
  if (line !== undefined && !isTwo(line, isLine)) return wrong(`${field}.line`, '[[0,1,…],[2,0,…]]');
  if (totals !== undefined && !isTwo(totals, isTotals)) return wrong(`${field}.totals`, '[{"H":9},{"H":7}]');
  if (match !== undefined && !(typeof match === 'string' && /^[\w-]{1,64}$/.test(match))) return wrong(`${field}.match`, '"…"');
  const people = lineups === undefined ? accept(undefined) : checkLineups(lineups, `${field}.lineups`);
  if (!people.ok) return people;
  return accept({
    how,
    winner,
    score: score as unknown as MatchResult['score'],
    ...(advances !== undefined && { advances }),
    ...(record !== undefined && { record }),
    ...(homeSide !== undefined && { homeSide }),
    ...(line !== undefined && { line: line as unknown as NonNullable<MatchResult['line']> }),
    ...(totals !== undefined && { totals: totals as unknown as NonNullable<MatchResult['totals']> }),
    ...(people.value && { lineups: people.value }),
    ...(match !== undefined && { match: match as string }),
  });
}

function checkLineups(data: unknown, field: string): Result<NonNullable<MatchResult['lineups']>> {
  if (!Array.isArray(data) || data.length !== 2) return wrong(field, '[[…],[…]]');
  const home = checkPlayers(data[0], `${field}[0]`);
  if (!home.ok) return home;
  return then(checkPlayers(data[1], `${field}[1]`), (away) => [home.value, away] as const);
}

const ID = '8–32 × 0-9a-f';
const FIXTURE = '3:…:…';
export const isId = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{8,32}$/.test(value);
const isFixture = (value: unknown): value is string => typeof value === 'string' && /^\d{1,4}:[0-9a-f]{8,32}:[0-9a-f]{8,32}$/.test(value);
const isRound = (value: unknown): value is number => isCount(value) && value >= 1 && value <= 2000;
const isTitle = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 80 && isName(value.slice(0, 40)) && isName(value.slice(40) || 'x');
const isNote = (value: unknown): value is string | undefined => value === undefined || textUpTo(value, 400);
const noteOf = (note: string | undefined) => (note === undefined ? {} : { note });
const isInstant = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/.test(value);
const isTwo = (value: unknown, each: Looked): value is readonly [unknown, unknown] =>
  Array.isArray(value) && value.length === 2 && value.every(each);
const isLine = (value: unknown): boolean =>
  Array.isArray(value) && value.length <= 60 && value.every((runs) => runs === null || (isCount(runs) && runs <= 1000));
const isTotals = (value: unknown): boolean =>
  isObject(value) && Object.entries(value).every(([key, count], i) => i < 30 && key.length <= 30 && isCount(count) && count <= 100_000);

function isOptionValue(value: unknown): value is OptionValue {
  if (Array.isArray(value)) return value.length <= 100 && value.every((item) => textUpTo(item, 60));
  return typeof value === 'boolean' || typeof value === 'number' || textUpTo(value, 200);
}

function then<T, U>(result: Result<T>, make: (value: T) => U): Result<U> {
  return result.ok ? accept(make(result.value)) : result;
}
