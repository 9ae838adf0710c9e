/** The papers that printers have; pages are drawn for the first, and set a little smaller on the other. */
export const PAPERS = ['a4', 'letter'] as const;
export type Paper = (typeof PAPERS)[number];

const DARK = '#1B2730';
const WHITE = '#FFFFFF';
/** Grounds and bodies that become white. Dots and pips, which are small, have no outline and stay. */
const FILLED = /<(rect|polygon|path)\b(?![^>]*data-keep)([^>]*?) fill="#(?!FFFFFF)[0-9A-F]{6}"/gi;
const DISC = /<circle\b(?![^>]*data-keep)([^>]*?) fill="#(?!FFFFFF)[0-9A-F]{6}"(?=[^>]*stroke="#)/gi;
/** Letters on a ground that was dark: they become dark. */
const LETTERS = /(<text\b[^>]*) fill="#FFFFFF"/gi;
/** What stays dark: heads of arrows, batters, balls and dots, which are small and say something. */
export const KEEP = { 'data-keep': '' } as const;
/** The white edge of what lies over others. It stays white. */
export const HALO = '#FFFFFE';
/** Lines that were light on dark, and bodies that are drawn as wide lines: they become dark. */
const LIGHT_LINE = /stroke="#(F4EFE2|FFFFFF)"/gi;
const WIDE_LINE = /stroke="#(?!1B2730|55626B|FFFFFE)[0-9A-F]{6}"( stroke-width="[4-9])/gi;

/** A page that is kind to ink: outlines and words, and white where colour was. */
export function sparing(svg: string): string {
  return svg
    .replace(FILLED, `<$1$2 fill="${WHITE}"`)
    .replace(DISC, `<circle$1 fill="${WHITE}"`)
    .replace(LETTERS, `$1 fill="${DARK}"`)
    .replace(LIGHT_LINE, `stroke="${DARK}"`)
    .replace(WIDE_LINE, `stroke="${WHITE}"$1`)
    .replace(/stroke="none"( stroke-width="[\d.]+")? rx/g, `stroke="${DARK}"$1 rx`);
}
