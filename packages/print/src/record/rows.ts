import { type Fact, type Lang, type MatchSheet, type Play, tell, type Words } from '@pocket-stadium/kernel';
import { namesOf } from './result.ts';

/** A column of the log: its head, and how wide it is in points; the widest takes what is left. */
export interface Column {
  readonly head: Words;
  readonly width: number | 'rest';
}
/** The log of a match, line by line. */
export interface LogTable {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly string[])[];
}

const STEP: Words = { fr: 'n°', en: 'no.' };
const DICE: Words = { fr: 'dés', en: 'dice' };
const HAPPENED: Words = { fr: 'ce qui s’est passé', en: 'what happened' };
const MINUTE: Words = { fr: 'min.', en: 'min.' };
const HAND: Words = { fr: 'main', en: 'hand' };
const SCORE: Words = { fr: 'score', en: 'score' };
const CARDS: Words = { fr: 'cartons', en: 'cards' };
const YELLOW: Words = { fr: 'jaune', en: 'yellow' };
const RED: Words = { fr: 'rouge', en: 'red' };

/** What happened, in words: by minute where the game has a match sheet, else by entry. */
export function logOf(play: Play, lang: Lang): LogTable {
  const sheet = play.sheet();
  return sheet?.kind === 'match-sheet' ? byMinute(play, sheet, lang) : byEntry(play, lang);
}

function words(play: Play, facts: readonly Fact[], lang: Lang): string {
  const names = namesOf(play);
  return facts.map((fact) => tell(play.game, fact, names, lang)).join(' ');
}

function byEntry(play: Play, lang: Lang): LogTable {
  const rows = play.history().map(({ number, entry, facts }) => {
    const faces = entry.type === 'roll' ? (entry.faces ?? []).join(' ') : '';
    return [String(number), faces, words(play, facts, lang)];
  });
  const columns: Column[] = [
    { head: STEP, width: 30 },
    { head: DICE, width: 44 },
    { head: HAPPENED, width: 'rest' },
  ];
  const told = rows.filter((row) => row[2] !== '');
  if (told.some(([, faces]) => faces !== '')) return { columns, rows: told };
  return { columns: columns.filter(({ head }) => head !== DICE), rows: told.map(([number = '', , what = '']) => [number, what]) };
}

function byMinute(play: Play, { lines }: MatchSheet, lang: Lang): LogTable {
  const names = namesOf(play);
  const rows = lines.map(({ minute, hand, dice, happened, card, score }) => [
    `${minute}’`,
    names[hand] ?? '',
    dice.join(' '),
    words(play, happened, lang),
    score.join(' – '),
    card ? `${names[card[0]] ?? ''} (${(card[1] === 'red' ? RED : YELLOW)[lang]})` : '',
  ]);
  return {
    columns: [
      { head: MINUTE, width: 32 },
      { head: HAND, width: 74 },
      { head: DICE, width: 32 },
      { head: HAPPENED, width: 'rest' },
      { head: SCORE, width: 48 },
      { head: CARDS, width: 78 },
    ],
    rows,
  };
}
