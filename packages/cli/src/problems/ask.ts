import { chanceOf, type Puzzle, type Puzzles, rightChoices } from '@pocket-stadium/bots';
import { type Game, type Move, moveName, namesFor, tellNext } from '@pocket-stadium/kernel';
import { fold, wrap } from '../../kit/text.ts';
import * as w from '../../words/problems.ts';
import type { Context } from '../commands/command.ts';
import { drawState, together } from '../draw/index.ts';
import { EXIT, refusedAs } from '../failure.ts';

/** A problem, and where it stands in the list of its game. */
export interface Asked {
  readonly game: Game;
  readonly puzzles: Puzzles;
  readonly puzzle: Puzzle;
  readonly number: number;
}

export interface Answered {
  readonly solved: boolean;
  readonly tries: number;
  /** Nobody answers any more. */
  readonly left?: boolean;
}

export function stateOf({ puzzles, puzzle }: Asked): unknown {
  const read = puzzles.read(puzzle.position);
  if (!read.ok) throw refusedAs(EXIT.failed, read.problem);
  return read.value;
}

/**
 * Shows a problem and asks until it is solved or given up. In a run it asks until it is answered, or so many
 * milliseconds have passed.
 */
export async function askProblem(context: Context, asked: Asked, within?: number): Promise<Answered> {
  const { terminal, say } = context;
  const { game, puzzle } = asked;
  const state = stateOf(asked);
  show(context, asked, state);
  const tried: Move[] = [];
  const few = game.grammar ? [] : game.moves(state);
  const once = within !== undefined;
  const end = once ? Date.now() + within : 0;
  for (;;) {
    const typed = await terminal.ask(say(w.answer), once ? { within: Math.max(0, end - Date.now()) + 1 } : {});
    const line = typed?.trim() ?? '';
    if (line === '') return told({ solved: false, tries: tried.length, left: typed === null });
    const move = /^\d+$/.test(line) && few.length > 0 ? (few[Number(line) - 1] ?? line) : named(few, line);
    if (!game.choose(state, move).ok && !few.includes(move)) {
      terminal.print(say(w.not_legal, { given: line }));
      continue;
    }
    tried.push(move);
    const chance = chanceOf(game, state, puzzle, move);
    if (chance !== null && chance === puzzle.choices[0]?.chance) {
      terminal.print(terminal.paint.bold(say(w.right, { tries: tried.length })));
      return told({ solved: true, tries: tried.length });
    }
    const left = puzzle.others !== undefined || puzzle.choices.length - tried.length > 1;
    terminal.print(say(left && !once ? w.again : w.wrong));
    if (!left || once) return told({ solved: false, tries: tried.length });
  }

  /** The move whose text or name this is, or begins. */
  function named(moves: readonly Move[], text: string): Move {
    const is = (move: Move) => fold(move).startsWith(fold(text)) || fold(moveName(game, move)[context.lang]).startsWith(fold(text));
    const found = moves.filter(is);
    return found.length === 1 ? (found[0] as Move) : text;
  }

  function told(answered: Answered): Answered {
    terminal.print(...worth(context, asked), '');
    return answered;
  }
}

function show({ terminal, say, lang }: Context, { game, puzzles, puzzle, number }: Asked, state: unknown): void {
  const { columns, paint } = terminal;
  const next = game.next(state);
  const seat = next.kind === 'choice' ? next.seat : 0;
  const plain = Array.from({ length: puzzles.seats }, () => say(w.opponent));
  const names = namesFor(plain, seat, lang);
  const scene = { game, state, names, lang, paint, facts: [], targets: [], columns, rows: Number.POSITIVE_INFINITY };
  const motif = puzzles.motifs[puzzle.motif]?.names[lang];
  terminal.print(paint.bold(say(w.head, { game: game.about.names, number: number + 1, motif, grade: puzzle.grade })), '');
  terminal.print(...together(drawState(scene), columns), '');
  terminal.print(...wrap(puzzles.ask(state, puzzle.motif)[lang], columns), ...wrap(tellNext(game, next, names, lang), columns));
  if (!game.grammar) for (const [i, move] of game.moves(state).entries()) terminal.print(`  ${i + 1}. ${moveName(game, move)[lang]}`);
}

/** What each choice is worth. */
function worth({ say, lang, terminal }: Context, { game, puzzle }: Asked): string[] {
  const right = rightChoices(puzzle).map(({ move }) => move);
  const percent = (chance: number) =>
    say(w.chance, { chance: (100 * chance).toLocaleString(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 }) });
  const line = (name: string, chance: string, best: boolean) => {
    const text = `  ${best ? '*' : ' '} ${chance.padStart(8)}  ${name}`;
    return best ? terminal.paint.bold(text) : text;
  };
  const listed = puzzle.choices.map(({ move, chance }) => line(moveName(game, move)[lang], percent(chance), right.includes(move)));
  return typeof puzzle.others === 'number' ? [...listed, line(say(w.others), percent(puzzle.others), false)] : listed;
}
