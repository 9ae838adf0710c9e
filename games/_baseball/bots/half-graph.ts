import { chosen } from '@pocket-stadium/bots/kit';
import { allFaces, type Fact, type Game, type Move } from '@pocket-stadium/kernel';
import { type Standing, totalRuns } from '../rules/innings.ts';

/** A state of a game of innings. */
export interface InningsState {
  readonly standing: Standing;
  /** Runs of the half-inning under way. */
  readonly scored: number;
}

/** A game of half-innings as the solver looks at it. The rules themselves are asked for everything else. */
export interface HalfGame<S extends InningsState = InningsState> {
  readonly game: Game<S>;
  /**
   * What of a state matters until the half-inning ends: not the score, not the inning, not who sits where.
   * A state with a hidden roll has the key it had before that roll, because the side that chooses now knows no more.
   */
  key(state: S): number;
  /** Whether a batter is awaited. These states and the choices are the nodes; rolls in between are passed through. */
  batterUp(state: S): boolean;
}

export type Chooser = 'dice' | 'batting' | 'defence';

/** Where an action leads: `to` is a node, or `OVER`; `runs` score on the way. */
export interface Edge {
  readonly to: number;
  readonly runs: number;
  readonly p: number;
}
export const OVER = -1;

export interface Action {
  /** Empty where dice decide. */
  readonly move: Move;
  readonly edges: readonly Edge[];
  /** What the action brings on average before the next node, from the facts. */
  readonly hits: number;
  readonly lob: number;
}
export interface HalfNode<S = unknown> {
  readonly chooser: Chooser;
  readonly actions: readonly Action[];
  /** A state with this key. */
  readonly sample: S;
}

/** A step of the real rules that can be made again at another score. */
export interface Sample<S> {
  readonly runs: number;
  at(standing: Standing, scored: number): S;
}

/** A half-inning, worked out from the rules: node 0 is its start. */
export interface HalfGraph<S = unknown> {
  readonly nodes: readonly HalfNode<S>[];
  readonly index: ReadonlyMap<number, number>;
  /** A step that ends the half-inning without a run, and one that scores and does not end it. */
  readonly ending: Sample<S>;
  readonly scoring: Sample<S>;
}

/** What an action leads to while it is being worked out. */
class Flow {
  readonly edges = new Map<string, Edge>();
  hits = 0;
  lob = 0;

  add(to: number, runs: number, p: number): void {
    const key = `${to}/${runs}`;
    this.edges.set(key, { to, runs, p: p + (this.edges.get(key)?.p ?? 0) });
  }

  /** Adds another flow, reached with probability `p` after `runs` runs. */
  mix(flow: Flow, p: number, runs: number): void {
    for (const edge of flow.edges.values()) this.add(edge.to, edge.runs + runs, edge.p * p);
    this.hits += flow.hits * p;
    this.lob += flow.lob * p;
  }

  count(facts: readonly Fact[], p: number): void {
    for (const fact of facts) {
      if ('hit' in fact && fact.hit === true) this.hits += p;
      if (fact.code === 'half-over' && 'lob' in fact) this.lob += p * (fact.lob as number);
    }
  }

  action(move: Move): Action {
    return { move, edges: [...this.edges.values()], hits: this.hits, lob: this.lob };
  }
}

interface Reached<S> {
  readonly state: S;
  readonly facts: readonly Fact[];
}

/** Walks every choice and every face of a half-inning that begins in `start`. */
export function deriveHalf<S extends InningsState>(half: HalfGame<S>, start: S): HalfGraph<S> {
  const { game } = half;
  const nodes: HalfNode<S>[] = [];
  const waiting: S[] = [];
  const index = new Map<number, number>();
  const passed = new Map<number, Flow>();
  let ending: Sample<S> | undefined;
  let scoring: Sample<S> | undefined;

  const node = (state: S): number => {
    const key = half.key(state);
    const known = index.get(key);
    if (known !== undefined) return known;
    const fresh = index.size;
    index.set(key, fresh);
    waiting.push(state);
    return fresh;
  };

  /** Adds what follows `before` when `step` is made there with probability `p`. */
  function follow(flow: Flow, before: S, step: (state: S) => Reached<S>, p: number): void {
    const { state: after, facts } = step(before);
    const runs = runsBetween(before, after);
    flow.count(facts, p);
    const over = isOver(game, before, after);
    const sample = { runs, at: (standing: Standing, scored: number) => step({ ...before, standing, scored }).state };
    if (over && runs === 0) ending ??= sample;
    if (!over && runs > 0) scoring ??= sample;
    if (over) flow.add(OVER, runs, p);
    else if (game.next(after).kind === 'choice' || half.batterUp(after)) flow.add(node(after), runs, p);
    else flow.mix(pass(after), p, runs);
  }

  /** The flow out of a roll that is no node itself. */
  function pass(state: S): Flow {
    const key = half.key(state);
    const known = passed.get(key);
    if (known) return known;
    const flow = new Flow();
    throwAll(flow, state);
    passed.set(key, flow);
    return flow;
  }

  function throwAll(flow: Flow, state: S): void {
    const next = game.next(state);
    if (next.kind !== 'roll') return;
    for (const { faces, probability } of allFaces(next.dice)) follow(flow, state, (from) => game.roll(from, faces), probability);
  }

  function chooser(state: S, seat: number): Chooser {
    // Two seats, each a side of its own.
    return seat === state.standing.side ? 'batting' : 'defence';
  }

  function expand(state: S): Pick<HalfNode<S>, 'chooser' | 'actions'> {
    const next = game.next(state);
    if (next.kind === 'roll' && next.secretTo) return choiceInTheDark(state, next.dice);
    if (next.kind === 'choice') {
      const actions = game.moves(state).map((move) => {
        const flow = new Flow();
        follow(flow, state, (from) => chosen(game, from, move), 1);
        return flow.action(move);
      });
      return { chooser: chooser(state, next.seat), actions };
    }
    const flow = new Flow();
    throwAll(flow, state);
    return { chooser: 'dice', actions: [flow.action('')] };
  }

  /** A secret roll and the choice after it, by a seat that does not see the roll: one choice for all faces. */
  function choiceInTheDark(state: S, dice: number): Pick<HalfNode<S>, 'chooser' | 'actions'> {
    const throws = allFaces(dice).map(({ faces, probability }) => ({ faces, p: probability, thrown: game.roll(state, faces).state }));
    const [any] = throws;
    const next = any && game.next(any.thrown);
    if (!any || next?.kind !== 'choice') throw new Error('A secret roll must be followed by a choice.');
    const actions = game.moves(any.thrown).map((move) => {
      const flow = new Flow();
      for (const { faces, p } of throws) follow(flow, state, (from) => chosen(game, game.roll(from, faces).state, move), p);
      return flow.action(move);
    });
    return { chooser: chooser(state, next.seat), actions };
  }

  node(start);
  for (let at = 0; at < waiting.length; at++) {
    const state = waiting[at] as S;
    nodes.push({ sample: state, ...expand(state) });
  }
  if (!ending || !scoring) throw new Error('A half-inning must be able to end, and to score.');
  return { nodes, index, ending, scoring };
}

/** Runs of the batting side from one state to a later one of the same half-inning, or just after it. */
function runsBetween(before: InningsState, after: InningsState): number {
  const { side } = before.standing;
  return (totalRuns(after.standing, after.scored)[side] as number) - (totalRuns(before.standing, before.scored)[side] as number);
}

/** Whether the half-inning of `before` is over in `after`. */
export function isOver<S extends InningsState>(game: Game<S>, before: S, after: S): boolean {
  if (after.standing.half !== before.standing.half || after.standing.inning !== before.standing.inning) return true;
  return game.next(after).kind === 'over';
}
