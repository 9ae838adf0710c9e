/**
 * The key under which this browser notes for which fixture of which season a match is played. It is written before the
 * first move and read after the last.
 */
export const FIXTURE = 'fixture:';
