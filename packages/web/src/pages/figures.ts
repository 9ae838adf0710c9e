import { PRINT } from '@pocket-stadium/games/shelf/print';
import type { Lang } from '@pocket-stadium/kernel';
import { figureSvg } from '@pocket-stadium/print/kit';
import { loadGame } from '../games.ts';

const ROOM = /<div data-figure="([\w-]+)"><\/div>/g;

/** A rules page with the figures of its game drawn into the room that it leaves for them. */
export async function withFigures(id: string, html: string, lang: Lang): Promise<string> {
  // The words of a drawing are the game's, which come with its rules.
  const [, part] = await Promise.all([loadGame(id), PRINT[id]?.()]);
  const drawn = new Map(part?.figures?.().map((figure) => [figure.key, figure]));
  return html.replaceAll(ROOM, (_, key: string) => {
    const figure = drawn.get(key);
    return figure ? `<div class="figure">${figureSvg(figure, lang)}</div>` : '';
  });
}
