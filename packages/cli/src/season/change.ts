import { LEVELS } from '@pocket-stadium/bots';
import { isName } from '@pocket-stadium/kernel';
import { blankTeam, type EntrantNow, type EventBody, isNamedAfterPlayer, newId, replacing } from '@pocket-stadium/season';
import * as w from '../../words/season.ts';
import type { Context } from '../commands/command.ts';
import { wrongUse } from '../failure.ts';
import { anyRandom, type KeptSeason } from './store.ts';

/** What changes about who takes part, and whether matches begin. */
export interface Changes {
  readonly replace?: string;
  readonly withdraw?: string;
  readonly back?: string;
  readonly enter?: string;
  readonly pause?: boolean;
  readonly resume?: boolean;
  readonly note?: string;
}

/** Somebody leaves, comes back, comes late or is replaced; the season is paused or goes on. */
export function changed(
  kept: KeptSeason,
  { replace, withdraw, back, enter, pause, resume, note }: Changes,
  { terminal, say }: Context,
): void {
  const { state } = kept;
  const because = note === undefined ? {} : { note };
  const told: string[] = [];
  const bodies: EventBody[] = [];
  const named = (given: string): EntrantNow => {
    const found = state.entrants.find(({ team }) => team.name.toLowerCase() === given.trim().toLowerCase());
    if (!found) throw wrongUse(w.bad_team, { given });
    return found;
  };
  if (replace !== undefined) {
    // `Gulls` alone is a team that keeps its name.
    const [who = '', successor = who] = replace.split('=').map((part) => part.trim());
    const bot = LEVELS.find((level) => `bot:${level}` === successor);
    if (bot === undefined && (successor.startsWith('bot:') || !isName(successor))) throw wrongUse(w.bad_replace);
    const entrant = named(who);
    const { name: before } = entrant.team;
    const robot = isNamedAfterPlayer(entrant) ? say(w.bot_numbered, { number: entrant.seed }) : before;
    const name = bot === undefined ? successor : robot;
    bodies.push(...replacing(entrant, { ...(name !== before && { name }), ...(bot !== undefined && { bot }), ...because }));
    told.push(name !== before ? say(w.replaced, { before, after: name }) : say(w.replaced_same, { name }));
  }
  if (withdraw !== undefined) {
    const { id: entrant, team } = named(withdraw);
    bodies.push({ type: 'withdrew', entrant, ...because });
    told.push(say(w.withdrew, { name: team.name }));
  }
  if (back !== undefined) {
    const { id: entrant, team } = named(back);
    bodies.push({ type: 'returned', entrant, ...because });
    told.push(say(w.returned, { name: team.name }));
  }
  if (enter !== undefined) {
    if (!isName(enter)) throw wrongUse(w.bad_name, { given: enter });
    bodies.push({ type: 'entered', entrant: { id: newId(anyRandom), team: blankTeam(enter, state.entrants.length) } });
    told.push(say(w.entered, { name: enter }));
  }
  if (pause || resume) {
    bodies.push({ type: 'paused', paused: pause === true });
    told.push(say(pause ? w.paused : w.resumed));
  }
  if (bodies.length === 0) throw wrongUse(w.nothing_to_change);
  kept.add(bodies);
  terminal.print(...told);
}
