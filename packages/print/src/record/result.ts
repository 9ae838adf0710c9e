import { type Lang, type Play, sideName, tellOutcome, type Words } from '@pocket-stadium/kernel';

const UNDER_WAY: Words = { fr: 'Partie en cours', en: 'Match under way' };

export const namesOf = (play: Play): string[] => play.header.seats.map(({ name }) => name);

/** Who won, in words. */
export function headlineOf(play: Play, lang: Lang): string {
  const { outcome } = play;
  return outcome ? tellOutcome(play.game, outcome, namesOf(play), lang) : UNDER_WAY[lang];
}

/** A side and the figure that decides. */
export interface Result {
  readonly name: string;
  readonly figure: string;
}

/** What each side came to, in the order of the sheet; nothing where a game keeps none. */
export function resultsOf(play: Play, lang: Lang): readonly Result[] {
  const names = namesOf(play);
  const sheet = play.sheet();
  if (sheet?.kind === 'line-score') {
    return sheet.rows.map(({ side, totals }) => ({ name: sideName(play.game, side, names, lang), figure: String(totals.R ?? 0) }));
  }
  if (sheet?.kind === 'match-sheet') return sheet.score.map((points, seat) => ({ name: names[seat] ?? '', figure: String(points) }));
  if (sheet?.kind === 'tally') {
    return sheet.rows.map(({ seat, label, values }) => ({
      name: `${names[seat] ?? ''}, ${label[lang].charAt(0).toLowerCase()}${label[lang].slice(1)}`,
      // The first figure of a tally is the one that decides.
      figure: String(Object.values(values)[0] ?? ''),
    }));
  }
  return [];
}

/** The result in a line: "<game>: Lucie 17 – Sami 12 · 2026-11-15". */
export function resultLine(play: Play, lang: Lang): string {
  const results = resultsOf(play, lang);
  const score = results.length > 0 ? results.map(({ name, figure }) => `${name} ${figure}`) : namesOf(play);
  const game = play.game.about.names[lang];
  const { date } = play.header;
  return `${game}${lang === 'fr' ? ' :' : ':'} ${score.join(' – ')}${date ? ` · ${date}` : ''}`;
}
