import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeRecordJson, makeRecordText, parseRecord } from '@pocket-stadium/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildStadium, stadium, tempFolder } from './stadium.ts';

const folder = tempFolder();
const good = join(folder, 'good.txt');
let text = '';

beforeAll(() => {
  buildStadium();
  stadium(['play', 'one-die-baseball', '--seats', 'Lucie,Max', '--auto', '--seed', 'record', '--option', 'innings=2', '--save', good]);
  text = readFileSync(good, 'utf8');
});

function file(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

describe('check', () => {
  it('a whole match is legal and complete, as text and as JSON', () => {
    const parsed = parseRecord(text);
    if (!parsed.ok) throw new Error(parsed.problem.message.en);
    const json = file('good.json', makeRecordJson(parsed.value));
    const { code, out } = stadium(['check', good, json]);
    expect(code).toBe(0);
    expect(out.trimEnd().split('\n')).toHaveLength(2);
    expect(out).toContain('a legal, complete match of One-die baseball');
    expect(stadium(['check', good, '--lang', 'fr']).out).toContain('match légal et complet de Baseball à un dé');
    expect(JSON.parse(stadium(['check', good, '--json']).out)).toMatchObject([{ legal: true, complete: true, game: 'one-die-baseball' }]);
  });

  it('reads standard input', () => {
    expect(stadium(['check', '-'], { input: text }).code).toBe(0);
  });

  it.each([
    ['an empty file', () => '', /empty/, /vide/],
    ['noise', () => 'x'.repeat(10_000_000), /too large/, /trop grand/],
    ['another text', () => 'Dear Max,\n', /Line 1/, /Ligne 1/],
    ['half a file', () => text.slice(0, text.length / 2), /./, /./],
    ['a file without its end', () => text.replace(/^end .*\n/m, ''), /truncated/, /coupé/],
    ['an unknown game', () => text.replace('one-die-baseball', 'chess'), /Unknown game "chess"/, /Jeu inconnu « chess »/],
    ['newer rules', () => text.replace(/^rules: .*/m, 'rules: 99'), /version 99/, /version 99/],
    ['a face of 7', () => text.replace(/^17\. (\d) roll \d/m, '17. $1 roll 7'), /Entry 17: A die shows/, /Entrée 17 : Un dé montre/],
    ['a roll of two dice', () => text.replace(/^17\. (\d) roll (\d)/m, '17. $1 roll $2 $2'), /Entry 17: One die/, /Entrée 17 : Il faut/],
    ['a move where none is due', () => text.replace(/^9\. (\d) roll.*/m, '9. $1 move kick'), /Entry 9/, /Entrée 9/],
    [
      'a roll by the wrong seat',
      () => text.replace(/^1\. 0 roll/m, '1. 1 roll'),
      /Entry 1: It is Lucie’s turn/,
      /Entrée 1 : C’est à Lucie/,
    ],
    ['an option out of range', () => text.replace('option innings: 2', 'option innings: 99'), /innings cannot be/, /innings ne peut pas/],
    ['JSON cut short', () => '{"format":1,"header":', /not complete JSON/, /JSON complet/],
    ['dice that the seed did not give', () => text.replace('seed: "record"', 'seed: "another"'), /the seed gives/, /la graine donne/],
  ])('%s is refused, and it says where and why', (_, make, en, fr) => {
    const bad = file('bad.txt', make());
    const english = stadium(['check', bad]);
    expect(english.err).toMatch(en);
    expect(english).toMatchObject({ code: 1, out: '' });
    expect(stadium(['check', bad, '--lang', 'fr']).err).toMatch(fr);
    const [report] = JSON.parse(stadium(['check', bad, '--json']).out);
    expect(report).toMatchObject({ legal: false, complete: false, problem: { code: expect.any(String) } });
  });

  it('an unfinished match is legal but not complete', () => {
    const parsed = parseRecord(text);
    if (!parsed.ok) throw new Error(parsed.problem.message.en);
    const begun = file('begun.txt', makeRecordText({ ...parsed.value, entries: parsed.value.entries.slice(0, 5) }));
    expect(stadium(['check', begun])).toMatchObject({ code: 1 });
    expect(JSON.parse(stadium(['check', begun, '--json']).out)).toMatchObject([{ legal: true, complete: false, entries: 5 }]);
  });
});

describe('replay', () => {
  it('tells everything to a pipe, in both languages', () => {
    const fr = stadium(['replay', good, '--lang', 'fr']);
    expect(fr.code).toBe(0);
    expect(fr.out).toContain('Baseball à un dé, Lucie – Max');
    expect(fr.out).toMatch(/gagne !\n$/);
    expect(stadium(['replay', good]).out).toMatch(/wins!\n$/);
  });

  it('shows the match after any entry', () => {
    const { code, out } = stadium(['replay', good, '--at', '4']);
    expect(code).toBe(0);
    expect(out).toContain('<H>');
    expect(out).toMatch(/4 of \d+/);
    expect(stadium(['replay', good, '--at', '0']).out).toContain('Start of the match');
    expect(stadium(['replay', good, '--at', '9999'])).toMatchObject({ code: 2 });
  });

  it('a record that does not fold is a failed check', () => {
    expect(stadium(['replay', file('noise.txt', 'noise')])).toMatchObject({ code: 1, out: '' });
  });
});
