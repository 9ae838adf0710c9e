import { type Game, type Lang, type Move, type Next, type Seat, tellNext } from '@pocket-stadium/kernel';
import { fold, wrap } from '../../kit/text.ts';
import * as w from '../../words/play.ts';
import type { Conversation } from './conversation.ts';
import { oddsLine, outlookLines } from './outlook.ts';

/** A choice among moves with a name: by number, by name or by its text. */
export async function askChoice(conversation: Conversation, seat: Seat, moves: readonly Move[], next: Next): Promise<void> {
  const { session, context, screen } = conversation;
  const { say, lang } = context;
  const [only] = moves;
  if (moves.length === 1 && only !== undefined) {
    screen.notice(say(w.only_move, { seat: session.seating.namesIn(lang)[seat], move: nameOf(session.game, only, lang) }));
    return conversation.enter({ type: 'move', seat, move: only });
  }
  const lines = [
    ...outlookLines(conversation),
    tellNext(session.game, next, session.seating.namesIn(lang), lang),
    ...moves.flatMap((move, index) => describe(conversation, move, index + 1)),
  ];
  const names = moves.map((move) => nameOf(session.game, move, lang));
  for (;;) {
    const answer = await conversation.ask({
      lines,
      prompt: say(w.choose),
      complete: names,
      isAnswer: (text) => find(text, moves, names).length === 1,
    });
    if (answer.kind !== 'text') return;
    const found = find(answer.text, moves, names);
    const [move] = found;
    if (move !== undefined && found.length === 1) return conversation.enter({ type: 'move', seat, move });
    if (found.length > 1) screen.notice(say(w.several_match, { given: answer.text, known: found }));
    else if (answer.text !== '') screen.notice(say(w.not_understood, { given: answer.text, help: say(w.help) }));
  }
}

/** The moves that a text may mean; one where it is clear. */
function find(text: string, moves: readonly Move[], names: readonly string[]): readonly Move[] {
  if (text === '') return [];
  if (/^\d+$/.test(text)) return moves.slice(Number(text) - 1, Number(text));
  const wanted = fold(text);
  const exact = moves.filter((move, i) => fold(move) === wanted || fold(names[i] ?? '') === wanted);
  if (exact.length > 0) return exact;
  return moves.filter((move, i) => fold(move).startsWith(wanted) || fold(names[i] ?? '').startsWith(wanted));
}

/** What a move is called, what it needs and how likely that is; without dice, what it does. */
function describe(conversation: Conversation, move: Move, number: number): string[] {
  const { session, context } = conversation;
  const { lang, terminal } = context;
  const words = session.game.words.moves[move];
  const head = `  ${number}. `;
  const name = terminal.paint.bold(words?.name[lang] ?? move);
  const says = oddsLine(conversation, move) || (words?.does[lang] ?? '');
  return says ? wrap(`${name}  ${says}`, terminal.columns, '     ', head) : [head + name];
}

function nameOf(game: Game, move: Move, lang: Lang): string {
  return game.words.moves[move]?.name[lang] ?? move;
}
