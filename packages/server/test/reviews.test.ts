import { diceStream } from '@pocket-stadium/dice';
import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { type Game, type Match, newHeader, Play } from '@pocket-stadium/kernel';
import { expect, it } from 'vitest';
import { testServer } from './harness.ts';

const FLOOD = process.env.SOAK ? 300 : 55;
const game = GAMES.get('one-die-baseball') as Game;

/** A short match that differs from all others by its dice. */
function played(number: number): Match {
  const header = newHeader(game, { seats: [{ name: 'Ana' }, { name: 'Bo' }], options: { innings: 1, first: 0 }, dice: { kind: 'hand' } });
  if (!header.ok) throw new Error(header.problem.message.en);
  const play = Play.open(game, header.value);
  if (!play.ok) throw new Error(play.problem.message.en);
  const dice = diceStream('reviews', number);
  for (let i = 0; i < 8 && play.value.next.kind === 'roll'; i++) {
    const { seat, dice: count } = play.value.next;
    play.value.append({ type: 'roll', seat, faces: dice(count), from: 'hand' });
  }
  return play.value.match;
}

it(`one address that asks for ${FLOOD} reviews gets no other visitor a refusal`, async () => {
  const server = await testServer({ trustProxy: 1 });
  const ask = async (from: string, number: number) => {
    const { status } = await fetch(`${server.url}/api/v1/reviews`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify({ format: 1, ...played(number) }),
    });
    return status;
  };
  const flood = Array.from({ length: FLOOD }, (_, i) => ask('203.0.113.9', i));
  const others = ['198.51.100.1', '198.51.100.2', '198.51.100.3'].map((from, i) => ask(from, 1000 + i));
  expect(await Promise.all(others)).toEqual([200, 200, 200]);
  const answers = await Promise.all(flood);
  // Only the asker who floods is asked to come back. The orders that were taken are made.
  expect(answers.filter((status) => status === 200).length).toBeGreaterThanOrEqual(20);
  expect(answers.filter((status) => status !== 200 && status !== 429)).toEqual([]);
  await server.stop();
});
