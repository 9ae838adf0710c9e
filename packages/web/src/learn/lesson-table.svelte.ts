import type { Move, Seat } from '@pocket-stadium/rules';
import type { BoardModule } from '../../kit/board.ts';
import { lang, say } from '../../kit/lang.svelte.ts';
import { accepts, type LessonStep, onTheWay } from '../../kit/lesson.ts';
import * as w from '../../words/learn.ts';
import { Table } from '../match/table.svelte.ts';
import type { LessonMatch } from './lesson-match.ts';

/**
 * The table of a lesson. The learner throws all dice that people throw themselves, and decides for the own seat;
 * guided seats move when the learner asks to go on. Nothing happens by itself while there is something to read.
 */
export class LessonTable extends Table {
  /** Moves tried at this step that are not what the coach meant. */
  wrong = $state(0);
  /** Waits for the learner to have read. */
  private goOn: (() => void) | null = $state.raw(null);
  override readonly takeBack = null;

  constructor(
    readonly lesson: LessonMatch,
    board: BoardModule,
  ) {
    super(lesson, board);
  }

  readonly step: LessonStep | null = $derived.by(() => {
    void this.shown;
    return this.lesson.step;
  });

  /** Steps of the chapter made, as far as the screen shows them. */
  readonly made: number = $derived.by(() => {
    void this.shown;
    return this.lesson.made;
  });

  readonly done = $derived(this.step === null);
  readonly waiting = $derived(this.goOn !== null);

  /** What the coach says now. */
  readonly sentence: string = $derived.by(() => {
    void this.shown;
    return this.coach();
  });

  /** What the coach adds to a move that is not the one, or to one that is all there. */
  readonly hint: string | null = $derived.by(() => {
    const { step, progress } = this;
    if (!step || !('move' in step) || this.acting === null) return null;
    const { game } = this.play;
    if (progress && progress.parts.length > 0) {
      // Where anything will do, the board may have begun by itself: what is asked stays in sight.
      if (progress.complete && accepts(game, this.shown.state, step, progress.move)) return step.accept === 'any' ? null : say(w.finish);
      if (!onTheWay(game, this.shown.state, step, progress.facts ?? [])) return this.hintOf(step);
    }
    return this.wrong > 0 ? this.hintOf(step) : null;
  });

  /** The learner has read. */
  proceed(): void {
    this.goOn?.();
    this.goOn = null;
  }

  override choose(move: Move): void {
    const { step } = this.lesson;
    if (!step || !('move' in step)) return;
    if (!accepts(this.play.game, this.play.state, step, move)) {
      this.wrong++;
      return;
    }
    this.wrong = 0;
    super.choose(move);
  }

  protected override ask(_seat: Seat, _level: string): Promise<Move> {
    const { step } = this.lesson;
    if (!step || !('move' in step)) return Promise.reject(new Error('the lesson is over'));
    return new Promise((resolve) => {
      this.goOn = () => resolve(step.move);
    });
  }

  protected override throwsItself(why: string): boolean {
    const own = this.board.ownRolls;
    return this.lesson.step !== null && own !== undefined && !own.includes(why);
  }

  protected override nextInWords(): string {
    return this.coach();
  }

  private coach(): string {
    const { chapter, made } = this.lesson;
    if (!this.lesson.step) return chapter.end[lang.current];
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
