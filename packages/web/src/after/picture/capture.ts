/** The properties that make an SVG element look as it does. The rest is inherited or does not matter. */
const LOOKS = [
  'display',
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'transform',
  'transform-origin',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
] as const;

export interface Captured {
  readonly markup: string;
  readonly width: number;
  readonly height: number;
}

/** A drawing of the page as markup that stands alone: styles of the page are written into its elements. */
export function capture(drawing: SVGSVGElement): Captured {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = drawing.querySelectorAll<SVGElement>('*');
  for (const [i, element] of copy.querySelectorAll<SVGElement>('*').entries()) {
    const original = originals[i];
    if (!original) continue;
    const style = getComputedStyle(original);
    for (const name of LOOKS) {
      const value = style.getPropertyValue(name);
      const own = name === 'transform' && (value === 'none' || original.hasAttribute('transform'));
      // Styles become attributes, because the policy forbids inline styles.
      if (value !== '' && !own) element.setAttribute(name, value);
    }
    for (const name of ['class', 'style', 'tabindex', 'role', 'aria-label', 'id'])
      if (!(name === 'id' && used(copy, element.id))) element.removeAttribute(name);
  }
  const { width, height } = drawing.viewBox.baseVal;
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  for (const name of ['class', 'style', 'role', 'tabindex', 'aria-label', 'aria-describedby']) copy.removeAttribute(name);
  return { markup: new XMLSerializer().serializeToString(copy), width, height };
}

/** Clip paths and patterns are referred to by their id. */
function used(drawing: SVGSVGElement, id: string): boolean {
  return id !== '' && drawing.outerHTML.includes(`#${id}`);
}
