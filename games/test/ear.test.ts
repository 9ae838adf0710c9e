import { drawFaces, type Fact, type Game, LANGS, type Lang, newHeader, Play, repeatableRandom, tellNext } from '@pocket-stadium/kernel';
import { type Ear, type Hearer, tellScore, tellStep } from '@pocket-stadium/kernel/ear';
import { describe, expect, it } from 'vitest';
import { EARS } from '../shelf/ears.ts';
import { GAMES } from '../shelf/rules.ts';

const NAMES = ['Ana', 'Bo', 'Cy'];
/** Random moves lead nowhere in a game of skill, so somebody gives up. */
const LONGEST = 120;

interface Told {
  readonly faces: readonly number[] | null;
  readonly facts: readonly Fact[];
  readonly text: string;
}

/** A match of random moves, as those hear it who see everything. */
async function heard(
  id: string,
  options: Record<string, unknown>,
  lang: Lang,
): Promise<{ told: Told[]; play: Play; ear: Ear | null; hearer: Hearer }> {
  const game = GAMES.get(id) as Game;
  const ear = ((await EARS[id]?.())?.ear as Ear | undefined) ?? null;
  const names = NAMES.slice(0, Math.max(2, game.about.seats.min));
  const header = newHeader(game, { seats: names.map((name) => ({ name })), options, dice: { kind: 'hand' } });
  if (!header.ok) throw new Error(header.problem.message.en);
  const play = Play.start(game, header.value);
  const hearer: Hearer = { game, options: header.value.options, names, lang };
  const random = repeatableRandom(23);
  const told: Told[] = [];
  const before: Fact[] = [];
  while (play.next.kind !== 'over') {
    const { next } = play;
    const faces = next.kind === 'roll' ? drawFaces(next.dice, random) : null;
    const moves = faces ? [] : game.moves(play.state);
    if (play.entries.length > LONGEST) play.append({ type: 'forfeit', seat: next.seat });
    else if (faces) play.append({ type: 'roll', seat: next.seat, faces, from: 'hand' });
    else play.append({ type: 'move', seat: next.seat, move: moves[random(moves.length)] as string });
    const made = ['move', 'roll'].includes(play.entries.at(-1)?.type ?? '');
    const facts = made ? play.lastFacts() : [];
    const nextInWords = tellNext(game, play.next, names, lang);
    const text = tellStep({ facts, before: [...before], state: play.state, faces, entered: 0, next: play.next, nextInWords }, ear, hearer);
    told.push({ faces: made ? faces : null, facts, text });
    before.push(...facts);
  }
  return { told, play, ear, hearer };
}

const ADVANCED: Record<string, Record<string, unknown>> = { 'dice-and-run': { mode: 'advanced', innings: 2 } };

it('some games have an ear', () => expect(Object.keys(EARS).length).toBeGreaterThan(5));

describe.each([...GAMES.keys()])('%s by ear', (id) => {
  it.each(LANGS)('tells every throw with its dice, and ends with a score that names its sides (%s)', async (lang) => {
    const { told, play, ear, hearer } = await heard(id, ADVANCED[id] ?? {}, lang);
    for (const { faces, text, facts } of told) {
      expect(text).not.toMatch(/undefined|NaN|\{|\s\s/);
      if (!faces) continue;
      const sum = faces.reduce((a, b) => a + b, 0);
      const whole = facts.some((fact) => 'sum' in fact && !('faces' in fact) && !fact.code.startsWith('roll-off')) ? [sum] : faces;
      for (const face of whole) expect(text).toMatch(new RegExp(`\\b${face}\\b`));
    }
    const last = told.at(-1)?.text ?? '';
    // A score needs a sheet, and a position an ear: a game may do without.
    if (play.game.sheet) for (const name of hearer.names) expect(last).toContain(name);
    expect(last).toMatch(/\w/);
    if (ear) expect(ear.position(play.state, hearer)).toMatch(/\w/);
  });

  it('tells the score whenever it has changed', async () => {
    const { told, hearer } = await heard(id, ADVANCED[id] ?? {}, 'en');
    const facts: Fact[] = [];
    let score = '';
    for (const step of told.slice(0, -1)) {
      facts.push(...step.facts);
      const now = tellScore(facts, hearer);
      if (score !== '' && now !== score) expect(step.text).toContain(now);
      score = now;
    }
  });
});

it('says who moved where, the outs, the bases and who leads', async () => {
  const { told } = await heard('one-die-baseball', { innings: 3 }, 'en');
  const run = told.find(({ facts }) => facts.some((fact) => fact.code === 'double' && Number((fact as { runs?: number }).runs) > 0));
  expect(run?.text).toMatch(
    /^Die: \d\. Double: .* No\. \d+ scores, no\. \d+ to second\. (No outs|\d outs?)\. Runners? on .*\. (Ana|Bo) leads \d+ to \d+\./,
  );
});

it('tells every die of a roll-off with two', async () => {
  const { told } = await heard('dice-and-run', { first: 'roll-off', innings: 1 }, 'en');
  const opening = told.filter(({ facts }) => facts.some(({ code }) => code === 'roll-off'));
  expect(opening.length).toBeGreaterThan(1);
  for (const { faces, text } of opening) {
    const [one = 0, other = 0] = faces ?? [];
    expect(text).toMatch(new RegExp(`^Dice: ${one}, ${other}\\. \\w+ rolls? ${one + other}\\.`));
  }
});

it('tells half-time with a score that has names, and a steal once', async () => {
  const rugby = await heard('pocket-rugby', {}, 'en');
  const half = rugby.told.find(({ facts }) => facts.some(({ code }) => code === 'half-time'));
  expect(half?.text).toMatch(/Half-time\. (Ana|Bo) has the ball at the restart, minute 21\. .*(\w+ leads \d+ to \d+|Level, \d+ each)\./);
  const { told } = await heard('dice-and-run', { mode: 'advanced' }, 'en');
  const steals = told.filter(({ facts }) => facts.some(({ code }) => code === 'stolen-base' || code === 'caught-stealing'));
  expect(steals.length).toBeGreaterThan(0);
  for (const { text } of steals) expect(text).not.toMatch(/No\. \d/);
});
