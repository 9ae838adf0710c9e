import type { BoardProps } from '@pocket-stadium/web/kit/board.ts';

/** Finishes a turn that is whole, or says what it lacks. */
export function finish<S>({ progress, lang, onMove, onSay }: Pick<BoardProps<S>, 'progress' | 'lang' | 'onMove' | 'onSay'>): void {
  if (progress?.complete) onMove(progress.move);
  else if (progress?.incomplete) onSay(progress.incomplete.message[lang]);
}
