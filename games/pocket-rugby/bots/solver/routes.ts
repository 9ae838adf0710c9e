import type { ActionProgram, Fork, Leaf } from './action-program.ts';
import type { Choice, End, Line } from './rows.ts';

/** Where leaves with the same clock, hand and card lead: the row after the state that is worked out now. */
export interface Route {
  readonly line: Line;
  /** Points the line at the row after a state. */
  follow(state: number): void;
}

/** What can become of an action at one moment, with the routes along which it leads. */
export interface Plan {
  readonly routes: readonly Route[];
  readonly ends: readonly End[];
  readonly choices: readonly Choice[];
}

/** The routes of the leaves at a moment: leaves that differ in points alone share one. */
export class Routes {
  private readonly known = new Map<string, Route>();

  constructor(private readonly make: (leaf: Leaf) => Route) {}

  /** The plan of an action. Moves that nobody makes are left out where there are others. */
  plan({ leaves, forks }: ActionProgram, made: (move: string) => boolean): Plan {
    const routes = new Set<Route>();
    const end = (leaf: Leaf, p = leaf.p): End => {
      const route = this.of(leaf);
      routes.add(route);
      return { p, lead: leaf.lead, line: route.line };
    };
    const ends = leaves.map((leaf) => end(leaf));
    const choices: Choice[] = [];
    for (const { p, side, moves } of forks) {
      const [only, ...others] = moves.length > 1 ? moves.filter(({ move }) => made(move)) : moves;
      if (only && others.length === 0) ends.push(...only.leaves.map((leaf) => end(leaf, p * leaf.p)));
      else
        choices.push(
          shotOrNot(
            p,
            side,
            moves.map((move) => move.leaves.map((leaf) => end(leaf))),
          ),
        );
    }
    return { routes: [...routes], ends, choices };
  }

  private of(leaf: Leaf): Route {
    const { minutes, keeps, playedOn, card } = leaf;
    const key = `${minutes}/${keeps}/${playedOn}/${card?.side}/${card?.colour}`;
    const route = this.known.get(key) ?? this.make(leaf);
    this.known.set(key, route);
    return route;
  }
}

/** Every choice of the booklet is between a shot, which comes off or not, and playing on. */
function shotOrNot(p: number, side: Fork['side'], [shot = [], play = [], ...more]: readonly End[][]): Choice {
  const [hit, miss] = shot;
  const [on] = play;
  const known = shot.length === 2 && play.length === 1 && more.length === 0 && hit?.line === miss?.line;
  if (!hit || !miss || !on || !known) throw new Error('A shot or playing on is all the solver knows of choices.');
  return { p, want: side === 'P' ? 1 : -1, hit, miss, on };
}
