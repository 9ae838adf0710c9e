import type { Game } from '@pocket-stadium/kernel';
import type { Figure } from './figure.ts';
import { KIND_NAMES, type Kind, type Printable } from './printable.ts';
import { rulesPages, type Section } from './summary.ts';

/** Pages of a kind that a game has. */
export function make(game: Game, kind: Kind, pages: Printable['pages']): Printable {
  return { game: game.about.id, kind, title: KIND_NAMES[kind], pages };
}

/** The rules on a page. Their figures stand on it, or on a page of their own. */
export function rulesOnAPage(game: Game, sections: readonly Section[], figures: readonly Figure[] = []): Printable {
  const { about } = game;
  return make(game, 'summary', (lang) => rulesPages(about, about.summary, sections, figures, lang));
}
