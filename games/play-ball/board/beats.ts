import { type Beat, type Motion, REST_MS, type Way } from '../../_hex/board/beats.ts';
import { BALL, cast, changed, type Piece, pieceAt, type Stood } from '../../_hex/board/pieces.ts';
import type { PlayBallFact } from '../rules/index.ts';

type MoveFact = Extract<PlayBallFact, { code: 'step' | 'jump' | 'bounce' }>;

const MS = { step: 210, jump: 360, bounce: 400, take: 200, steal: 300, pass: 300, goal: 1100, round: 400 } as const;
const WAYS: Readonly<Record<MoveFact['code'], Way>> = { step: 'walk', jump: 'jump', bounce: 'bounce' };

/** What each fact of a turn looks like. Facts that move nothing have no beat. */
export function beats(pieces: readonly Piece[], facts: readonly PlayBallFact[], end: readonly Stood[]): readonly Beat[] {
  const shown: Beat[] = [];
  for (const fact of facts) {
    const beat = beatOf(shown.at(-1)?.pieces ?? pieces, fact, end);
    if (beat) shown.push(beat);
  }
  return shown;
}

/** The numbered pieces of a round that began with everybody on `places`, after these facts of a match. */
export function piecesAfter(places: readonly Stood[], facts: readonly PlayBallFact[]): readonly Piece[] {
  const pieces = cast(places, []);
  const round = facts.slice(facts.findLastIndex(({ code }) => code === 'round') + 1);
  return beats(pieces, round, places).at(-1)?.pieces ?? pieces;
}

/** How long these facts take, wherever everybody stands. */
export function duration(facts: readonly PlayBallFact[]): number {
  return facts.map(lengthOf).reduce((sum, ms) => (ms > 0 ? sum + ms + REST_MS : sum), 0);
}

/** How long it takes until the ball is in the net; null where it does not go there. */
export function untilGoal(facts: readonly PlayBallFact[]): number | null {
  const goal = facts.findIndex(({ code }) => code === 'goal');
  return goal < 0 ? null : duration(facts.slice(0, goal)) + MS.goal / 3;
}

function lengthOf(fact: PlayBallFact): number {
  switch (fact.code) {
    case 'step':
    case 'jump':
    case 'bounce':
    case 'pass':
    case 'goal':
    case 'round':
      return MS[fact.code];
    case 'ball-picked-up':
    case 'ball-taken-over':
      return MS.take;
    case 'ball-stolen':
      return MS.steal;
    default:
      return 0;
  }
}

function beatOf(pieces: readonly Piece[], fact: PlayBallFact, end: readonly Stood[]): Beat | null {
  const ms = lengthOf(fact);
  const ball = pieces.find(({ side }) => side === BALL);
  if (!ball || ms === 0) return null;
  switch (fact.code) {
    case 'step':
    case 'jump':
    case 'bounce':
      return moveBeat(pieces, fact, ball, ms);
    case 'pass':
    case 'ball-picked-up':
    case 'ball-taken-over':
    case 'ball-stolen': {
      const flash = fact.code === 'ball-stolen' ? { flash: fact.to } : {};
      return { ms, motions: [{ from: ball, way: 'fly', via: [] }], pieces: changed(pieces, ball, { cell: fact.to, held: true }), ...flash };
    }
    case 'goal':
      // The ball is seen in the net before everybody goes back.
      return { ms, motions: [{ from: ball, way: 'net', via: [] }], pieces, flash: fact.to };
    case 'round':
      return roundBeat(pieces, end, ms);
    default:
      return null;
  }
}

function moveBeat(pieces: readonly Piece[], fact: MoveFact, ball: Piece, ms: number): Beat | null {
  const { seat, from, to, over } = fact;
  const mover = pieceAt(pieces, seat, from);
  if (!mover) return null;
  const motion = (piece: Piece): Motion => ({ from: piece, way: WAYS[fact.code], via: over });
  const moved = changed(pieces, mover, { cell: to });
  if (!fact.ball) return { ms, motions: [motion(mover)], pieces: moved };
  return { ms, motions: [motion(mover), motion(ball)], pieces: changed(moved, ball, { cell: to }) };
}

/** Everybody back to the starting cells, in the order of their numbers; a new ball. */
function roundBeat(pieces: readonly Piece[], end: readonly Stood[], ms: number): Beat {
  const after = pieces.map((piece): Piece => {
    const home = end.filter(({ side }) => side === piece.side)[piece.number - 1];
    return home ? { ...piece, ...home } : piece;
  });
  return { ms, motions: pieces.map((from) => ({ from, way: 'walk', via: [] })), pieces: after };
}
