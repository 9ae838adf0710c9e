import { HONOURS } from '@pocket-stadium/games/shelf/honours';
import type { Honours, Trophy } from '@pocket-stadium/kernel';
import { untilThere } from '../until-there.ts';
import type { PlayedNote } from './log.ts';
import { trophiesOf } from './summary.ts';
import { type Deeds, dayEarned, TROPHIES } from './trophies.ts';

/** The honours part of each game, by game. */
export type AllHonours = ReadonlyMap<string, Honours>;

export async function loadHonours(): Promise<AllHonours> {
  const loaded = Object.entries(HONOURS).map(async ([id, load]) => [id, (await untilThere(load)).honours] as const);
  return new Map(await Promise.all(loaded));
}

/** A trophy on the shelf; `game` is null for those of the whole stadium, `won` false for those still to be won. */
export interface PlacedTrophy extends Trophy {
  readonly key: string;
  readonly game: string | null;
  readonly won: boolean;
  /** The day it was won, where that is known. */
  readonly day: string | null;
}

/** Every trophy there is, those that were won first. */
export function allTrophies(deeds: Deeds, honours: AllHonours): readonly PlacedTrophy[] {
  const own = Object.entries(TROPHIES).map(([key, trophy]) => {
    const won = trophy.earned(deeds);
    return { key, names: trophy.names, says: trophy.says, game: null, won, day: won ? dayEarned(trophy, deeds) : null };
  });
  const theirs = [...honours].flatMap(([game, { trophies }]) => {
    const won = trophiesOf(deeds.notes, game);
    return Object.entries(trophies).map(([key, { names, says }]) => ({
      key,
      names,
      says,
      game,
      won: won.has(key),
      day: won.get(key) ?? null,
    }));
  });
  const all = merged([...own, ...theirs]);
  return [...all.filter(({ won }) => won), ...all.filter(({ won }) => !won)];
}

/** Games of one sport give the same trophies, so each stands once. */
function merged(all: readonly PlacedTrophy[]): readonly PlacedTrophy[] {
  const first = new Map<unknown, PlacedTrophy>();
  for (const trophy of all) {
    const known = first.get(trophy.names);
    if (!known || (trophy.won && (!known.won || (trophy.day ?? '') < (known.day ?? '')))) first.set(trophy.names, trophy);
  }
  return [...first.values()];
}

/** How many trophies were won, without what the games say about them. */
export function countTrophies(deeds: Deeds): number {
  const own = Object.values(TROPHIES).filter(({ earned }) => earned(deeds)).length;
  return own + new Set(deeds.notes.flatMap(gameTrophies)).size;
}

const gameTrophies = ({ honours }: PlayedNote): readonly string[] => Object.values(honours).flatMap(({ trophies }) => trophies);
