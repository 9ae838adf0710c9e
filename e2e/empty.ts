import type { Page } from 'playwright-core';

/** No screen is more than half empty. */
export const MOST_EMPTY = 0.5;

/**
 * The share of the window, from 0 to 1, on which there is nothing: no words, no picture, no button and no colour but that
 * of paper. A card is as empty as what stands in it. Some room around everything belongs to it.
 */
export function emptyShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    scrollTo(0, 0);
    const STEP = 4;
    const AROUND = 12;
    const wide = Math.ceil(innerWidth / STEP);
    const high = Math.ceil(innerHeight / STEP);
    const used = new Uint8Array(wide * high);
    /** Colours of paper: those of the page, of its cards, and none at all. */
    const probe = document.body.appendChild(document.createElement('i'));
    const papers = ['transparent', 'var(--paper)', 'var(--card)'].map((colour) => {
      probe.style.background = colour;
      return getComputedStyle(probe).backgroundColor;
    });
    probe.remove();

    interface Clip {
      readonly left: number;
      readonly top: number;
      readonly right: number;
      readonly bottom: number;
    }
    const within = (box: Clip, clip: Clip): Clip => ({
      left: Math.max(box.left, clip.left),
      top: Math.max(box.top, clip.top),
      right: Math.min(box.right, clip.right),
      bottom: Math.min(box.bottom, clip.bottom),
    });
    const fill = (box: Clip, clip: Clip): void => {
      const seen = within(box, clip);
      if (seen.right <= seen.left || seen.bottom <= seen.top) return;
      const from = Math.max(0, Math.floor((seen.left - AROUND) / STEP));
      const to = Math.min(wide, Math.ceil((seen.right + AROUND) / STEP));
      const last = Math.min(high, Math.ceil((seen.bottom + AROUND) / STEP));
      for (let y = Math.max(0, Math.floor((seen.top - AROUND) / STEP)); y < last; y++) used.fill(1, y * wide + from, y * wide + to);
    };
    const walk = (element: Element, clip: Clip): void => {
      const style = getComputedStyle(element);
      // What has no box of its own has those of its children.
      const boxless = style.display === 'contents';
      if (!boxless && !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return;
      const box = element.getBoundingClientRect();
      if (
        !papers.includes(style.backgroundColor) ||
        element.matches('svg, img, canvas, button, input, textarea, select, a, label, summary')
      )
        fill(box, clip);
      if (element instanceof SVGElement) return;
      const inside = boxless || style.overflow === 'visible' || element === document.body ? clip : within(box, clip);
      for (const child of element.childNodes) {
        if (child instanceof Element) walk(child, inside);
        else if (child instanceof Text && child.data.trim() !== '') {
          const range = document.createRange();
          range.selectNodeContents(child);
          for (const line of range.getClientRects()) fill(line, inside);
        }
      }
    };
    walk(document.body, { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
    return 1 - used.reduce((sum, one) => sum + one, 0) / used.length;
  });
}
