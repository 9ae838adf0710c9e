export type { DiceBaseballFact, DiceBaseballState } from '@pocket-stadium/games/_baseball/rules';
export { type Bases, hasMan, type LineScore, type Run, type Standing, totalRuns } from '@pocket-stadium/games/_baseball/rules';
export {
  batter as diceAndRunBatter,
  type DiceAndRunFact,
  type DiceAndRunState,
  pitcher as diceAndRunPitcher,
} from '@pocket-stadium/games/dice-and-run/rules';
export {
  inForce as rugbyCardsInForce,
  type MatchSheet,
  type PocketRugbyFact,
  type PocketRugbyState,
} from '@pocket-stadium/games/pocket-rugby/rules';
export { GAMES } from '@pocket-stadium/games/shelf/rules';
export * from '@pocket-stadium/kernel';
