/** Where the browser keeps how the days went. */
export const DAYS = 'problem-days';
