import type { Game } from '@pocket-stadium/kernel';
import { KIND_NAMES, type Kind, type Printable } from './printable.ts';
import { type Section, summary } from './summary.ts';

/** Pages of a kind that a game has. */
export function make(game: Game, kind: Kind, pages: Printable['pages']): Printable {
  return { game: game.about.id, kind, title: KIND_NAMES[kind], pages };
}

/** The rules on a page. */
export function rulesOnAPage(game: Game, sections: readonly Section[]): Printable {
  const { names, summary: about, credits } = game.about;
  return make(game, 'summary', (lang) => [summary(names, about, credits, sections, lang)]);
}
