import type { Lang } from '@pocket-stadium/kernel';
import type { Listener } from './ear.ts';

/** The words that a listener goes by, in each language. */
const WORDS = {
  fr: {
    decide: 'À décider',
    coach: 'L’entraîneur',
    roll: 'Lancer',
    on: /^button "(Lancer|Entendre la suite|Accélérer|Continuer|La suite)/,
    back: /^button "Reprendre/,
    mine: /(À vous|Placez)(?!.*Robot)/,
    own: /Vous[^:]*: ([^.;]*)/,
    to: /Vers : ([a-l]\d{1,2})/,
    waits: /On attend \p{L}+\.$/u,
    over: /Score final/,
    right: /C’est juste|Voici la réponse/,
    show: /^button "Montrer la réponse"/,
    left: /(avec z|mouvements?|qu’à finir)\.$/,
    freed: /retour au camp des deux pions, en ([^.;]*)/,
    others: /Sami|Nora|La balle est/,
  },
  en: {
    decide: 'To decide',
    coach: 'The coach',
    roll: 'Roll',
    on: /^button "(Roll|What happens next|Skip ahead|Go on|Next)/,
    back: /^button "Take .*back"/,
    mine: /(Your turn|You kick|Place your)(?!.*Robot)/,
    own: /You[^:]*: ([^.;]*)/,
    to: /To: ([a-l]\d{1,2})/,
    waits: /Waiting for \p{L}+\.$/u,
    over: /Final score/,
    right: /That is right|Here is the answer/,
    show: /^button "Show the answer"/,
    left: /(with z|moves? left|Now finish)\.$/,
    freed: /back in camp, on ([^.;]*)/,
    others: /Sami|Nora|The ball is/,
  },
} as const;

const CELLS = /\b[a-l]\d{1,2}\b/g;

/** Plays as a person does who hears and types, by simple rules: whatever comes first, and on a board whatever may move. */
export class EarPlayer {
  private readonly words: (typeof WORDS)[Lang];
  /** Every answer that was offered to a question, as it is heard. */
  readonly offered = new Set<string>();

  constructor(
    private readonly ear: Listener,
    lang: Lang = 'fr',
  ) {
    this.words = WORDS[lang];
  }

  /** Plays a match until its final score is heard. `heard` is what was said already. */
  async match(heard = ''): Promise<void> {
    for (let news = heard || (await this.ear.news()); !this.words.over.test(news); news = await this.ear.news()) {
      if (await this.act(news)) return;
    }
  }

  /**
   * Plays a lesson until its coach has the focus and nothing is left to do. It does what the coach says, by the cells
   * that are named.
   */
  async lesson(): Promise<void> {
    const { ear, words } = this;
    /** How many answers were not what the coach meant. */
    let tried: string[] = [];
    let sentence = await ear.news();
    for (;;) {
      const focus = await ear.settled(new RegExp(`^(gridcell|button "|region "(${words.decide}|${words.coach})")`));
      if (focus.includes(words.coach)) return;
      if (words.on.test(focus)) {
        tried = [];
        ear.turn();
        await ear.press('Enter');
      } else if (focus.startsWith('gridcell')) {
        sentence = await this.follow(sentence);
        continue;
      } else tried.push(await this.answer((name) => tried.includes(name)));
      sentence = await ear.news();
    }
  }

  /** Plays a problem until the answer is told: every choice until one is the best, or on a board one turn and then the answer. */
  async problem(): Promise<void> {
    const { ear, words } = this;
    const tried: string[] = [];
    let heard = await ear.news();
    const board = (await ear.settled(/^(gridcell|main|heading|button)/)).startsWith('gridcell');
    for (let turns = 0; !words.right.test(heard); turns++) {
      ear.turn();
      if (board && turns === 0) await this.cells();
      else if (board) {
        await ear.tabTo(words.show);
        await ear.press('Enter');
      } else {
        const answer = await ear.tabTo(/^button "/);
        if (tried.includes(answer)) continue;
        tried.push(answer);
        await ear.press('Enter');
      }
      heard = await ear.news();
    }
  }

  /** Goes on with what is asked. Answers whether the end came meanwhile. */
  private async act(news: string): Promise<boolean> {
    const { ear, words } = this;
    // It went on before there was anything to hear, and was told who is waited for.
    if (words.waits.test(news)) return false;
    const focus = await ear.settled(new RegExp(`^(gridcell|button "|region "${words.decide}")`));
    // On the board Enter steps through what the others do, until something is asked of us.
    if (focus.startsWith('gridcell')) {
      if (words.mine.test(news)) return this.cells();
      await ear.press('Enter');
      return false;
    }
    if (words.on.test(focus)) {
      if (focus.includes(words.roll)) ear.turn();
      await ear.press('Enter');
    } else await this.answer();
    return false;
  }

  /** The question has the focus. Enter does nothing there: the answers follow it. This takes the first that will do. */
  private async answer(not: (name: string) => boolean = () => false): Promise<string> {
    const { ear, words } = this;
    const question = ear.page.getByRole('region', { name: words.decide });
    await question.getByRole('button').first().waitFor();
    for (const [, name = ''] of (await question.ariaSnapshot()).matchAll(/button "([^"]*)"/g))
      this.offered.add(name.replaceAll(/\s+/g, ' '));
    ear.turn();
    for (let i = 0; i < 12; i++) {
      const name = await ear.focus();
      const within = (await question.locator(':focus').count()) > 0;
      if (within && name.startsWith('button "') && !words.back.test(name) && !name.endsWith('[opens something]') && !not(name)) {
        await ear.press('Enter');
        return name;
      }
      await ear.press('Tab');
    }
    throw new Error(`No answer follows the question; the focus is on ${await ear.focus()}.`);
  }

  /**
   * On a board it hears who stands where, picks something up, goes where it is said to go, and finishes. Answers
   * whether that was the end.
   */
  private async cells(): Promise<boolean> {
    const { ear, words } = this;
    ear.turn();
    await ear.press('p');
    const position = await ear.news();
    if (words.over.test(position)) return true;
    const [, own = ''] = words.own.exec(position) ?? [];
    for (const cell of own.match(CELLS) ?? []) {
      await ear.press('Escape');
      await ear.since();
      await ear.type(cell);
      await ear.press('Enter');
      const heard = await ear.news();
      if (words.over.test(heard)) return true;
      const [, target] = words.to.exec(heard) ?? [];
      if (target === undefined) continue;
      await ear.type(target);
      await ear.press('Enter');
      const made = await ear.news();
      if (words.over.test(made)) return true;
      // A pawn that frees another does not stay where it went: both go home.
      if (words.left.test(made)) await this.standThere(words.freed.exec(made)?.[1]?.match(CELLS) ?? [target]);
      break;
    }
    await ear.press('z');
    return false;
  }

  /** In the middle of a turn the board is told as it is now. */
  private async standThere(cells: readonly string[]): Promise<void> {
    const { ear } = this;
    await ear.press('p');
    const told = await ear.news();
    if (cells.some((cell) => !told.match(CELLS)?.includes(cell))) throw new Error(`After ${cells} the position is old: ${told}`);
  }

  /**
   * Types the cells that a coach names, in their order, and finishes unless that ended the turn by itself. Answers what
   * was heard last.
   */
  private async follow(sentence: string): Promise<string> {
    const { ear, words } = this;
    const own = sentence.split(/(?<=[.!])\s/).filter((said) => !words.others.test(said));
    const cells = (own.join(' ').match(CELLS) ?? []).filter((cell, i, all) => cell !== all[i - 1]);
    ear.turn();
    if (cells.length > 0) {
      await ear.type(cells.join(' '));
      await ear.press('Enter');
      // The coach goes on where that was the end of the turn, so there is nothing to finish.
      const heard = await ear.news();
      if (!words.left.test(heard)) return heard;
    }
    await ear.press('z');
    return ear.news();
  }
}
