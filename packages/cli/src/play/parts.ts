import { endsItself, type Grammar, type Part, type Progress, type Seat, tellNext, type Words } from '@pocket-stadium/kernel';
import * as w from '../../words/play.ts';
import type { Asked, Conversation } from './conversation.ts';
import { EFFECT_MARKS } from './words.ts';

/** Parts are numbered, to be chosen by their number, where there are no more than this. */
const NUMBERED = 9;

/** A move made of parts, entered part by part or whole, taken back at will until it is confirmed. */
export async function askParts(conversation: Conversation, seat: Seat, grammar: Grammar<unknown>): Promise<void> {
  const { session, context, screen } = conversation;
  const { say, lang } = context;
  const state = session.view(seat);
  let parts: readonly string[] = [];
  let narrowed: readonly Part[] | null = null;
  for (;;) {
    const progress = grammar.follow(state, parts);
    if (!progress.ok) throw new Error(`offered part refused: ${parts.join(', ')}: ${progress.problem.message.en}`);
    const { follow, complete, move, incomplete } = progress.value;
    const shown: readonly Part[] = narrowed ?? follow;
    const answer = await conversation.ask(question(conversation, progress.value, shown));
    narrowed = null;
    if (answer.kind === 'changed') return;
    const order = answer.kind === 'order' ? answer.order : answer.text === '' ? 'end' : null;
    if (order === 'undo') {
      if (parts.length > 0) parts = parts.slice(0, -1);
      else if (conversation.undo()) return;
    } else if (order === 'moves') {
      await conversation.page([say(w.moves_count, { count: follow.length }), ...follow.map(describe)]);
    } else if (order === 'end') {
      if (complete) return conversation.enter({ type: 'move', seat, move });
      if (incomplete && answer.kind === 'order') screen.notice(incomplete.message[lang]);
    } else if (answer.kind === 'text') {
      const found = understand(answer.text, parts, shown, follow, state, grammar);
      if (found.kind === 'parts') {
        parts = found.parts;
        // A goal ends the turn by itself.
        const whole = endsItself(grammar, state, parts);
        if (whole !== null) return conversation.enter({ type: 'move', seat, move: whole });
      }
      if (found.kind === 'several') narrowed = found.among;
      if (found.kind === 'nothing') screen.notice(found.why?.[lang] ?? say(w.not_understood, { given: answer.text, help: say(w.help) }));
    }
  }

  function question(
    { session }: Conversation,
    { parts, move, complete, follow, preview }: Progress<unknown>,
    shown: readonly Part[],
  ): Asked {
    const lines = [tellNext(session.game, session.play.next, session.seating.namesIn(lang), lang)];
    if (parts.length > 0) lines.push(say(w.so_far, { move }));
    if (complete) lines.push(say(follow.length > 0 ? w.may_end : w.confirm));
    return {
      lines,
      prompt: say(parts.length > 0 ? w.move_goes_on : w.move),
      preview,
      items: list(shown),
      targets: shown,
      own: ['undo', 'end', 'moves'],
      complete: follow.map(({ text }) => text),
      isAnswer: (text) => follow.some((part) => part.text === text),
    };
  }
}

type Understood =
  | { readonly kind: 'parts'; readonly parts: readonly string[] }
  | { readonly kind: 'several'; readonly among: readonly Part[] }
  | { readonly kind: 'nothing'; readonly why?: Words };

/** What a text may mean here: a number of the list, parts in full, or cells that say which part. */
function understand(
  text: string,
  parts: readonly string[],
  shown: readonly Part[],
  follow: readonly Part[],
  state: unknown,
  grammar: Grammar<unknown>,
): Understood {
  if (/^\d+$/.test(text)) {
    const part = shown[Number(text) - 1];
    return part ? { kind: 'parts', parts: [...parts, part.text] } : { kind: 'nothing' };
  }
  const typed = [...parts, ...grammar.split(text)];
  const tried = grammar.follow(state, typed);
  if (tried.ok) return { kind: 'parts', parts: typed };
  const cells = text.toLowerCase().match(/[a-z]\d{1,2}/g) ?? [];
  const among = cells.length === 0 ? [] : follow.filter((part) => goesThrough(part, cells));
  const [only] = among;
  if (only && among.length === 1) return { kind: 'parts', parts: [...parts, only.text] };
  return among.length > 0 ? { kind: 'several', among } : { kind: 'nothing', why: tried.problem.message };
}

/** Whether a part starts with these cells, in order. One cell alone may also be where it leads. */
function goesThrough({ from, to, place = [] }: Part, cells: readonly string[]): boolean {
  const path = [...(from === undefined ? [] : [from]), to, ...place];
  if (cells.length === 1) return cells[0] === from || cells[0] === to;
  return cells.every((cell, i) => path[i] === cell);
}

function list(parts: readonly Part[]): string[] {
  const numbered = parts.length <= NUMBERED;
  return parts.map((part, i) => (numbered ? `${i + 1}. ${describe(part)}` : describe(part)));
}

function describe({ text, effects }: Part): string {
  return text + effects.map((effect) => EFFECT_MARKS[effect]).join('');
}
