import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Level, levelsOf } from '@pocket-stadium/bots';
import { botRandom } from '@pocket-stadium/dice';
import { isName, type Lang, Play, type Result } from '@pocket-stadium/kernel';
import {
  allStars,
  blankTeam,
  botTeams,
  challenge,
  csvFiles,
  type EventBody,
  FEWEST_ENTRANTS,
  type Fixture,
  LEAGUES,
  type League,
  leaguePoints,
  loadSeasonPart,
  MOST_ENTRANTS,
  makeSetup,
  newId,
  newSeason,
  nextRound,
  openData,
  openFixtures,
  readSeason,
  resultOf,
  SCHEDULES,
  type Schedule,
  type SeasonLog,
  SHOWN,
  type Shown,
  seatsOf,
  shortName,
  takeIn,
  usualSchedule,
} from '@pocket-stadium/season';
import { Option } from 'commander';
import * as shared from '../../words/commands.ts';
import * as w from '../../words/season.ts';
import { EXIT, refusedAs, wrongUse } from '../failure.ts';
import { isFolder, makeFolder, readText } from '../files.ts';
import { gameNamed, optionsFrom } from '../games.ts';
import { wholeNumber } from '../numbers.ts';
import { Conversation, PAUSE_MS } from '../play/conversation.ts';
import { MatchSession } from '../play/match-session.ts';
import { keptPlay } from '../play/open.ts';
import { headerOf, type SimulatedResult, simulated } from '../season/bots.ts';
import { printed } from '../season/bulletin-page.ts';
import { type Changes, changed } from '../season/change.ts';
import { bulletinData, leadersData, tableData } from '../season/data.ts';
import { filesIn, writeFiles } from '../season/open-data.ts';
import { pairing } from '../season/pairing.ts';
import { anyRandom, KeptSeason } from '../season/store.ts';
import { bulletinLines, figureLines, leaderLines, recordLines, replacedLines, roundLines, tableLines } from '../season/tables.ts';
import { typedEvent } from '../season/typed.ts';
import type { Context, StadiumCommand } from './command.ts';

interface SeasonOptions extends Changes {
  readonly game?: string;
  readonly title?: string;
  readonly teams?: string;
  readonly bots: number;
  readonly level?: string;
  readonly kind: Schedule['kind'] | 'double';
  readonly rounds?: number;
  readonly bonus?: boolean;
  readonly option: readonly string[];
  readonly seed?: string;
  readonly all?: boolean;
  readonly simulate?: boolean;
  readonly result?: string;
  readonly challenge?: string;
  readonly dice?: 'program' | 'manual';
  readonly league: League;
  readonly luck?: boolean;
  readonly json?: boolean;
  readonly retrosheet?: string;
  readonly csv?: string;
  readonly out?: string;
  readonly round?: number;
  readonly names: Shown;
}

const ACTIONS = ['new', 'play', 'change', 'table', 'leaders', 'bulletin', 'export', 'import'] as const;

export const season: StadiumCommand = {
  name: 'season',
  summary: w.summary,
  define(command, say) {
    command
      .argument('<action>', say(w.action, { known: ACTIONS.join(', ') }))
      .argument('[folder]', say(w.folder), 'season')
      .argument('[file]', say(w.file))
      .option('--game <game>', say(shared.game_argument))
      .option('--title <text>', say(w.title_option))
      .option('--teams <names>', say(w.teams_option))
      .option('--bots <n>', say(w.bots_option), wholeNumber(say, 0, MOST_ENTRANTS), 0)
      .option('--level <level>', say(w.level_option))
      .addOption(new Option('--kind <kind>', say(w.kind_option)).choices([...SCHEDULES, 'double']).default('round-robin'))
      .option('--rounds <n>', say(w.rounds_option), wholeNumber(say, 1, 39))
      .option('--bonus', say(w.bonus_option))
      .option('--option <name=value>', say(shared.option_option), (value: string, all: string[]) => [...all, value], [])
      .option('--seed <text>', say(w.seed_option))
      .option('--all', say(w.all_option))
      .option('--simulate', say(w.simulate_option))
      .option('--result <home-away>', say(w.result_option))
      .option('--note <text>', say(w.note_option))
      .option('--challenge <who>', say(w.challenge_option))
      .option('--replace <who>', say(w.replace_option))
      .option('--withdraw <team>', say(w.withdraw_option))
      .option('--back <team>', say(w.back_option))
      .option('--enter <team>', say(w.enter_option))
      .option('--pause', say(w.pause_option))
      .option('--resume', say(w.resume_option))
      .addOption(new Option('--dice <source>', say(w.dice_option)).choices(['program', 'manual']))
      .option('--luck', say(w.luck_option))
      .option('--json', say(w.json_option))
      .option('--out <file>', say(w.out_option))
      .option('--round <n>', say(w.round_option), wholeNumber(say, 1, 2000))
      .addOption(new Option('--names <how>', say(w.names_option)).choices(SHOWN).default('names'))
      .option('--retrosheet <folder>', say(w.retrosheet_option))
      .addOption(new Option('--league <league>', say(w.league_option)).choices(LEAGUES).default('A'))
      .option('--csv <folder>', say(w.csv_option));
  },
  async run(context, command) {
    const [action = '', folder = 'season', file] = command.processedArgs as [string, string, string | undefined];
    const options = command.opts<SeasonOptions>();
    const { lang, terminal, say } = context;
    if (action === 'new') {
      await begin(folder, options, lang);
      terminal.print(say(w.made, { folder }));
      return EXIT.ok;
    }
    if (!(ACTIONS as readonly string[]).includes(action)) throw wrongUse(w.bad_action, { given: action, known: ACTIONS.join(', ') });
    if (action === 'import' && file !== undefined && !KeptSeason.isIn(folder) && !isFolder(file)) {
      const copy = readSeason(readText(file));
      // A table of results or an event file needs a season to bring them to.
      if (copy.ok || copy.problem.code !== 'not-a-season') return copied(folder, copy, context);
    }
    const kept = await KeptSeason.open(folder, options.seed);
    const data = options.json ? dataOf(action, kept, options.luck ?? false) : null;
    if (data) {
      process.stdout.write(`${JSON.stringify(data, null, 1)}\n`);
      return EXIT.ok;
    }
    switch (action) {
      case 'play':
        await play(kept, options, context);
        break;
      case 'change':
        changed(kept, options, context);
        break;
      case 'table':
        terminal.print(...tableLines(kept.statistics, lang, options.luck ?? false), ...replacedLines(kept.state, lang));
        break;
      case 'leaders':
        terminal.print(...leaderLines(kept.state, kept.statistics, lang, options.luck ?? false, 10));
        if (options.all) terminal.print(...figureLines(kept.state, kept.statistics, lang, options.luck ?? false));
        break;
      case 'bulletin':
        if (options.out === undefined) terminal.print(...bulletinLines(kept.state, kept.statistics, lang));
        else await printed(kept, options.out, options, context);
        break;
      case 'export':
        exported(kept, options, context);
        break;
      default:
        imported(kept, file, context);
    }
    return EXIT.ok;
  },
};

/** What a program is told; null for actions that have nothing to tell it. */
function dataOf(action: string, { state, statistics }: KeptSeason, luck: boolean): object | null {
  if (action === 'table') return tableData(statistics);
  if (action === 'leaders') return leadersData(state, statistics, luck, 10);
  return action === 'bulletin' ? bulletinData(state, statistics) : null;
}

/** A season in a folder: people by name, bots by number. */
async function begin(folder: string, options: SeasonOptions, lang: Lang): Promise<void> {
  const game = gameNamed(options.game ?? '');
  const people = (options.teams ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const bad = people.find((name) => !isName(name));
  if (bad !== undefined) throw wrongUse(w.bad_name, { given: bad });
  const count = people.length + options.bots;
  if (count < FEWEST_ENTRANTS || count > MOST_ENTRANTS) throw wrongUse(w.bad_count, { fewest: FEWEST_ENTRANTS, most: MOST_ENTRANTS });
  const levels = levelsOf(game.about.id);
  const level = options.level === undefined ? levels[0] : levels.find((known) => known === options.level);
  if (level === undefined) throw wrongUse(w.bad_level, { given: options.level ?? '', known: levels });
  const part = await loadSeasonPart(game.about.id);
  const usual = options.kind === 'double' ? ({ kind: 'round-robin', times: 2 } as const) : usualSchedule(options.kind, count);
  const schedule = usual.kind === 'swiss' && options.rounds ? { ...usual, rounds: options.rounds } : usual;
  const setup = makeSetup(game, {
    title: options.title ?? game.about.names[lang],
    schedule,
    options: optionsFrom(game, options.option, seatsOf(game)),
    ...leaguePoints(part, options.bonus ?? false),
  });
  if (!setup.ok) throw refusedAs(EXIT.usage, setup.problem);
  // The id of a season is its address on a server, so nobody may foresee it. Its matches are told apart by the teams' ids.
  const ids = options.seed === undefined ? anyRandom : botRandom(options.seed, 0);
  const stars = allStars(lang);
  const teams = [
    ...people.map((name, i) => ({ team: { ...blankTeam(name, i), short: shortName(name), players: stars[i % 2]?.players ?? [] } })),
    ...botTeams(options.bots, people, lang).map((team) => ({ team, bot: level as Level })),
  ];
  const kept = await KeptSeason.create(folder, newSeason(setup.value, anyRandom, { at: new Date().toISOString() }), options.seed);
  kept.add(teams.map(({ team, ...bot }): EventBody => ({ type: 'entered', entrant: { id: newId(ids), team, ...bot } })));
}

/** A season from its file, in a folder that has none. */
async function copied(folder: string, copy: Result<SeasonLog>, { terminal, say }: Context): Promise<number> {
  if (!copy.ok) throw refusedAs(EXIT.failed, copy.problem);
  await KeptSeason.create(folder, copy.value);
  terminal.print(say(w.taken_in, { events: copy.value.events.length }), say(w.made, { folder }));
  return EXIT.ok;
}

/** The matches between bots at once, those of people one by one; without `--all` one round. */
async function play(kept: KeptSeason, options: SeasonOptions, context: Context): Promise<void> {
  const { terminal, lang, say } = context;
  const seed = options.seed ?? randomBytes(8).toString('hex');
  if (options.result !== undefined) return typed(kept, options.result, options.note, context);
  if (options.challenge !== undefined) return challenged(kept, options.challenge, context);
  for (;;) {
    const open = openFixtures(kept.state);
    if (open.length === 0) {
      kept.add(pairing);
      continue;
    }
    const round = open[0]?.round ?? 1;
    const began = lastEvent(kept);
    await playRound(
      kept,
      open.filter((fixture) => fixture.round === round),
      seed,
      options,
      context,
    );
    terminal.print(...roundLines(kept.state, round, lang), ...freshRecords(kept, began, lang));
    const waits = openFixtures(kept.state).some((fixture) => fixture.round === round);
    const more = openFixtures(kept.state).length > 0 || nextRound(kept.state).ok;
    const endless = kept.state.setup.schedule.kind === 'ladder';
    if (!options.all || waits || !more || endless) {
      if (waits) terminal.print(say(w.waits));
      return;
    }
  }
}

const lastEvent = ({ state }: KeptSeason): number => state.events.at(-1)?.n ?? 0;

/** The records that fell after an event of the season. */
function freshRecords({ state, statistics }: KeptSeason, event: number, lang: Lang): string[] {
  const fresh = statistics.records.filter(({ fixture }) => (fixture.inForce?.event.n ?? 0) > event);
  return recordLines(state, fresh, lang);
}

async function playRound(
  kept: KeptSeason,
  fixtures: readonly Fixture[],
  seed: string,
  options: SeasonOptions,
  context: Context,
): Promise<void> {
  const { state, game } = kept;
  const [level] = levelsOf(game.about.id);
  const isBot = (id: string) => state.entrants.find((entrant) => entrant.id === id)?.bot !== undefined;
  const byBots = fixtures.filter(({ home, away }) => options.simulate || (isBot(home) && isBot(away)));
  const events: SimulatedResult[] = [];
  for (const fixture of byBots) events.push(await simulated(game, state, fixture, `${seed} ${fixture.id}`, level));
  // Somebody may have typed in one of them meanwhile: theirs counts.
  kept.add((now) => {
    const waiting = new Set(openFixtures(now).map(({ id }) => id));
    return events.filter(({ fixture }) => waiting.has(fixture));
  });
  // Without a terminal somebody plays only where they say how, because lines may come from elsewhere.
  if (!context.terminal.interactive && options.dice === undefined) return;
  const manual = options.dice === 'manual';
  for (const fixture of fixtures)
    if (!byBots.includes(fixture)) await playHere(kept, fixture, manual ? null : `${seed} ${fixture.id}`, context);
}

/** A match of somebody at this keyboard, with real dice where there is no seed. It is kept while it is played, and goes on where it was left. */
async function playHere(kept: KeptSeason, fixture: Fixture, seed: string | null, context: Context): Promise<void> {
  makeFolder(join(kept.folder, 'matches'));
  const file = join(kept.folder, 'matches', `${fixture.id.replaceAll(':', '-')}.txt`);
  const play = existsSync(file) ? keptPlay(file) : Play.start(kept.game, headerOf(kept.game, kept.state, fixture, seed));
  const session = await MatchSession.open(play, file, 1000);
  if (!play.over) await new Conversation(context, session, { auto: false, pauseMs: PAUSE_MS }).run();
  if (!session.play.over) return;
  const result = resultOf(session.play, session.play.header.dice.kind === 'hand' ? 'real-dice' : 'device');
  if (result.ok) kept.add([{ type: 'result', fixture: fixture.id, result: result.value }]);
}

/** `Gulls>Foxes`: the first, below on the ladder, challenges the second. */
function challenged(kept: KeptSeason, text: string, { terminal, lang }: Context): void {
  const named = (given = '') => kept.state.entrants.find(({ team }) => team.name.toLowerCase() === given.trim().toLowerCase())?.id;
  const [challenger, other] = text.split('>').map(named);
  if (challenger === undefined || other === undefined) throw wrongUse(w.bad_challenge, { given: text });
  const made = challenge(kept.state, challenger, other);
  if (!made.ok) throw refusedAs(EXIT.failed, made.problem);
  kept.add(made.value);
  terminal.print(...roundLines(kept.state, kept.state.rounds.length, lang));
}

/** A result as somebody wrote it; with a note it corrects the one that a match has. */
function typed(kept: KeptSeason, text: string, note: string | undefined, { terminal, lang }: Context): void {
  if (openFixtures(kept.state).length === 0 && note === undefined && nextRound(kept.state).ok) kept.add(pairing);
  const began = lastEvent(kept);
  const { fixture, body } = typedEvent(kept, text, note);
  kept.add([body]);
  terminal.print(...roundLines(kept.state, fixture.round, lang), ...freshRecords(kept, began, lang));
}

function exported(kept: KeptSeason, { retrosheet, csv, league }: SeasonOptions, { terminal, lang, say }: Context): void {
  const { state, statistics, game, part } = kept;
  if (retrosheet !== undefined) {
    const began = state.events[0]?.at?.slice(0, 10) ?? '2026-04-01';
    const { files, without } = openData(state, statistics, game, part, began, league);
    writeFiles(retrosheet, files);
    terminal.print(say(w.written, { files: files.length, folder: retrosheet }));
    const [first] = without;
    if (first) terminal.print(say(w.without, { matches: without.length, why: first.why.message[lang] }));
  }
  if (csv !== undefined) {
    const files = csvFiles(state, statistics);
    writeFiles(csv, files);
    terminal.print(say(w.written, { files: files.length, folder: csv }));
  }
  if (retrosheet === undefined && csv === undefined) process.stdout.write(kept.text);
}

/** Takes in another copy of the season, a table of results, or a folder of event files. */
function imported(kept: KeptSeason, file: string | undefined, { terminal, say }: Context): void {
  if (file === undefined) throw wrongUse(w.need_file);
  const taken = takeIn(kept.state, isFolder(file) ? filesIn(file) : [{ name: basename(file), text: readText(file) }]);
  if (!taken.ok) throw refusedAs(EXIT.failed, taken.problem);
  const before = kept.state.events.length;
  if ('copy' in taken.value) kept.merge(taken.value.copy);
  else kept.add(taken.value.results);
  terminal.print(say(w.taken_in, { events: kept.state.events.length - before }));
}
