import type { BoardModule } from '../../kit/board.ts';
import { lang, say } from '../../kit/lang.svelte.ts';
import { accepts, type LessonStep, onTheWay } from '../../kit/lesson.ts';
import * as w from '../../words/learn.ts';
import { MatchSession } from '../match/session.svelte.ts';
import type { LessonMatch } from './lesson-match.svelte.ts';

/** A chapter on the screen: the session of its match, and the coach who speaks beside it. */
export class LessonSession {
  readonly session: MatchSession;
  /** The sentence that was told last: one that stays is told once. */
  private told = '';

  constructor(
    readonly match: LessonMatch,
    board: BoardModule,
  ) {
    this.session = new MatchSession(match, board, () => this.news());
  }

  readonly step: LessonStep | null = $derived.by(() => {
    void this.session.shown;
    return this.match.step;
  });

  /** Steps of the chapter made, as far as the screen shows them. */
  readonly made: number = $derived.by(() => {
    void this.session.shown;
    return this.match.made;
  });

  readonly done = $derived(this.step === null);

  /** What the coach says now. */
  readonly sentence: string = $derived.by(() => {
    void this.session.shown;
    return this.coach();
  });

  /** What the coach adds: to a move that is not the one, or to one that is complete. */
  readonly hint: string | null = $derived.by(() => {
    const { step, session } = this;
    const { progress, shown } = session;
    if (!step || !('move' in step) || session.acting === null) return null;
    const { game } = session.play;
    if (progress && progress.parts.length > 0) {
      // Where any move will do, the board may have begun by itself. The question stays in sight.
      if (progress.complete && accepts(game, shown.state, step, progress.move)) return step.accept === 'any' ? null : say(w.finish);
      if (!onTheWay(game, shown.state, step, progress.facts ?? [])) return this.hintOf(step);
    }
    return this.match.wrong > 0 ? this.hintOf(step) : null;
  });

  private news(): string {
    const sentence = this.coach();
    if (sentence === this.told) return '';
    this.told = sentence;
    return sentence;
  }

  private coach(): string {
    const { chapter, made } = this.match;
    if (!this.match.step) return chapter.end[lang.current];
    for (let i = made; i >= 0; i--) {
      const said = chapter.steps[i]?.say;
      if (said) return said[lang.current];
    }
    return '';
  }

  private hintOf(step: LessonStep): string {
    return 'hint' in step && step.hint ? step.hint[lang.current] : this.sentence;
  }
}
