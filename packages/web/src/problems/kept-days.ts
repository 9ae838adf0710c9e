/** Where the browser keeps how the days went. */
export const DAYS = 'problem-days';
/** Where it keeps one's own costly decisions. */
export const MISTAKES = 'mistakes';
