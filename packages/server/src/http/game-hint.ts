import { escapeHtml } from './docs-page.ts';

/** The app's page with the game of the match or table it is for: its rules and board are fetched together with the page. */
export function withGame(page: string, id: string, game: string): string {
  const hint = `<meta name="stadium-game" content="${escapeHtml(game)}" data-of="${escapeHtml(id)}">`;
  return page.replace('</head>', () => `${hint}</head>`);
}
