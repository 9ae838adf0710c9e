import * as w from '../words/faces.ts';

/** What each bot's face says in this game. It speaks only of how the bot plays. */
export const faces = { nina: w.nina, gus: w.gus, basile: w.basile, zoe: w.zoe, ida: w.ida };
