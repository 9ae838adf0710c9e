import type { OptionValues } from '@pocket-stadium/rules';
import type { Oracle } from './oracle.ts';

/** By game that is not solved: estimates from a search, in a file of their own that is loaded when somebody asks for one. */
export const SEARCHES: Readonly<Record<string, () => Promise<{ makeOracle(options: OptionValues, seats: number): Oracle }>>> = {
  'play-ball': () => import('../games/play-ball/oracle.ts'),
  'runy-run-run': () => import('../games/runy-run-run/oracle.ts'),
};
