import { randomBytes } from 'node:crypto';
import { homedir } from 'node:os';
import { join } from 'node:path';
import {
  countSides,
  type DiceSource,
  type Game,
  type Lang,
  newHeader,
  nextGame,
  Play,
  Seating,
  type SeriesPlan,
  startSeries,
} from '@pocket-stadium/kernel';
import { EXIT, refusedAs, wrongUse } from '../failure.ts';
import { makeFolder, readMatch } from '../files.ts';
import { optionsFrom } from '../games.ts';
import { seatsFrom } from '../seats.ts';
import { COMMAND } from '../words.ts';

export interface Wanted {
  readonly seats?: string;
  readonly options: readonly string[];
  readonly seed?: string;
  readonly manual: boolean;
  readonly series?: SeriesPlan;
}

const MAX_SEED = 200;

/** A new match as it was asked for. */
export function newPlay(game: Game, { seats: who, options: given, seed, manual, series: plan }: Wanted, lang: Lang): Play {
  if (seed !== undefined && manual) throw wrongUse(COMMAND.play.seedByHand);
  if (seed !== undefined && (seed === '' || seed.length > MAX_SEED)) throw wrongUse(COMMAND.play.longSeed);
  const seats = seatsFrom(game, who, 'people', lang);
  const dice: DiceSource = manual ? { kind: 'hand' } : { kind: 'seed', seed: seed ?? randomBytes(16).toString('hex') };
  const options = optionsFrom(game, given, seats.length);
  return begin(game, { seats, options, dice, ...(plan && { series: startSeries(plan, countSides(game, seats.length, options)) }) });
}

/** The next game of the series that a finished match belongs to; null where there is none to come. */
export function nextPlay(play: Play): Play | null {
  const next = nextGame(play);
  if (!next) return null;
  const { game, header } = play;
  const dice: DiceSource = header.dice.kind === 'hand' ? { kind: 'hand' } : { kind: 'seed', seed: randomBytes(16).toString('hex') };
  return begin(game, { seats: header.seats, dice, ...next });
}

function begin(game: Game, given: Omit<Parameters<typeof newHeader>[1], 'id' | 'date'>): Play {
  const header = newHeader(game, { ...given, id: randomBytes(16).toString('hex'), date: today() });
  if (!header.ok) throw refusedAs(EXIT.usage, header.problem);
  const play = Play.open(game, header.value);
  if (!play.ok) throw refusedAs(EXIT.usage, play.problem);
  return play.value;
}

/** A match that was kept, where it can go on at this computer. */
export function keptPlay(file: string): Play {
  const play = readMatch(file);
  const { dice } = play.header;
  if (play.over && !nextGame(play) && !Seating.ofRecord({ play }).takeBack()) throw wrongUse(COMMAND.play.alreadyOver, { file });
  const masked = play.entries.some((entry) => entry.type === 'roll' && entry.faces === null);
  if (masked || dice.kind === 'fair' || (dice.kind === 'seed' && dice.seed === undefined)) throw wrongUse(COMMAND.play.otherDice, { file });
  return play;
}

/** A file of its own for a new match: in `STADIUM_MATCHES`, or where the system keeps people's data. */
export function newFile({ header }: Play): string {
  const data = process.env.XDG_DATA_HOME || join(homedir(), '.local', 'share');
  const folder = process.env.STADIUM_MATCHES || join(data, 'pocket-stadium');
  makeFolder(folder);
  return join(folder, `${header.game}-${header.date}-${header.id?.slice(0, 8)}.txt`);
}

/** The day, where people are. */
function today(): string {
  const now = new Date();
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
