import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Part, Play } from '@pocket-stadium/kernel';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from './axe.ts';
import { cell, expectWithin, goodTurn, idleTurn, newPlay, openMatch, type PlayBallPlay, type RunyPlay, SCREENSHOTS } from './hex.ts';
import { openStage } from './stage.ts';
import { decision, expectCalm, inTheme, resize } from './table.ts';

beforeAll(() => {
  mkdirSync(SCREENSHOTS, { recursive: true });
});
const { app, visit } = openStage();

const SIZES = [
  { width: 360, height: 640 },
  { width: 320, height: 568 },
  { width: 1280, height: 800 },
] as const;
const SMALLEST_TARGET = 24;

/** Something to look at: a match, and the cell that is picked up in it. */
interface Look {
  readonly play: Play;
  readonly pick?: string;
}

const followOf = (play: Play): readonly Part[] => {
  const followed = play.next.kind === 'choice' ? play.game.grammar?.follow(play.state, []) : undefined;
  return followed?.ok ? followed.value.follow : [];
};

/** Plays on until a piece can do all of this. */
function until(play: Play, turn: (play: Play, number: number) => void, effects: readonly Part['effects'][number][]): Look {
  for (let number = 0; number < 400 && !play.over; number++) {
    const follow = followOf(play);
    const pick = follow.find(({ from }) =>
      effects.every((effect) => follow.some((part) => part.from === from && part.effects.includes(effect))),
    )?.from;
    if (pick !== undefined) return { play, pick };
    turn(play, number);
  }
  throw new Error(`No match came to ${effects.join(' and ')}.`);
}

function playBallTurn(play: Play): void {
  const ball = play as PlayBallPlay;
  const seat = ball.state.position.turn;
  expect(play.append({ type: 'move', seat, move: seat === 0 ? goodTurn(ball) : idleTurn(ball) })).toBeNull();
}

/** A turn of dice that differ from throw to throw; whoever can capture does. */
function runyTurn(play: Play, number: number): void {
  const { state, next, game } = play as RunyPlay;
  if (next.kind === 'roll') {
    const faces = [1 + ((number * 5) % 6), 1 + ((number * 7 + 2) % 6)];
    expect(play.append({ type: 'roll', seat: next.seat, faces, from: 'hand' })).toBeNull();
  } else if (next.kind === 'choice') {
    const moves = game.moves(state);
    const move = moves.find((text) => text.includes('x')) ?? moves[(number * 7919) % moves.length] ?? '';
    expect(play.append({ type: 'move', seat: next.seat, move })).toBeNull();
  }
}

function over(play: Play, turn: (play: Play, number: number) => void): Look {
  for (let number = 0; !play.over; number++) turn(play, number);
  return { play };
}

/** Everybody in place, and the dice to be thrown. */
function placed(play: Play): Look {
  for (let number = 0; play.next.kind === 'choice'; number++) runyTurn(play, number);
  return { play };
}

const LOOKS: Readonly<Record<string, () => Look>> = {
  'play-ball-kick-off': () => ({ play: newPlay('play-ball'), pick: 'c2' }),
  'play-ball-takes-ball': () => until(newPlay('play-ball'), playBallTurn, ['takes-ball']),
  'play-ball-chances': () => until(newPlay('play-ball'), playBallTurn, ['scores', 'passes']),
  'play-ball-park': () => ({ play: newPlay('play-ball', { options: { field: 'park' } }), pick: 'd2' }),
  'play-ball-over': () => over(newPlay('play-ball'), playBallTurn),
  'runy-setup': () => ({ play: newPlay('runy-run-run') }),
  'runy-captures': () => until(newPlay('runy-run-run'), runyTurn, ['captures']),
  'runy-releases': () => until(newPlay('runy-run-run'), runyTurn, ['releases']),
  'runy-real-dice': () => placed(newPlay('runy-run-run', { dice: 'hand' })),
  'runy-small': () => until(newPlay('runy-run-run', { options: { side: 5 } }), runyTurn, ['captures']),
  'runy-over': () => over(newPlay('runy-run-run'), runyTurn),
};

/** The board at this size: whole, large enough to tap, and its picture. */
async function look(page: Page, play: Play, picture: string): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const cells = page.locator('[data-cell]');
  if (!play.over) {
    await expectWithin(page, [cells, page.locator('.score'), decision(page).getByRole('button')]);
    expect((await cells.first().boundingBox())?.height).toBeGreaterThanOrEqual(SMALLEST_TARGET);
  }
  if (width > height) expect((await page.getByRole('grid').boundingBox())?.height).toBeGreaterThan(0.8 * height);
  for (const colorScheme of ['light', 'dark'] as const) {
    await inTheme(page, colorScheme);
    // The smallest screen shows what the phone shows.
    if (width !== 320) await expectAccessible(page);
    await page.screenshot({ path: join(SCREENSHOTS, `${picture}-${width}x${height}-${colorScheme}.png`) });
  }
}

describe.each(Object.entries(LOOKS))('%s', (name, make) => {
  it('is whole, readable and accessible in every size and both themes', async () => {
    const { play, pick } = make();
    const visitor = await visit();
    const { page } = visitor;
    await openMatch(page, app, play);
    if (pick !== undefined) await cell(page, pick).click();
    await page.mouse.move(0, 0);
    for (const viewport of SIZES) {
      await resize(page, viewport);
      await look(page, play, name);
    }
    expectCalm(visitor);
  });
});
