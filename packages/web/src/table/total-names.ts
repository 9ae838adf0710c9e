import { m } from '../paraglide/messages.js';

/** What the letters over the totals of a line score stand for. */
export const TOTAL_NAMES: Readonly<Record<string, () => string>> = { R: m.total_r, H: m.total_h, E: m.total_e, LOB: m.total_lob };
