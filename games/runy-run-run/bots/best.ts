import { type Bot, Limit } from '@pocket-stadium/bots/kit';
import { atSetup, type RunyState } from '../rules/index.ts';
import { Foresight } from './foresight.ts';
import { groundOf } from './ground.ts';
import { NETWORK_SIDE, Network } from './network.ts';
import { place } from './placing.ts';
import { Search } from './search.ts';
import { setUp } from './setup.ts';
import { listTurns } from './turn-list.ts';

/** The usual budget in nodes, where none is named. A node is a turn played on at a glance. */
const USUAL_NODES = 4000;

/** Looks ahead with the network on the board where that learnt; elsewhere by playing on at a glance. */
export const best: Bot<RunyState> = {
  choose(game, view, _seat, budget, random) {
    const ground = groundOf(view);
    const limit = Limit.of(budget, USUAL_NODES);
    const network = ground.board.side === NETWORK_SIDE ? new Network(ground) : null;
    if (atSetup(view)) return network ? place(game, view, network, limit, random) : setUp(game, view, random);
    const list = listTurns(view);
    const search = network ? new Foresight(ground, network, limit, random) : new Search(ground, limit, random);
    return list.text(search.choose(list));
  },
};
