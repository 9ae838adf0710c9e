import type { Lang, Random } from '@pocket-stadium/kernel';
import * as w from '../words/teams.ts';
import { CREST_CHARGES, CREST_DIVISIONS, CREST_OUTLINES, type Crest, type Player, type Team } from './team.ts';

export const LINEUP = 9;

/** Colours that tell teams apart in both themes, and in grey. */
const COLOURS: readonly (readonly [string, string])[] = [
  ['#b3261e', '#f6e7c1'],
  ['#1f4e8c', '#f2c230'],
  ['#1e6b47', '#e9efe2'],
  ['#5b2a86', '#f4b942'],
  ['#c75b12', '#1c2b39'],
  ['#0f6f7c', '#f7d9c4'],
  ['#7a1f3d', '#b8d8e8'],
  ['#35383d', '#e0a526'],
];

const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;
const crestOf = (at: number): Crest => ({
  outline: pick(CREST_OUTLINES, at),
  division: pick(CREST_DIVISIONS, Math.floor(at / 2) + at),
  charge: pick(CREST_CHARGES, at + 1),
});

/** The first letters of a name, for a narrow column. */
export function shortName(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  const initials = words.length > 2 ? words.map((word) => word[0]).join('') : words.join('') || 'X';
  return initials.slice(0, 3).toUpperCase();
}

/** The same team under another name. */
export const renamed = (team: Team, name: string): Team => ({ ...team, name, short: shortName(name) });

/** A team without people. `at` gives it colours and a crest that tell it apart. */
export function blankTeam(name: string, at = 0, players: readonly string[] = []): Team {
  return { name, short: shortName(name), colours: pick(COLOURS, at), crest: crestOf(at), players: playersOf(players) };
}

/** People by name, in batting order. */
export function playersOf(names: readonly string[]): Player[] {
  return names.map((name, i) => ({ id: `p${i + 1}`, name, number: i + 1 }));
}

/** Two teams of the past to begin with at once: the masters of the dice, and those of the pocket. */
export function allStars(lang: Lang): readonly [Team, Team] {
  const names = (list: string) => list.split(',').map((name) => name.trim());
  return [blankTeam(w.first[lang], 0, names(w.first_players[lang])), blankTeam(w.second[lang], 1, names(w.second_players[lang]))];
}

/** Teams for bots: so many, none called as one of those who are there. */
export function botTeams(count: number, taken: readonly string[], lang: Lang): Team[] {
  const names = w.bot_teams[lang].split(',').map((name) => name.trim());
  const free = names.filter((name) => !taken.includes(name));
  const people = w.bot_players[lang].split(',').map((name) => name.trim());
  return Array.from({ length: count }, (_, i) => {
    const name = free[i] ?? `${pick(names, i)} ${Math.floor(i / names.length) + 2}`;
    return blankTeam(
      name,
      taken.length + i,
      Array.from({ length: LINEUP }, (_, slot) => pick(people, i * LINEUP + slot)),
    );
  });
}

/** The same list in an order by lot. */
export function shuffled<T>(list: readonly T[], random: Random): T[] {
  const mixed = [...list];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [mixed[i], mixed[j]] = [mixed[j] as T, mixed[i] as T];
  }
  return mixed;
}

/** The same people in an order by lot. */
export const drawLineup = (team: Team, random: Random): Team => ({ ...team, players: shuffled(team.players, random) });

/** A name as somebody may show it: whole, its initials, or the number in the line-up. */
export const SHOWN = ['names', 'initials', 'numbers'] as const;
export type Shown = (typeof SHOWN)[number];
export function shownName({ name, number }: Player, shown: Shown, place: number): string {
  if (shown === 'names') return name;
  if (shown === 'numbers') return `#${number ?? place + 1}`;
  return (name.match(/[\p{L}\p{N}]+/gu) ?? [name]).map((word) => `${word[0]}.`).join(' ');
}
