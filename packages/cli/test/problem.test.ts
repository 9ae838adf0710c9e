import { beforeAll, describe, expect, it } from 'vitest';
import { buildStadium, stadium, unanswered } from './stadium.ts';

beforeAll(buildStadium);

describe('problem', () => {
  it('asks that of a day until it is solved, and tells how it went', () => {
    const { code, out } = stadium(['problem', '--date', '2026-11-16', '--lang', 'en'], { input: 'e2-d3\ne2-d3, d3-d4, d4xd7\n' });
    expect(code).toBe(0);
    expect(out).toContain('There is a better choice. Try again.');
    expect(out).toContain('That is right! 2 tries.');
    expect(out).toContain('Play Ball, 2026-11-16: 2 tries');
  });

  it('says at once what each of two choices is worth, in French too', () => {
    const { out } = stadium(['problem', 'pocket-rugby', '--number', '1', '--lang', 'fr'], { input: '1\n' });
    expect(out).toContain('Ce n’est pas le meilleur choix.');
    expect(out).toMatch(/\* +92,9.% +Jouer/);
    expect(out).toMatch(/ 87,4.% +Tenter la pénalité/);
  });

  it('takes the name of a choice, refuses what cannot be played, and shows the answer', () => {
    const { out } = stadium(['problem', 'pocket-rugby', '--number', '1', '--lang', 'en'], { input: 'dance\nplay\n' });
    expect(out).toContain('dance cannot be played here.');
    expect(out).toContain('That is right! 1 try.');
    const shown = stadium(['problem', 'play-ball', '--number', '1', '--lang', 'en'], { input: '\n' }).out;
    expect(shown).toContain('100.0');
  });

  it('is JSON for programs, and refuses days and numbers that have none', () => {
    const given = JSON.parse(stadium(['problem', '--date', '2026-11-17', '--json']).out);
    expect(given).toMatchObject({ date: '2026-11-17', game: 'pocket-rugby', number: 1, right: ['play'], others: null });
    expect(given).toMatchObject({ choices: [{ move: 'play' }, { move: 'kick' }] });
    const same = JSON.parse(stadium(['problem', 'pocket-rugby', '--number', '1', '--json']).out);
    expect({ date: given.date, ...same }).toEqual(given);
    expect(stadium(['problem', '--date', '2020-01-01']).code).toBe(2);
    expect(stadium(['problem', 'play-ball', '--number', '9999']).code).toBe(2);
    expect(stadium(['problem', 'one-die-baseball', '--lang', 'en']).err).toContain('has no problems');
  });
});

describe('options that do not go together', () => {
  it('are refused with a sentence', () => {
    const dated = stadium(['problem', 'play-ball', '--date', '2026-11-16', '--lang', 'en']);
    expect([dated.code, dated.err]).toEqual([2, expect.stringContaining('no game goes with it')]);
    const numbered = stadium(['problem', '--number', '3', '--lang', 'fr']);
    expect([numbered.code, numbered.err]).toEqual([2, expect.stringContaining('compte dans la liste d’un jeu')]);
  });
});

describe('run', () => {
  it('ends after three mistakes', () => {
    const { code, out } = stadium(['run', '--lang', 'en'], { input: '\n\n\n' });
    expect(code).toBe(0);
    expect(out).toContain('mistakes: 2 of 3');
    expect(out).toContain('No problem solved.');
  });

  it('ends when its three minutes are over, even if nobody answers, and when nobody is there any more', async () => {
    const { code, out } = await unanswered(['run', '--lang', 'en'], '');
    expect(code).toBe(0);
    expect(out).toContain('No problem solved.');
    expect(out).not.toContain('mistakes: 1');
    expect(stadium(['run', '--lang', 'fr']).out).not.toContain('erreurs : 1');
  });
});
