import { FELT, type Review, type SideStory } from '@pocket-stadium/bots';
import { type Fact, type Lang, type Play, scoreOf, sideName, sideOf } from '@pocket-stadium/kernel';
import { hadChoices, hadDice } from './story.ts';

/** What made the winner win, in whole points that add up to 100. */
export interface Share {
  readonly from: 'start' | 'dice' | 'choices';
  readonly points: number;
}

/**
 * The bar in parts: where the winner stood at the start, what the dice added, and what the choices of both did. A part
 * that the game lacks is not told.
 */
export function sharesOf({ start, luck }: SideStory, review: Review): Share[] {
  const whole = (value: number) => Math.round(100 * value);
  const begun = { from: 'start', points: whole(start) } as const;
  const rest = 100 - begun.points;
  if (!hadDice(review)) return [begun, { from: 'choices', points: rest }];
  if (!hadChoices(review)) return [begun, { from: 'dice', points: rest }];
  const dice = whole(luck);
  return [begun, { from: 'dice', points: dice }, { from: 'choices', points: rest - dice }];
}

/** The step that helped a side most, where one did; 1 is the first. */
export function turningPoint({ line }: SideStory): number | null {
  let best = 0;
  let most = FELT;
  for (let step = 1; step < line.length; step++) {
    const gained = (line[step] ?? 0) - (line[step - 1] ?? 0);
    if (gained > most) [best, most] = [step, gained];
  }
  return best === 0 ? null : best;
}

/** How it stood: the figures from the highest down, and who leads alone; nobody where the best are level. */
export interface Stood {
  readonly figures: readonly number[];
  readonly leader: string | null;
}

/** How it stood after these facts of a match; null where its sheet tells no figures. */
export function stoodAfter(
  { game, header }: Pick<Play, 'game' | 'header'>,
  facts: readonly Fact[],
  names: readonly string[],
  lang: Lang,
): Stood | null {
  const { options, seats } = header;
  const score = scoreOf(game, game.sheet?.({ options, seats: seats.length }, [facts]));
  const rows = (score?.rows ?? []).map(({ side, values }) => ({ side, value: Number(values[score?.decides ?? ''] ?? 0) }));
  const [first, second] = rows.toSorted((a, b) => b.value - a.value);
  if (!first || !second) return null;
  const [seat, ...others] = [...names.keys()].filter((at) => sideOf(game, at, options) === first.side);
  const team = sideName(game, first.side, names, lang);
  const name = seat !== undefined && others.length === 0 ? (names[seat] ?? '') : team.charAt(0).toLowerCase() + team.slice(1);
  const figures = rows.map(({ value }) => value).toSorted((a, b) => b - a);
  return { figures, leader: first.value === second.value ? null : name };
}
