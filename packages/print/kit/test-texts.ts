import { widthOf } from './text.ts';

/** Where each text of a page begins and ends, as it is measured. */
export function textsOf(svg: string): { words: string; left: number; right: number; y: number }[] {
  return [...svg.matchAll(/<text ([^>]*)>([^<]*)<\/text>/g)].map(([, attributes = '', words = '']) => {
    const read = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
    const plain = words.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>');
    const width = widthOf(plain, Number(read('font-size')), read('font-weight') === 'bold');
    const x = Number(read(' x') || /^x="([^"]*)"/.exec(attributes)?.[1]);
    const anchor = read('text-anchor');
    const left = anchor === 'end' ? x - width : anchor === 'middle' ? x - width / 2 : x;
    return { words: plain, left, right: left + width, y: Number(/ y="([^"]*)"/.exec(attributes)?.[1]) };
  });
}
