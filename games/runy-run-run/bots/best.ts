import { type Bot, Limit } from '@pocket-stadium/bots/kit';
import { atSetup, type RunyState } from '../rules/index.ts';
import { Search } from './search.ts';
import { setUp } from './setup.ts';
import { listTurns } from './turn-list.ts';

/** The usual budget in nodes, where none is named. A node is a turn played on at a glance. */
const USUAL_NODES = 4000;

/** Plays every turn that looks good on, with many throws, and takes the one that comes out best. */
export const best: Bot<RunyState> = {
  choose(game, view, _seat, budget, random) {
    if (atSetup(view)) return setUp(game, view, random);
    const list = listTurns(view);
    return list.text(new Search(list.ground, Limit.of(budget, USUAL_NODES), random).choose(list));
  },
};
