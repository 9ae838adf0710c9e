import { clip, padEnd, padStart, type Scene, sayIn, width } from '@pocket-stadium/cli/kit';
import { inEveryLang, type Lang, type Sheet, termOf, type Words } from '@pocket-stadium/kernel';
import { TURNOVERS } from '../rules/chart.ts';
import { type CardsInForce, game, type MatchSheet, type MatchSheetLine } from '../rules/index.ts';
import * as w from '../words/terminal.ts';

const SCORE = 9;
const HEADING = 2;

/**
 * The sheet as on paper, with a column for each player. It holds the minute, the dice and what came of the actions
 * begun with the hand. Between the columns stands the score, at the edges the cards and the minutes they have left.
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
  const yellows = yellowUntil.map((until) => scene.paint.yellow(`${say(w.yellow)}${until - minute}`));
  const reds = Array.from({ length: red }, () => scene.paint.red(say(w.red)));
  return [...yellows, ...reds].join(' ');
}

/** What happened, in as few words as a sheet has room for. */
function happened({ happened: facts }: MatchSheetLine, lang: Lang): string {
  const written = facts.flatMap((fact) => {
    const text = (WRITTEN[fact.code] ?? turnover(fact.code))?.[lang];
    return text === undefined ? [] : 'points' in fact ? [`${text} +${fact.points}`] : [text];
  });
  return [...new Set(written)].join(', ');
}

/** A turnover goes by its name in the glossary. */
function turnover(code: string): Words | undefined {
  const term = Object.values<string>(TURNOVERS).includes(code) ? termOf(game, code) : undefined;
  return term && inEveryLang((lang) => `${term[lang].charAt(0).toLowerCase()}${term[lang].slice(1)}`);
}

/** Facts worth a word on the sheet; the others follow from them. */
const WRITTEN: Readonly<Record<string, Words>> = {
  'yellow-card': w.written_yellow_card,
  'red-card': w.written_red_card,
  play: w.written_play,
  fifty22: w.written_fifty22,
  'penalty-good': w.written_penalty_good,
  'penalty-missed': w.written_penalty_missed,
  'drop-good': w.written_drop_good,
  'drop-charged-down': w.written_drop_charged_down,
  countered: w.written_countered,
  'counter-stopped': w.written_counter_stopped,
  'video-called': w.written_video_called,
  'short-handed': w.written_short_handed,
  try: w.written_try,
  'try-refused': w.written_try_refused,
  'try-refused-by-cards': w.written_try_refused,
  'conversion-good': w.written_conversion_good,
  'penalty-try': w.written_penalty_try,
};
