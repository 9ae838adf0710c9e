import { newId, type Team } from '@pocket-stadium/season';
import { random } from '../match/random.ts';

/** Somebody in the form of a new season. */
export interface EntrantRow {
  readonly key: string;
  team: Team;
  /** The level, where a bot plays for the entrant. */
  bot: string;
}

export const entrantRow = (team: Team, bot = ''): EntrantRow => ({ key: newId(random), team, bot });
