import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { type Game, LANGS, Play } from '@pocket-stadium/kernel';
import { describe, expect, it } from 'vitest';
import { accepts, type Chapter, type Lesson, type MoveStep } from '../../kit/lesson.ts';
import { entryOf, LessonMatch } from './lesson-match.svelte.ts';
import { loadLesson, TAUGHT } from './lessons.ts';

/** How fast one reads aloud, and how long an action takes with its dice and its walk. */
const WORDS_A_SECOND = 3;
const SECONDS_AN_ACTION = 3;
const THREE_MINUTES = 180;

const sentences = ({ steps, end }: Chapter) => [...steps.flatMap(({ say }) => (say ? [say] : [])), end];
const hints = ({ steps }: Chapter) => steps.flatMap((step) => ('hint' in step && step.hint ? [step.hint] : []));

describe('lessons', () => {
  it('exist for most games, and for nothing else', () => {
    expect(TAUGHT.length).toBeGreaterThan(5);
    expect(TAUGHT.filter((id) => !GAMES.has(id))).toEqual([]);
  });
});

describe.each([...TAUGHT])('the lesson of %s', (id) => {
  const game = GAMES.get(id) as Game;
  const load = async (): Promise<Lesson> => {
    const lesson = await loadLesson(id);
    if (!lesson) throw new Error(`no lesson of ${id}`);
    return lesson;
  };

  it('is legal to its end, whichever accepted move the learner makes', async () => {
    for (const chapter of (await load()).chapters) {
      const opened = LessonMatch.open(game, chapter);
      if (!opened.ok) throw new Error(opened.problem.message.en);
      expect(walk(opened.value.play, chapter, 0)).toBeGreaterThan(0);
    }
  });

  it('asks the learner to begin, and never ends the match', async () => {
    for (const chapter of (await load()).chapters) {
      expect(chapter.steps[0]?.say).toBeDefined();
      const opened = LessonMatch.open(game, chapter);
      if (!opened.ok) throw new Error(opened.problem.message.en);
      const { value: match } = opened;
      while (match.step) expect(match.append(entryOf(match.play, 'faces' in match.step ? match.step.faces : match.step.move))).toBeNull();
      expect(match.play.over).toBe(false);
    }
  });

  it('has a hint for each move of the learner, and none for those of others', async () => {
    for (const chapter of (await load()).chapters) {
      const opened = LessonMatch.open(game, chapter);
      if (!opened.ok) throw new Error(opened.problem.message.en);
      const { value: match } = opened;
      for (; match.step; match.append(entryOf(match.play, 'faces' in match.step ? match.step.faces : match.step.move))) {
        const { step, play } = match;
        if (!('move' in step) || play.next.kind === 'over') continue;
        expect(step.hint !== undefined, step.move).toBe(chapter.seats[play.next.seat]?.guided !== true);
      }
    }
  });

  it('takes less than three minutes, read aloud', async () => {
    const { chapters } = await load();
    for (const lang of LANGS) {
      const words = chapters.flatMap(sentences).reduce((sum, said) => sum + said[lang].split(/\s+/).length, 0);
      const actions = chapters.reduce((sum, { steps }) => sum + steps.length, 0);
      expect(words / WORDS_A_SECOND + actions * SECONDS_AN_ACTION).toBeLessThan(THREE_MINUTES);
    }
  });

  it('says the aim first', async () => {
    const first = (await load()).chapters[0]?.steps[0]?.say;
    expect(first?.fr).toMatch(/^Le but\s:/);
    expect(first?.en).toMatch(/^The aim:/);
  });

  it('is written in both languages, French as it is printed', async () => {
    for (const { fr, en } of (await load()).chapters.flatMap((chapter) => [...sentences(chapter), ...hints(chapter)])) {
      expect(en.trim()).not.toBe('');
      expect(fr).not.toMatch(/['"]|[^\s][:;!?](\s|$)|\.\.\./);
    }
  });

  it('hints at moves that are legal but not meant', async () => {
    for (const chapter of (await load()).chapters) {
      const opened = LessonMatch.open(game, chapter);
      if (!opened.ok) throw new Error(opened.problem.message.en);
      const { value: match } = opened;
      for (; match.step; match.append(entryOf(match.play, 'faces' in match.step ? match.step.faces : match.step.move))) {
        const { step, play } = match;
        if (!('move' in step) || step.accept === 'any') continue;
        expect(game.moves(play.state).some((move) => !accepts(game, play.state, step, move))).toBe(game.moves(play.state).length > 1);
      }
    }
  });
});

/** Walks every way through the rest of a chapter, and counts them. */
function walk(play: Play, chapter: Chapter, index: number): number {
  const step = chapter.steps[index];
  if (!step) return 1;
  const answers = 'faces' in step ? [step.faces] : answersTo(play, step);
  let ways = 0;
  for (const answer of answers) {
    const copy = Play.start(play.game, play.header);
    for (const entry of play.entries) copy.append(entry);
    const refused = copy.append(entryOf(copy, answer));
    if (refused) throw new Error(`step ${index + 1}: ${refused.problem.message.en}`);
    ways += walk(copy, chapter, index + 1);
  }
  return ways;
}

/** The accepted moves, one for each distinct result. The one in the script is always among them. */
function answersTo({ game, state }: Play, step: MoveStep): string[] {
  return [...new Set([step.move, ...game.moves(state).filter((move) => accepts(game, state, step, move))])];
}
