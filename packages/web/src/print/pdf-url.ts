import type { Lang } from '@pocket-stadium/kernel';
import type { Kind } from '@pocket-stadium/print';
import { apiUrl } from '../share/server.ts';

/** Where the server has the pages of a game as a PDF; without a kind, all of them. */
export function pdfUrl(game: string, lang: Lang, kind?: Kind): string {
  return apiUrl(`games/${encodeURIComponent(game)}/print.pdf?lang=${lang}${kind ? `&kind=${kind}` : ''}`);
}
