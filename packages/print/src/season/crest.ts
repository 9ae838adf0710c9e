import type { Crest, Team } from '@pocket-stadium/season';
import { INK } from '../../kit/page.ts';

/** The box that a crest is drawn in. */
export const CREST = { width: 100, height: 110 } as const;

const OUTLINES: Readonly<Record<Crest['outline'], string>> = {
  shield: 'M8 8H92V56C92 84 70 98 50 106C30 98 8 84 8 56Z',
  disc: 'M4 55a46 46 0 1 0 92 0a46 46 0 1 0-92 0Z',
  pennant: 'M6 8L96 55L6 102Z',
  diamond: 'M50 4L94 55L50 106L6 55Z',
  square: 'M10 10H90V100H10Z',
};

const DIVISIONS: Readonly<Record<Crest['division'], string>> = {
  plain: '',
  halves: 'M50 0H100V110H50Z',
  stripes: 'M0 0H20V110H0ZM40 0H60V110H40ZM80 0H100V110H80Z',
  diagonal: 'M-10 92L82 -10L112 18L20 122Z',
  chevron: 'M-2 74L50 34L102 74V104L50 64L-2 104Z',
  cross: 'M40 0H60V45H100V65H60V110H40V65H0V45H40Z',
};

/** Drawn around the middle of a box of 40; light, with an outline of ink. */
const CHARGES: Readonly<Record<Crest['charge'], string>> = {
  none: '',
  ball: '<circle r="17"/><path d="M-12 -12C-4 -5 -4 5 -12 12M12 -12C4 -5 4 5 12 12" fill="none"/>',
  star: '<path d="M0-20L5.3-7.3L19-6.2L8.6 2.8L11.8 16.2L0 9L-11.8 16.2L-8.6 2.8L-19-6.2L-5.3-7.3Z"/>',
  bat: '<path d="M-15 17L-18 14L-5 1L9-17Q14-20 18-16Q21-12 17-7L-1 5Z"/>',
  die: '<rect x="-16" y="-16" width="32" height="32" rx="6"/><path d="M-8-8h.1M0 0h.1M8 8h.1" stroke-width="7" stroke-linecap="round"/>',
  ring: '<path d="M-18 0a18 18 0 1 0 36 0a18 18 0 1 0-36 0ZM-10 0a10 10 0 1 1 20 0a10 10 0 1 1-20 0Z" fill-rule="evenodd"/>',
  crown: '<path d="M-18 15V-9L-9 1L0-16L9 1L18-9V15Z"/>',
  wing: '<path d="M-18-12C-4-14 10-12 19-4C14-4 12-3 11 0C14 0 15 1 15 3C10 3 6 4 4 7C6 7 7 8 7 10C-6 14-16 2-18-12Z"/>',
  wave: '<path d="M-20-3C-14-13-7-13 0-5C7 3 14 3 20-5V7C14 15 7 15 0 7C-7-1-14-1-20 9Z"/>',
  tree: '<path d="M0-20L14 0H7L16 11H4V19H-4V11H-16L-7 0H-14Z"/>',
};

/** The middle of an outline, as the eye sees it. */
const MIDDLE: Readonly<Record<Crest['outline'], readonly [number, number]>> = {
  shield: [50, 50],
  disc: [50, 55],
  pennant: [33, 55],
  diamond: [50, 55],
  square: [50, 55],
};

const COLOUR = /^#[0-9a-f]{6}$/i;
const safe = (colour: string, otherwise: string): string => (COLOUR.test(colour) ? colour : otherwise);

/** A crest as the inside of a drawing of {@link CREST}; `id` is its own within the page. */
export function crestMarkup({ crest, colours }: Pick<Team, 'crest' | 'colours'>, id: string): string {
  const [first, second] = [safe(colours[0], '#2C7A4B'), safe(colours[1], '#FFFDF7')];
  const outline = OUTLINES[crest.outline];
  const division = DIVISIONS[crest.division];
  const charge = CHARGES[crest.charge];
  const [x, y] = MIDDLE[crest.outline];
  return [
    `<clipPath id="${id}"><path d="${outline}"/></clipPath>`,
    // A light rim, so that it stands on a dark ground too.
    `<path d="${outline}" fill="${first}" stroke="#FFFDF7" stroke-width="10" stroke-linejoin="round"/>`,
    division === '' ? '' : `<g clip-path="url(#${id})"><path d="${division}" fill="${second}"/></g>`,
    charge === ''
      ? ''
      : `<g transform="translate(${x} ${y})" fill="#FFFDF7" stroke="${INK}" stroke-width="3" stroke-linejoin="round">${charge}</g>`,
    `<path d="${outline}" fill="none" stroke="${INK}" stroke-width="5" stroke-linejoin="round"/>`,
  ].join('');
}
