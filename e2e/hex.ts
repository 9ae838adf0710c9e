import { join } from 'node:path';
import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { makeRecordJson, newHeader, Play, readRecord } from '@pocket-stadium/kernel';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { PlayBallFact, PlayBallState } from '../games/play-ball/rules/index.ts';
import type { RunyFact, RunyState } from '../games/runy-run-run/rules/index.ts';
import { type App, ROOT } from './app.ts';
import { decision, store } from './table.ts';

export type PlayBallPlay = Play<PlayBallState, PlayBallFact>;
export type RunyPlay = Play<RunyState, RunyFact>;

export const SCREENSHOTS = join(ROOT, 'build-output/screenshots');

export const cell = (page: Page, name: string): Locator => page.locator(`[data-cell="${name}"]`);
export const finish = (page: Page): Locator => page.getByRole('button', { name: /^(Finir|Finish)$/ });
export const takeBack = (page: Page): Locator => page.getByRole('button', { name: /^(Reprendre|Take back)$/ });
/** What screen readers were told last. */
export const told = async (page: Page): Promise<string> => (await page.getByRole('status').first().textContent()) ?? '';

/** The match on the screen, folded anew from what the browser keeps. */
export async function keptPlay(page: Page): Promise<Play> {
  const text = await page.evaluate<string>('localStorage.getItem("pocket-stadium:match:" + location.pathname.split("/").at(-1)) ?? ""');
  const play = readRecord(GAMES, text);
  if (!play.ok) throw new Error(play.problem.message.en);
  return play.value;
}

interface NewPlay {
  readonly options?: Readonly<Record<string, unknown>>;
  readonly dice?: 'seed' | 'hand';
  /** Seats of bots, and how well they play. */
  readonly bots?: readonly number[];
  readonly level?: string;
}

/** A match of people, for moves made here before a browser sees it. */
export function newPlay(id: string, { options = {}, dice = 'seed', bots = [], level = 'rookie' }: NewPlay = {}): Play {
  const game = GAMES.get(id);
  if (!game) throw new Error(`no game ${id}`);
  const seats = ['Lucie', 'Papi', 'Noé']
    .slice(0, game.about.seats.min)
    .map((name, seat) => (bots.includes(seat) ? { name, bot: level } : { name }));
  const source = dice === 'hand' ? ({ kind: 'hand' } as const) : ({ kind: 'seed', seed: '00'.repeat(16) } as const);
  const header = newHeader(game, { seats, options, dice: source });
  if (!header.ok) throw new Error(header.problem.message.en);
  return Play.start(game, header.value);
}

/** Puts a match into the browser and opens it. */
export async function openMatch(page: Page, app: App, play: Play): Promise<void> {
  const id = 'ab'.repeat(16);
  await store(page, app, { [`pocket-stadium:match:${id}`]: makeRecordJson(play.match) });
  await page.goto(`${app.url}play/${id}`);
  await (play.game.grammar ? page.getByRole('grid') : decision(page)).waitFor();
}

/** Something to look at: a match, and the cell that is picked up in it. */
export interface Look {
  readonly play: Play;
  readonly pick?: string;
}

/** Opens a match with a piece picked up. */
export async function openLook(page: Page, app: App, { play, pick }: Look): Promise<void> {
  await openMatch(page, app, play);
  if (pick !== undefined) await cell(page, pick).click();
  await page.mouse.move(0, 0);
}

/** Waits until a person here is to decide or the match is over. */
export async function myTurn(page: Page): Promise<'choice' | 'over'> {
  const over = page.getByRole('button', { name: /^(Rejouer|Play again)/ });
  const choice = page.getByRole('button', { name: /^(Finir|Finish)$/ });
  await over.or(choice).first().waitFor();
  return (await over.isVisible()) ? 'over' : 'choice';
}

/** Ends a turn with this button, and waits until the match has it. */
export async function endTurn(page: Page, press = () => finish(page).click()): Promise<void> {
  const { length } = (await keptPlay(page)).entries;
  await press();
  await expect.poll(async () => (await keptPlay(page)).entries.length).toBeGreaterThan(length);
}

/** One part of a Play Ball turn as two cells. */
export function cellsOf(part: string): readonly [from: string, to: string] {
  const [from = '', to = ''] = part.match(/[a-z]\d+/g) ?? [];
  return [from, to];
}

/** Enters a Play Ball turn by tapping. */
export async function tapTurn(page: Page, move: string): Promise<void> {
  for (const part of move.split(', ')) {
    const [from, to] = cellsOf(part);
    if ((await cell(page, from).getAttribute('aria-selected')) !== 'true') {
      // A piece in hand may see this cell as a target: put it down first.
      const held = page.locator('[data-cell][aria-selected="true"]');
      if ((await held.count()) > 0) await held.click();
      await cell(page, from).click();
    }
    await cell(page, to).click();
  }
}

/** Whether a turn of Play Ball scores: a goal ends it by itself. */
export function scores({ game, state }: PlayBallPlay, move: string): boolean {
  const step = game.choose(state, move);
  return step.ok && step.facts.some(({ code }) => code === 'goal');
}

/** Plays a turn of Play Ball by tapping, and waits until the match has it. */
export async function playTurn(page: Page, play: PlayBallPlay, move: string): Promise<void> {
  await tapTurn(page, move);
  if (!scores(play, move)) await finish(page).click();
  await expect.poll(async () => (await keptPlay(page)).entries.length).toBeGreaterThan(play.entries.length);
}

/**
 * Takes one Runy turn with what the board offers: a capture or release where there is one, else the first target. Tells
 * whether that wins, which ends the turn by itself.
 */
export async function tapSomething(page: Page): Promise<boolean> {
  const names = async (kind: string) =>
    page.locator(`.cell.${kind}`).evaluateAll((cells) => cells.map((each) => each.getAttribute('data-cell') ?? ''));
  let fallback: readonly [string, string] | null = null;
  for (const from of await names('source')) {
    await cell(page, from).click();
    const ringed = page.locator('.cell.target[aria-label*="capture"], .cell.target[aria-label*="libère"]');
    if ((await ringed.count()) > 0) {
      const wins = /gagne|wins/.test((await ringed.first().getAttribute('aria-label')) ?? '');
      await ringed.first().click();
      return wins;
    }
    const [to] = await names('target');
    if (to !== undefined) fallback ??= [from, to];
    await cell(page, from).click();
  }
  if (!fallback) throw new Error('The board offers nothing.');
  await cell(page, fallback[0]).click();
  await cell(page, fallback[1]).click();
  return false;
}

/** A turn that scores, else one that brings the ball and its hunters nearer to the goal. */
export function goodTurn(play: PlayBallPlay): string {
  const { game, state } = play;
  const team = state.position.turn;
  const rate = (move: string): number => {
    const step = game.choose(state, move);
    if (!step.ok) return Number.NEGATIVE_INFINITY;
    if (step.facts.some(({ code, seat }) => code === 'goal' && seat === team)) return 1e6;
    const text = game.position?.make(step.state) ?? '';
    const up = (name: string) => (team === 0 ? 1 : -1) * (2 * Number(name.slice(1)) - Math.abs(name.charCodeAt(0) - 99));
    const ball = /ball:(\w+)/.exec(text)?.[1] ?? 'c5';
    const mine = (new RegExp(`${team === 0 ? 'A' : 'B'}:([^|]+)`).exec(text)?.[1] ?? '').split(' ');
    const near = Math.min(...mine.map((name) => Math.abs(up(name) - up(ball)) + Math.abs(name.charCodeAt(0) - ball.charCodeAt(0))));
    return (mine.includes(ball) ? 100 + 3 * up(ball) : -near) - move.length / 1000;
  };
  return best(game.moves(state), rate);
}

/** The shortest turn there is, as somebody plays who does not mind losing. */
export function idleTurn({ game, state }: PlayBallPlay): string {
  const team = state.position.turn;
  return best(game.moves(state), (move) => {
    const step = game.choose(state, move);
    const touches = step.ok && step.facts.some(({ code }) => code !== 'step');
    return touches ? -1000 - move.length : -move.length + (move.startsWith(team === 0 ? 'a' : 'e') ? 1 : 0);
  });
}

function best(moves: readonly string[], rate: (move: string) => number): string {
  let [found = '', most] = [moves[0], Number.NEGATIVE_INFINITY];
  for (const move of moves) {
    const value = rate(move);
    if (value > most) [found, most] = [move, value];
  }
  return found;
}

/** Everything these locators find lies within the window, whole. */
export async function expectWithin(page: Page, locators: readonly Locator[]): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  // A page hears of its new size a moment later.
  await page.waitForFunction((size) => innerWidth === size.width && innerHeight === size.height, { width, height });
  for (const locator of locators) {
    const boxes = await locator.evaluateAll((found) =>
      found.map((each) => each.getBoundingClientRect()).map(({ x, y, right, bottom }) => ({ x, y, right, bottom })),
    );
    expect(boxes.length).toBeGreaterThan(0);
    for (const { x, y, right, bottom } of boxes) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
      expect(bottom).toBeLessThanOrEqual(height);
    }
  }
}

/** A whole turn, tapped part by part. */
export async function tapWhole(page: Page, play: Play, why: string): Promise<void> {
  if (play.game.about.id === 'runy-run-run') {
    if (why === 'set-up') {
      await page.getByRole('button', { name: /^(Prêt !|Ready!)/ }).click();
      return;
    }
    await finish(page).waitFor();
    if (await tapSomething(page)) return;
  } else {
    const playBall = play as PlayBallPlay;
    await finish(page).waitFor();
    const move = playBall.state.position.turn === 0 ? goodTurn(playBall) : idleTurn(playBall);
    // A goal ends the turn by itself. This is asked before the tap, because the match goes on meanwhile.
    const goal = scores(playBall, move);
    await tapTurn(page, move);
    if (goal) return;
  }
  await finish(page).click();
}
