import type { Picture } from '../after/picture/card.ts';
import { box, CARD, INK, PAPER, SOFT, text } from '../after/picture/svg.ts';

export interface DayCard {
  readonly title: string;
  readonly game: string;
  readonly day: string;
  readonly result: string;
  readonly foot: string;
}

const WIDTH = 1080;
const HEIGHT = 720;
const MARGIN = 60;
const INNER = WIDTH - 2 * MARGIN;

/** How a day went, as a picture: neither the position nor the answer is on it. */
export function drawDay({ title, game, day, result, foot }: DayCard, style = ''): Picture {
  const parts = [
    box(0, 0, WIDTH, HEIGHT, PAPER),
    box(0, 0, WIDTH, 110, INK),
    text(MARGIN, 74, title.toUpperCase(), { size: 50, font: 'title', fill: CARD, most: INNER }),
    text(WIDTH / 2, 270, game, { size: 76, font: 'title', anchor: 'middle', most: INNER }),
    text(WIDTH / 2, 340, day, { size: 36, anchor: 'middle', fill: SOFT, most: INNER }),
    box(MARGIN, 400, INNER, 180, CARD, 18, INK),
    text(WIDTH / 2, 520, result, { size: 90, font: 'title', anchor: 'middle', most: INNER - 60 }),
    text(WIDTH / 2, HEIGHT - 40, foot, { size: 28, anchor: 'middle', fill: SOFT, most: INNER }),
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${style}${parts.join('')}</svg>`;
  return { svg, width: WIDTH, height: HEIGHT };
}
