import { clip, padEnd, padStart, type Scene, sayIn, width } from '@pocket-stadium/cli/kit';
import type { Fact, Lang, Sheet, Words } from '@pocket-stadium/kernel';
import type { CardsInForce, MatchSheet, MatchSheetLine } from '../rules/index.ts';
import { DRAW } from './words.ts';

const SCORE = 9;
const HEADING = 2;

/**
 * The sheet as on paper: a column for each player, who writes in it the minute, the dice and what came of
 * the actions begun with the hand; between them the score, at the edges the cards and the minutes they have left.
 */
export function drawMatchSheet(given: Sheet, scene: Scene): string[] {
  const sheet = given as MatchSheet;
  const { paint, names, columns, rows } = scene;
  const cell = Math.floor((Math.min(columns, 100) - SCORE) / 2);
  const [left = '', right = ''] = names;
  const title = `${padEnd(clip(left, cell), cell)}${middle('')}${padStart(clip(right, cell), cell)}`;
  const room = Math.max(0, rows - HEADING);
  const shown = room < sheet.lines.length ? sheet.lines.slice(sheet.lines.length - room) : sheet.lines;
  const lines = shown.map((line, i) => {
    const text = `${column(line, 0, cell, scene)}${middle(line.score.join(' – '))}${column(line, 1, cell, scene)}`;
    const begins = line.half > (shown[i - 1]?.half ?? line.half);
    return begins ? [paint.dim(halfTime(cell)), text] : [text];
  });
  if (rows < HEADING + 1) return [];
  return [paint.bold(title), ...lines.flat().slice(-Math.max(1, room))];
}

function column(line: MatchSheetLine, seat: 0 | 1, columns: number, scene: Scene): string {
  const cards = cardText(line.cards[seat], line.minute, scene);
  const room = columns - (cards === '' ? 0 : width(cards) + 1);
  const text =
    line.hand === seat ? clip(`${String(line.minute).padStart(3)} ${line.dice.join('-')} ${happened(line, scene.lang)}`, room) : '';
  return seat === 0
    ? padEnd(`${padEnd(text, room)}${cards === '' ? '' : ` ${cards}`}`, columns)
    : `${padEnd(text, room)}${cards === '' ? '' : ` ${cards}`}`;
}

const middle = (text: string): string => `│${padStart(text, Math.ceil((SCORE - 2 + width(text)) / 2)).padEnd(SCORE - 2)}│`;

const halfTime = (cell: number): string => `${'─'.repeat(cell)}┼${'─'.repeat(SCORE - 2)}┼${'─'.repeat(cell)}`;

/** `J4` is a yellow card with four minutes left, `R` a red one. */
export function cardText({ yellowUntil, red }: CardsInForce, minute: number, scene: Scene): string {
  const say = sayIn(scene);
  const yellows = yellowUntil.map((until) => scene.paint.yellow(`${say(DRAW.yellow)}${until - minute}`));
  const reds = Array.from({ length: red }, () => scene.paint.red(say(DRAW.red)));
  return [...yellows, ...reds].join(' ');
}

/** What happened, in as few words as a sheet has room for. */
function happened({ happened: facts }: MatchSheetLine, lang: Lang): string {
  const short = facts.map((fact: Fact) => SHORT[fact.code]?.[lang]).filter((text): text is string => text !== undefined);
  return [...new Set(short)].join(', ');
}

/** Facts worth a word on the sheet; the others follow from them. */
const SHORT: Readonly<Record<string, Words>> = {
  'yellow-card': { fr: 'carton jaune', en: 'yellow card' },
  'red-card': { fr: 'carton rouge', en: 'red card' },
  play: { fr: 'pénalité jouée', en: 'penalty played' },
  fifty22: { fr: '50-22', en: '50-22' },
  'penalty-good': { fr: 'pénalité +3', en: 'penalty +3' },
  'penalty-missed': { fr: 'pénalité manquée', en: 'penalty missed' },
  'drop-good': { fr: 'drop +3', en: 'drop +3' },
  'drop-charged-down': { fr: 'drop contré', en: 'drop charged down' },
  countered: { fr: 'contre', en: 'breakaway' },
  'counter-stopped': { fr: 'arrêté', en: 'stopped' },
  'video-called': { fr: 'vidéo', en: 'video' },
  'short-handed': { fr: 'en infériorité', en: 'short-handed' },
  try: { fr: 'essai +5', en: 'try +5' },
  'try-refused': { fr: 'essai refusé', en: 'try refused' },
  'try-refused-by-cards': { fr: 'essai refusé', en: 'try refused' },
  'conversion-good': { fr: 'transf. +2', en: 'conv. +2' },
  'penalty-try': { fr: 'essai de pénalité +7', en: 'penalty try +7' },
  'knock-on': { fr: 'en-avant', en: 'knock-on' },
  'kick-to-touch': { fr: 'pied en touche', en: 'kick to touch' },
  'counter-ruck': { fr: 'contre-ruck', en: 'counter-ruck' },
  'ball-kicked-away': { fr: 'ballon rendu au pied', en: 'kicked away' },
  interception: { fr: 'interception', en: 'interception' },
  'ball-ripped': { fr: 'arrachage', en: 'ripped' },
};
