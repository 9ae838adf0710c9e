import * as w from '../words/heads.ts';

/** What stands above the columns of a ranking, everywhere. */
export const rankingHeads = { played: w.played, won: w.won, drawn: w.drawn, lost: w.lost, points: w.points };
