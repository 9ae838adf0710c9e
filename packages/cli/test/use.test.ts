import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { LANGS } from '@pocket-stadium/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { BIN, buildStadium, stadium, tempFolder, unanswered } from './stadium.ts';

beforeAll(buildStadium);

const COMMANDS = ['games', 'play', 'replay', 'check', 'simulate', 'position', 'rules', 'glossary', 'vectors'];

describe('language', () => {
  const french = /^Utilisation : stadium/;
  const english = /^Usage: stadium/;

  it('follows LC_ALL, then LC_MESSAGES, then LANG', () => {
    expect(stadium(['--help'], { env: { LANG: 'fr_FR.UTF-8' } }).out).toMatch(french);
    expect(stadium(['--help'], { env: { LANG: 'fr_FR.UTF-8', LC_ALL: 'en_GB.UTF-8' } }).out).toMatch(english);
    expect(stadium(['--help'], { env: { LANG: 'en_US.UTF-8', LC_MESSAGES: 'fr_CA' } }).out).toMatch(french);
    expect(stadium(['--help'], { env: { LANG: 'frr_DE.UTF-8' } }).out).toMatch(english);
  });

  it('is chosen by --lang, before the command or after it', () => {
    expect(stadium(['--lang', 'fr', 'games', '--help']).out).toMatch(french);
    expect(stadium(['games', '--lang=fr', '--help']).out).toMatch(french);
    expect(stadium(['games', '--help', '--lang', 'en'], { env: { LANG: 'fr_FR' } }).out).toMatch(english);
  });

  it('a language that is not spoken is wrong use', () => {
    const { code, out, err } = stadium(['--lang', 'klingon', 'games']);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toContain('klingon');
  });
});

describe('help', () => {
  it.each(COMMANDS)('%s helps in both languages', (command) => {
    const fr = stadium([command, '--help', '--lang', 'fr']);
    const en = stadium([command, '--help', '--lang', 'en']);
    expect([fr.code, en.code]).toEqual([0, 0]);
    expect(fr.out).toContain('affiche cette aide');
    expect(en.out).toContain('show this help');
    expect(fr.out).not.toMatch(/Usage:|Arguments:|display help|\(default/);
    for (const line of `${fr.out}\n${en.out}`.split('\n')) expect([...line].length).toBeLessThanOrEqual(80);
  });

  it('lists every command', () => {
    const { out } = stadium(['--help']);
    for (const command of COMMANDS) expect(out).toMatch(new RegExp(`^ {2}${command}\\b`, 'm'));
  });
});

describe('wrong use', () => {
  it.each([
    [['ply'], /Unknown command: ply\nDid you mean play\?/, /Commande inconnue : ply\nVouliez-vous dire play \?/],
    [['play', '--sed', 'x'], /Unknown option: --sed\nDid you mean --seed\?/, /Option inconnue : --sed/],
    [['check'], /argument <file> is missing/, /manque l’argument <file>/],
    [['games', 'one', 'two'], /Too many arguments for "games"/, /Trop d’arguments pour « games »/],
    [['simulate', 'one-die-baseball', '--games', 'many'], /whole number from 1/, /nombre entier de 1/],
    [['play', 'one-die-baseball', '--dice', 'loaded'], /One of: program, manual/, /Au choix : program, manual/],
    [['play', 'one-die-baseball', '--seats', '--auto'], /./, /./],
    [['play', 'chess'], /Unknown game "chess"/, /Jeu inconnu « chess »/],
    [['play', 't'], /"t" may be: two-dice-baseball, three-dice-baseball/, /« t » peut être/],
    [['play'], /Which game\?/, /Quel jeu \?/],
    [['play', 'one-die-baseball', '--option', 'innings=0'], /innings cannot be 0/, /innings ne peut pas valoir 0/],
    [['play', 'one-die-baseball', '--option', 'innings'], /name=value/, /nom=valeur/],
    [['play', 'one-die-baseball', '--option', 'colour=red'], /Unknown option "colour"/, /Option inconnue « colour »/],
    [['play', 'one-die-baseball', '--option', 'first=7'], /first cannot be 7/, /first ne peut pas valoir 7/],
    [['play', 'one-die-baseball', '--seats', '9'], /2 to 8 seats; 9/, /2 à 8 places ; il y en a 9/],
    [['play', 'one-die-baseball', '--seats', 'Lucie,bot:grandmaster'], /Unknown bot "grandmaster"/, /Robot inconnu « grandmaster »/],
    [['play', 'one-die-baseball', '--seats', `${'x'.repeat(41)},bot`], /cannot be a name/, /ne peut pas être un nom/],
    [['play', 'one-die-baseball', '--seed', 'x', '--dice', 'manual'], /cannot be used/, /ne va pas/],
    [['play', 'one-die-baseball', '--resume', 'x'], /--resume takes the match as it is/, /--resume reprend le match/],
    [['play', '--resume', '/nowhere/at-all'], /does not exist/, /n’existe pas/],
    [['play', 'one-die-baseball', '--seats', '2', '--auto', '--save', '/nowhere/m.txt'], /Cannot write/, /Impossible d’écrire/],
    [['simulate', 'one-die-baseball', '--seats', 'Lucie,Max'], /"Lucie" is not one/, /« Lucie » n’en est pas un/],
    [['simulate', 'one-die-baseball', '--json', '--csv'], /not both/, /pas les deux/],
    [['replay', '.'], /it is a folder/, /c’est un dossier/],
    [['vectors', 'package.json'], /no telling which game/, /on ne sait pas de quel jeu/],
    [['position', 'one-die-baseball', 'x'], /has no text form/, /n’a pas de forme écrite/],
  ])('%j', (args, en, fr) => {
    const english = stadium(args);
    expect(english.err).toMatch(en);
    expect(english.code).toBe(2);
    expect(english.out).toBe('');
    const french = stadium([...args, '--lang', 'fr']);
    expect(french.err).toMatch(fr);
    expect(french.code).toBe(2);
  });

  it('a terminal is not harmed by what an error repeats', () => {
    const { err } = stadium(['play', 'a\u001b[31m\u0007b']);
    expect(err).toContain('a\ufffd[31m\ufffdb');
  });
});

describe('games', () => {
  it('shows every game with its options, in both languages', () => {
    const fr = stadium(['games', '--lang', 'fr']);
    const en = stadium(['games']);
    for (const { about } of GAMES.values()) {
      expect(fr.out).toContain(about.names.fr);
      expect(en.out).toContain(about.summary.en);
      for (const [name, { label }] of Object.entries(about.options)) {
        expect(fr.out).toContain(label.fr);
        expect(en.out).toMatch(new RegExp(`^ +${name} +${label.en}`, 'm'));
      }
    }
  });

  it('shows one game, also by the beginning of its id, and as JSON', () => {
    const { code, out } = stadium(['games', 'one', '--json']);
    expect(code).toBe(0);
    const [game, ...others] = JSON.parse(out);
    expect(others).toEqual([]);
    expect(game).toMatchObject({ id: 'one-die-baseball', seats: { min: 2, max: 8 }, bots: ['rookie'] });
  });

  it('a reader that has seen enough is no error', () => {
    const { status, stderr } = spawnSync('sh', ['-c', `${process.execPath} ${BIN} games --json | head -c 1`], { encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });
});

describe('glossary', () => {
  it.each([...GAMES.keys()])('explains the words of %s', (id) => {
    const { glossary } = GAMES.get(id)?.words ?? { glossary: [] };
    const fr = stadium(['glossary', id, '--lang', 'fr']);
    expect(fr.code).toBe(0);
    for (const { term } of glossary) expect(fr.out).toContain(term.fr);
    expect(JSON.parse(stadium(['glossary', id, '--json']).out)).toHaveLength(glossary.length);
  });

  it('finds a word without its accents, and says when there is none', () => {
    const accented = GAMES.get('one-die-baseball')?.words.glossary.find(({ term }) => /[éèêâ]/.test(term.fr))?.term.fr ?? '';
    const unaccented = accented.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
    expect(unaccented).not.toBe(accented.toUpperCase());
    expect(stadium(['glossary', 'one-die-baseball', unaccented, '--lang', 'fr']).out).toContain(accented);
    const none = stadium(['glossary', 'one-die-baseball', 'checkmate']);
    expect(none.code).toBe(1);
    expect(none.err).toContain('checkmate');
  });
});

describe('a chess clock', () => {
  it('stands beside every question, and the end of a turn adds its seconds', () => {
    const { out } = stadium(
      ['play', 'three-dice-baseball', '--seats', 'Lucie,Zoé', '--clock', '10+5', '--seed', 'x', '--option', 'first=0', '--lang', 'fr'],
      {
        input: '\n'.repeat(12),
      },
    );
    expect(out).toContain('Pendule : Lucie 10:00 · Zoé 10:00');
    expect(out).toContain('Lucie 10:05');
  });

  it('falls for whoever says nothing, and says so in one sentence', async () => {
    const { code, out } = await unanswered(
      ['play', 'three-dice-baseball', '--seats', 'Lucie,Zoé', '--clock', '1+0', '--option', 'first=0', '--lang', 'fr'],
      '\n',
    );
    expect(code).toBe(0);
    expect(out).toMatch(/(Lucie|Zoé) n’a plus de temps : le match est perdu\./);
    expect(out).toMatch(/(Lucie|Zoé) gagne !/);
    expect(out).not.toContain('abandonne');
  });

  it('goes on with the match as it stood, and is gone with its end', () => {
    const file = join(tempFolder(), 'match.txt');
    const resume = (input: string, ...more: string[]) => stadium(['play', '--resume', file, '--lang', 'fr', ...more], { input }).out;
    stadium(
      ['play', 'three-dice-baseball', '--seats', 'Lucie,Zoé', '--clock', '10+5', '--seed', 'x', '--option', 'first=0', '--save', file],
      { input: '\n'.repeat(12) },
    );
    const kept = JSON.parse(readFileSync(`${file}.clock`, 'utf8'));
    expect(kept).toEqual({
      minutes: 10,
      increment: 5,
      standing: { left: [expect.any(Number), expect.any(Number)], last: expect.any(Number) },
    });
    // Times that nothing but the file says, with half a minute to spare on a slow machine.
    writeFileSync(`${file}.clock`, JSON.stringify({ ...kept, standing: { ...kept.standing, left: [3_030_000, 2_430_000] } }));
    expect(resume('')).toMatch(/Pendule : Lucie 50:\d\d · Zoé 40:\d\d/);
    expect(resume('', '--clock', '3')).toMatch(/Pendule : Lucie [23]:\d\d · Zoé [23]:\d\d/);
    expect(resume('abandon\noui\n')).toMatch(/(Lucie|Zoé) abandonne\./);
    expect(existsSync(`${file}.clock`)).toBe(false);
  });

  it('that is none is refused', () => {
    const { code, err } = stadium(['play', 'three-dice-baseball', '--clock', 'soon']);
    expect(code).not.toBe(0);
    expect(err).toContain('10+5');
  });
});

describe('rules', () => {
  const games = new URL('../../../games/', import.meta.url);
  const pages = [...GAMES.keys()].flatMap((id) => LANGS.map((lang) => [id, lang] as const));

  it.each(pages)('prints the page of %s, %s', (id, lang) => {
    const page = new URL(`${id}/page/${lang}.md`, games);
    const { code, out } = stadium(['rules', id, '--lang', lang]);
    expect(code).toBe(0);
    const written = readFileSync(page, 'utf8').trimEnd().replaceAll('\u00a0', ' ');
    expect(written).toMatch(/^!\[.+\]\(figure:/m);
    // A figure is told by its description.
    expect(out.trimEnd()).toBe(written.replaceAll(/^!\[(.+)\]\(figure:[^)]+\)$/gm, '$1'));
    expect(stadium(['rules', id, '--lang', lang, '--path']).out.trimEnd()).toBe(fileURLToPath(page));
  });
});

describe('the game picker', () => {
  it('opens without arguments, goes away on Enter, and without anybody there', () => {
    for (const input of ['\n', '']) {
      const { code, out } = stadium([], { input });
      expect(code).toBe(0);
      expect(out).toContain('Pocket Stadium');
      for (const { about } of GAMES.values()) expect(out).toContain(about.names.en);
    }
  });

  it('asks again after nonsense, then plays', () => {
    const input = ['99', 'chess', '3', 'Lucie,Zoé,bot:none', '', '', '', '', 'innings=1', ...new Array(200).fill('')].join('\n');
    const { code, out } = stadium(['--lang', 'fr'], { input });
    expect(out).toContain('Un nombre de 1 à');
    expect(out).toContain('Jeu inconnu « chess »');
    expect(out).toContain('Robot inconnu « none »');
    expect(out).toMatch(/gagnez? !/);
    expect(out).toContain('Match enregistré dans');
    expect(code).toBe(0);
  });
});
