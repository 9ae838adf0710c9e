import { type Bot, Limit } from '@pocket-stadium/bots/kit';
import { atSetup, type RunyState } from '../rules/index.ts';
import { Search } from './search.ts';
import { setUp } from './setup.ts';
import { listTurns } from './turn-list.ts';

/** What a budget that names nothing comes to: turns played on at a glance. */
const USUAL_NODES = 4000;

/** Plays every turn that looks good on, with many throws, and takes the one that comes out best. */
export const best: Bot<RunyState> = {
  choose(game, seen, _seat, budget, random) {
    if (atSetup(seen)) return setUp(game, seen, random);
    const list = listTurns(seen);
    return list.text(new Search(list.ground, Limit.of(budget, USUAL_NODES), random).choose(list));
  },
};
