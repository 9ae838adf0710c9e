import { CHARACTERS, characterOf, type FaceId, type Level, levelsOf, USUAL_FACE } from '@pocket-stadium/bots';
import type { Game, SeatHeader, Words } from '@pocket-stadium/kernel';
import { say } from '../../kit/lang.svelte.ts';
import * as w from '../../words/setup.ts';
import { nickname } from '../online/nickname.svelte.ts';
import { settings } from '../settings.svelte.ts';

/** Who sits down: one person and bots, people passing the device, people elsewhere, or bots alone. */
export const COMPANIES = ['bots', 'people', 'link', 'watch'] as const;
export type Company = (typeof COMPANIES)[number];

/** A seat as it is filled in before the match; an empty name stands for the usual one. */
export interface SeatPlan {
  name: string;
  bot: Level | null;
  face: FaceId | null;
}

/** Bots beyond those with a face. */
const MORE_NAMES = ['Léon', 'Paula', 'Oscar'];

/** The faces of the bots of a match, the chosen one first: those of its level, then the others. */
export function facesBeside(chosen: FaceId): readonly FaceId[] {
  const level = characterOf(chosen)?.level;
  const others = CHARACTERS.filter(({ id }) => id !== chosen);
  return [chosen, ...[...others.filter((one) => one.level === level), ...others.filter((one) => one.level !== level)].map(({ id }) => id)];
}

/** A bot for a seat. In a game without choices every face plays alike. */
export function botPlan(game: Game, face: FaceId | undefined): Pick<SeatPlan, 'bot' | 'face'> {
  const levels = levelsOf(game.about.id);
  const level = characterOf(face)?.level ?? 'rookie';
  return { bot: levels.includes(level) ? level : (levels[0] ?? 'rookie'), face: face ?? null };
}

/** The seats of a company, with the names used last. */
export function plansFor(game: Game, company: Company, count: number, chosen: FaceId = USUAL_FACE): SeatPlan[] {
  const faces = facesBeside(chosen);
  let bots = 0;
  return Array.from({ length: count }, (_, seat) => {
    const person = company === 'people' || (company === 'bots' && seat === 0);
    return person ? { name: settings.names[seat] ?? '', bot: null, face: null } : { name: '', ...botPlan(game, faces[bots++]) };
  });
}

/** The name of a plan for which nobody typed one. Somebody alone goes by their nickname. */
export function usualName(plan: SeatPlan, seat: number, alone = false): string {
  const face = plan.face && characterOf(plan.face);
  if (face) return face.name;
  if (alone && !plan.bot) return nickname.current;
  return plan.bot ? (MORE_NAMES[seat % MORE_NAMES.length] ?? '') : say(w.player_name, { number: seat + 1 });
}

export const isAlone = (plans: readonly SeatPlan[]): boolean => plans.filter(({ bot }) => !bot).length === 1;

export function seatHeaders(plans: readonly SeatPlan[]): SeatHeader[] {
  const alone = isAlone(plans);
  return plans.map((plan, seat) => {
    const name = plan.name.trim().slice(0, 24) || usualName(plan, seat, alone);
    if (!plan.bot) return { name };
    return plan.face ? { name, bot: plan.bot, face: plan.face } : { name, bot: plan.bot };
  });
}

/** Another number of seats: who played for whom is open again. */
export function withoutTeams<V>(game: Game, options: Readonly<Record<string, V>>): Record<string, V> {
  return Object.fromEntries(Object.entries(options).filter(([name]) => game.about.options[name]?.kind !== 'teams'));
}

export const LEVEL_NAMES: Readonly<Record<Level, Words>> = {
  rookie: w.level_rookie,
  regular: w.level_regular,
  best: w.level_best,
};
