import { type Fact, type Lang, type Play, tell, type Words } from '@pocket-stadium/kernel';
import type { LogColumn, MatchLog } from '../../kit/log.ts';
import * as w from '../../words/record.ts';
import { namesOf } from './result.ts';

const STEP: Words = w.step;
const DICE: Words = w.dice;
const HAPPENED: Words = w.happened;

/** What happened, in words, entry by entry: for a game that does not write its log in its own way. */
export const logByEntry: MatchLog = (play, lang) => {
  const rows = play.history().map(({ number, entry, facts }) => {
    const faces = entry.type === 'roll' ? (entry.faces ?? []).join(' ') : '';
    return [String(number), faces, told(play, facts, lang)];
  });
  const columns: LogColumn[] = [
    { head: STEP, width: 30 },
    { head: DICE, width: 44 },
    { head: HAPPENED, width: 'rest' },
  ];
  const shown = rows.filter((row) => row[2] !== '');
  if (shown.some(([, faces]) => faces !== '')) return { columns, rows: shown };
  return { columns: columns.filter(({ head }) => head !== DICE), rows: shown.map(([number = '', , what = '']) => [number, what]) };
};

function told(play: Play, facts: readonly Fact[], lang: Lang): string {
  const names = namesOf(play);
  return facts.map((fact) => tell(play.game, fact, names, lang)).join(' ');
}
