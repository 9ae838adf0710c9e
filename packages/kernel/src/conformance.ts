import { appliedFailures, oddsFailures, outlookFailures } from './conformance-outlook.ts';
import { allFaces, drawFaces } from './faces.ts';
import { type Game, type Setup, shares, sideOf, type Viewer, viewOf } from './game.ts';
import { type Entry, type Header, newHeader } from './match.ts';
import { badFaces, Play } from './play.ts';
import type { Random } from './random.ts';
import { parseRecordJson } from './record-check.ts';
import { makeRecordJson } from './record-json.ts';
import { makeRecordText, parseRecordText } from './record-text.ts';
import { namesFor, tell, tellNext } from './tell.ts';
import { complete, same } from './test-compare.ts';
import { setupsOf } from './variants.ts';
import { LANGS, type Lang } from './words.ts';

/** What any game must do, whatever it is. Each failure is a sentence; a sound game has none. */
export function conform(game: Game, random: Random, playouts = 1): string[] {
  const failures = new Set<string>();
  for (const setup of setupsOf(game, random)) {
    for (let i = 0; i < playouts; i++) {
      const check = new Check(game, setup, random, failures);
      try {
        check.playout();
      } catch (error) {
        failures.add(`${JSON.stringify(setup)}: threw ${(error as Error).stack}`);
      }
      if (failures.size > 20) return [...failures];
    }
  }
  return [...failures];
}

/** How many states of a playout get the costly checks. */
const THOROUGH = 24;
/** How many of the listed moves are tried at one choice. */
const TRIED = 5;

class Check {
  private readonly header: Header;
  private readonly names: string[];
  private readonly viewers: Viewer[];
  private play: Play;
  /** The same history with other hidden faces, while something is hidden. */
  private twin: Play | null = null;
  private secretTo: readonly number[] = [];

  constructor(
    private readonly game: Game,
    private readonly setup: Setup,
    private readonly random: Random,
    private readonly failures: Set<string>,
  ) {
    this.names = Array.from({ length: setup.seats }, (_, seat) => `Seat${seat}`);
    const header = newHeader(game, { seats: this.names.map((name) => ({ name })), options: setup.options, dice: { kind: 'hand' } });
    if (!header.ok) throw new Error(header.problem.message.en);
    this.header = header.value;
    this.viewers = ['spectator', ...this.names.keys()];
    this.play = this.open();
  }

  private open(): Play {
    const opened = Play.open(this.game, this.header);
    if (!opened.ok) throw new Error(opened.problem.message.en);
    return opened.value;
  }

  private expect(holds: boolean, sentence: string): void {
    if (holds) return;
    const { options, seats } = this.setup;
    this.failures.add(
      `${this.game.about.id} with ${seats} seats, ${JSON.stringify(options)}, entry ${this.play.entries.length}: ${sentence}`,
    );
  }

  private gather(sentences: readonly string[]): void {
    for (const sentence of sentences) this.expect(false, sentence);
  }

  playout(): void {
    const bound = this.game.bound(this.setup);
    while (!this.play.over && this.play.entries.length < bound) {
      const thorough = this.play.entries.length < THOROUGH || this.random(100) === 0;
      this.atState(thorough);
      const entry = this.nextEntry(thorough);
      deepFreeze(this.play.state);
      const secretBefore = this.play.next.kind === 'roll' ? this.play.next.secretTo : undefined;
      const before = this.play.state;
      const refused = this.play.append(entry);
      this.expect(refused === null, `refused ${JSON.stringify(entry)}: ${refused?.problem.message.en}`);
      if (refused) return;
      if (thorough) this.gather(appliedFailures(this.game, before, entry, this.play.lastFacts()));
      this.followTwin(entry, secretBefore);
      this.speaks();
    }
    this.expect(this.play.over, `the match did not end within ${bound} entries`);
    this.atState(true);
    this.atEnd();
  }

  private nextEntry(thorough: boolean): Entry {
    const { next, state } = this.play;
    if (next.kind === 'over') throw new Error('over');
    const { seat } = next;
    if (next.kind === 'roll') {
      if (thorough) this.atRoll(next.dice);
      return { type: 'roll', seat, faces: drawFaces(next.dice, this.random), from: 'hand' };
    }
    const moves = this.game.moves(state);
    this.expect(moves.length > 0, 'a choice without a legal move');
    if (thorough) this.atChoice(moves);
    return { type: 'move', seat, move: moves[this.random(moves.length)] as string };
  }

  private atState(thorough: boolean): void {
    const { state } = this.play;
    if (!thorough) return;
    this.expect(same(this.game.next(state), this.game.next(state)), 'next differs when asked twice');
    this.expect(same(JSON.parse(JSON.stringify(state)), state), 'the state does not survive JSON');
    this.roundTrips();
    this.viewsAgree();
    for (const to of this.play.backTargets()) {
      const copy = this.refold(this.play.entries);
      this.expect(copy?.append({ type: 'back', to }) === null, `offered to go back to ${to} and refused it`);
    }
    if (this.game.position && !this.play.over) {
      const text = this.game.position.make(state);
      const parsed = this.game.position.parse(text);
      this.expect(parsed.ok && this.game.position.make(parsed.value) === text, `position ${text} does not round-trip`);
    }
  }

  private roundTrips(): void {
    const { match } = this.play;
    const json = parseRecordJson(makeRecordJson(match));
    this.expect(json.ok && same(json.value, match), 'the JSON record does not round-trip');
    const text = parseRecordText(makeRecordText(match));
    this.expect(text.ok && same(text.value, match), 'the text record does not round-trip');
    this.expect(same(this.refold(match.entries)?.state, this.play.state), 'folding the record gives another state');
  }

  private refold(entries: readonly Entry[]): Play | null {
    const folded = Play.fold(this.game, { header: this.header, entries });
    this.expect(folded.ok, folded.ok ? '' : `does not fold: ${folded.problem.message.en}`);
    return folded.ok ? folded.value : null;
  }

  private view(play: Play, viewer: Viewer): unknown {
    return viewOf(this.game, play.state, viewer);
  }

  private viewsAgree(): void {
    if (!this.game.secrets) return;
    for (const viewer of this.viewers) {
      const masked = this.refold(this.play.seenBy(viewer));
      if (this.play.over) continue;
      this.expect(same(masked?.state, this.view(this.play, viewer)), `what ${viewer} can fold is not what ${viewer} may see`);
    }
  }

  /** Plays a second history that differs in hidden faces alone: those who may not see must find them equal. */
  private followTwin(entry: Entry, secretTo: readonly number[] | undefined): void {
    if (!this.game.secrets) return;
    if (secretTo && entry.type === 'roll' && entry.faces) {
      const twin = this.refold(this.play.entries.slice(0, -1));
      twin?.append({ ...entry, faces: entry.faces.map((face) => (face % 6) + 1) });
      this.twin = twin;
      this.secretTo = secretTo;
    } else this.twin?.append(entry);
    if (!this.twin) return;
    if (this.game.secrets(this.play.state) === 0) {
      this.twin = null;
      return;
    }
    const blind = this.viewers.filter((viewer) => !this.secretTo.includes(viewer as number));
    for (const viewer of blind) {
      this.expect(
        same(this.view(this.twin, viewer), this.view(this.play, viewer)),
        `${viewer} can tell two hidden rolls apart in the state`,
      );
      this.expect(same(this.twin.seenBy(viewer), this.play.seenBy(viewer)), `${viewer} can tell two hidden rolls apart in the log`);
      this.expect(same(this.twin.next, this.play.next), `${viewer} can tell two hidden rolls apart by what is next`);
      this.expect(same([...this.twin.facts()], [...this.play.facts()]), `${viewer} can tell two hidden rolls apart by the facts`);
    }
  }
  private atRoll(dice: number): void {
    const throws = allFaces(dice);
    const total = throws.reduce((sum, { probability }) => sum + probability, 0);
    this.expect(Math.abs(total - 1) < 1e-12, 'the faces do not have probability 1 together');
    for (const { faces } of throws) this.expect(this.game.roll(this.play.state, faces).ok, `no answer to faces ${faces}`);
    this.gather(outlookFailures(this.game, this.play.state, this.play.next, this.viewers, this.names));
    const good = drawFaces(dice, this.random);
    for (const bad of [
      [...good, 1],
      good.slice(1),
      good.with(0, 7),
      good.with(0, 0),
      good.with(0, 1.5),
      good.with(0, Number.POSITIVE_INFINITY),
    ]) {
      this.expect(badFaces(bad, dice) !== null, `took the faces ${bad}`);
      this.refuses({ type: 'roll', seat: this.seat, faces: bad, from: 'hand' });
    }
    this.refuses({ type: 'move', seat: this.seat, move: 'play' });
    this.refuses({ type: 'roll', seat: this.seat + 1, faces: good, from: 'hand' });
  }

  private get seat(): number {
    return this.play.next.kind === 'over' ? 0 : this.play.next.seat;
  }

  private refuses(entry: Entry): void {
    const { state, next } = this.play;
    const entries = this.play.entries.length;
    const refused = this.play.append(entry);
    this.expect(refused !== null, `took ${JSON.stringify(entry)}`);
    this.expect(
      state === this.play.state && next === this.play.next && entries === this.play.entries.length,
      'a refusal changed something',
    );
    if (refused)
      this.expect(
        LANGS.every((lang) => complete(refused.problem.message[lang])),
        `no words for ${refused.problem.code}`,
      );
  }

  private atChoice(moves: readonly string[]): void {
    const { state } = this.play;
    this.gather(outlookFailures(this.game, state, this.play.next, this.viewers, this.names));
    this.gather(oddsFailures(this.game, state, moves, this.viewers, this.names));
    this.expect(new Set(moves).size === moves.length, 'a move is listed twice');
    const tried = moves.length <= TRIED ? moves : Array.from({ length: TRIED }, () => moves[this.random(moves.length)] as string);
    const results = new Set<string>();
    for (const move of new Set(tried)) {
      const step = this.game.choose(state, move);
      this.expect(step.ok, `refused the listed move ${move}`);
      if (!step.ok) continue;
      const result = JSON.stringify(step.state);
      this.expect(!results.has(result), `two listed moves have the same result, one is ${move}`);
      results.add(result);
      this.spellsOut(move);
      this.mutates(move, moves);
    }
    this.refuses({ type: 'roll', seat: this.seat, faces: [1], from: 'hand' });
    this.refuses({ type: 'move', seat: this.seat, move: '' });
    this.refuses({ type: 'move', seat: this.seat + 1, move: moves[0] as string });
  }

  /** A move spoilt at random is refused, and nothing changes; or it is legal, and the match could go on. */
  private mutates(move: string, moves: readonly string[]): void {
    const { state } = this.play;
    const before = JSON.stringify(state);
    const at = this.random(move.length);
    const spoilt = [
      move.slice(0, at),
      move.slice(0, at) + move.slice(at + 1),
      `${move.slice(0, at)}${'az09 ,:-x>()'[this.random(12)]}${move.slice(at + 1)}`,
      `${move} `,
      `${move}, ${move}`,
    ];
    for (const text of spoilt) {
      if (text === move || moves.includes(text)) continue;
      const step = this.game.choose(state, text);
      this.expect(JSON.stringify(state) === before, `trying ${text} changed the state`);
      if (step.ok) this.game.next(step.state);
      else
        this.expect(
          LANGS.every((lang) => complete(step.problem.message[lang])),
          `no words for ${step.problem.code}`,
        );
    }
  }

  /** A listed move can be entered part by part. */
  private spellsOut(move: string): void {
    const { grammar } = this.game;
    if (!grammar) return;
    const parts = grammar.split(move);
    for (let count = 0; count < parts.length; count++) {
      const progress = grammar.follow(this.play.state, parts.slice(0, count));
      this.expect(progress.ok, `refused the parts ${parts.slice(0, count).join(' + ')} of ${move}`);
      if (!progress.ok) return;
      this.expect(
        progress.value.follow.some((part) => part.text === parts[count]),
        `did not offer ${parts[count]} after ${parts.slice(0, count).join(' + ') || 'nothing'}`,
      );
    }
    const whole = grammar.follow(this.play.state, parts);
    this.expect(whole.ok && whole.value.complete && whole.value.move === move, `${move} entered by parts is not whole`);
  }

  /** Every fact and prompt has a sentence in every language. */
  private speaks(): void {
    for (const lang of LANGS) {
      for (const names of [this.names, namesFor(this.names, 0, lang)]) this.speaksWith(names, lang);
    }
  }

  private speaksWith(names: readonly string[], lang: Lang): void {
    for (const fact of this.play.lastFacts()) {
      const sentence = tell(this.game, fact, names, lang);
      this.expect(
        this.game.words.facts[fact.code] !== undefined && complete(sentence),
        `${lang}: no sentence for ${JSON.stringify(fact)}: ${sentence}`,
      );
    }
    const { next } = this.play;
    if (next.kind === 'over') return;
    this.expect(
      this.game.words.prompts[next.why] !== undefined && complete(tellNext(this.game, next, names, lang)),
      `${lang}: no prompt for ${next.why}`,
    );
  }

  private atEnd(): void {
    const { outcome } = this.play;
    if (!outcome) return;
    const sides = new Map(this.names.map((_, seat) => [sideOf(this.game, seat, this.setup.options), seat]));
    const perSeat = shares(outcome, this.setup.seats);
    const total = [...sides.values()].reduce((sum, seat) => sum + (perSeat[seat] as number), 0);
    this.expect(Math.abs(total - 1) < 1e-12, `the shares of the sides are ${perSeat}`);
    this.expect(
      this.viewers.every((viewer) => same(this.play.seenBy(viewer), this.play.entries)),
      'the finished record is not whole',
    );
    this.refuses({ type: 'forfeit', seat: 0 });
  }
}

function deepFreeze(value: unknown): void {
  if (value === null || typeof value !== 'object' || Object.isFrozen(value) || ArrayBuffer.isView(value)) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) deepFreeze(inner);
}
