import { seededFaces } from '@pocket-stadium/dice';
import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { columnOf, type Game, LANGS, newHeader, Play, scoreOf } from '@pocket-stadium/kernel';
import { describe, expect, it } from 'vitest';
import { type Card, drawCard, WIDTH } from './card.ts';

/** A match of moves and dice from a seed, as far as it goes. */
function played(id: string): Play {
  const game = GAMES.get(id) as Game;
  const seats = Array.from({ length: game.about.seats.min }, (_, i) => ({ name: i === 0 ? 'Lucie & <Cie>' : `Sami ${i}` }));
  const header = newHeader(game, { seats, dice: { kind: 'seed', seed: 'card' } });
  if (!header.ok) throw new Error(header.problem.message.en);
  const play = Play.start(game, header.value);
  for (let i = 0; !play.over && i < 400; i++) {
    const { next } = play;
    if (next.kind === 'roll')
      play.append({ type: 'roll', seat: next.seat, faces: seededFaces('card', play.rolls, next.dice), from: 'seed' });
    else if (next.kind === 'choice') play.append({ type: 'move', seat: next.seat, move: game.moves(play.state)[0] as string });
  }
  return play;
}

describe.each([...GAMES.keys()])('the picture of a match of %s', (id) => {
  const play = played(id);
  const names = play.header.seats.map(({ name }) => name);

  it.each(LANGS)('shows who played and the sheet, and is well formed: %s', (lang) => {
    const card: Card = {
      game: play.game,
      options: play.header.options,
      names,
      lang,
      headline: 'Fin',
      foot: 'Pied',
      sheet: play.sheet(),
      link: null,
      board: null,
    };
    const { svg, width, height } = drawCard(card);
    expect(width).toBe(WIDTH);
    expect(height).toBeGreaterThan(400);
    expect(svg).toContain('Lucie &amp; &lt;Cie&gt;');
    const score = scoreOf(play.game, card.sheet);
    expect(score?.rows.length).toBeGreaterThan(1);
    if (score && score.running > 0)
      for (const key of score.columns) expect(svg).toContain(`>${columnOf(play.game, key).label[lang]}</text>`);
    for (const { when } of score?.moments?.slice(0, 16) ?? []) expect(svg).toContain(`>${when}</text>`);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    const tags = svg.match(/<\/?[a-z]+|\/>/g) ?? [];
    const open = tags.filter((tag) => /^<[a-z]/.test(tag)).length;
    const closed = tags.filter((tag) => tag === '/>' || tag.startsWith('</')).length;
    expect(open).toBe(closed);
  });
});
