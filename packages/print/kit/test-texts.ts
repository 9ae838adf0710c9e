import { widthOf } from './text.ts';

/** How a group lies on the page: moved, then scaled. */
interface Placing {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}
const PAGE: Placing = { x: 0, y: 0, scale: 1 };
const PART = /<svg\b[^>]*>|<\/svg>|<g\b([^>]*)>|<\/g>|<text ([^>]*)>([^<]*)<\/text>/g;

/** Where each text of a page begins and ends, as it is measured. What a window within the page cuts off is left out. */
export function textsOf(svg: string): { words: string; left: number; right: number; y: number }[] {
  const found: { words: string; left: number; right: number; y: number }[] = [];
  const placings = [PAGE];
  let windows = 0;
  for (const [tag, group, attributes = '', words = ''] of svg.matchAll(PART)) {
    const outer = placings.at(-1) ?? PAGE;
    if (tag.startsWith('<svg')) windows++;
    else if (tag === '</svg>') windows--;
    else if (tag === '</g>') placings.pop();
    else if (group !== undefined) {
      if (!group.endsWith('/')) placings.push(within(outer, group));
    } else if (windows <= 1) found.push(measured(outer, attributes, words));
  }
  return found;
}

function within(outer: Placing, attributes: string): Placing {
  const [, x = 0, y = 0] = /translate\(([\d.-]+) ([\d.-]+)\)/.exec(attributes) ?? [];
  const [, scale = 1] = /scale\(([\d.]+)\)/.exec(attributes) ?? [];
  return { x: outer.x + Number(x) * outer.scale, y: outer.y + Number(y) * outer.scale, scale: outer.scale * Number(scale) };
}

function measured({ x: dx, y: dy, scale }: Placing, attributes: string, words: string) {
  const read = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
  const plain = words.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>');
  const face = read('font-family').startsWith('Bricolage') ? 'title' : read('font-weight') === 'bold';
  const width = scale * widthOf(plain, Number(read('font-size')), face);
  const x = dx + scale * Number(read(' x') || /^x="([^"]*)"/.exec(attributes)?.[1]);
  const anchor = read('text-anchor');
  const left = anchor === 'end' ? x - width : anchor === 'middle' ? x - width / 2 : x;
  return { words: plain, left, right: left + width, y: dy + scale * Number(/ y="([^"]*)"/.exec(attributes)?.[1]) };
}
