import type { Lang } from '@pocket-stadium/kernel';
import type { Kind, Paper } from '@pocket-stadium/print';
import { apiUrl } from '../share/server.ts';

/** The address of a game's pages as a PDF on the server; without a kind, all of them. */
export function pdfUrl(game: string, lang: Lang, { kind, paper, sparing }: { kind?: Kind; paper?: Paper; sparing?: boolean } = {}): string {
  const asked = new URLSearchParams({ lang, ...(kind && { kind }), ...(paper && { paper }), ...(sparing && { ink: 'sparing' }) });
  return apiUrl(`games/${encodeURIComponent(game)}/print.pdf?${asked}`);
}
