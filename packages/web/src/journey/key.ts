/** The key under which the browser keeps the journey. */
export const JOURNEY = 'journey';
