import { describe, expect, it } from 'vitest';
import { renderRules } from './rules-pages.ts';

describe('a rules page', () => {
  it('shows what looks like HTML as text', () => {
    expect(renderRules('<script>alert(1)</script>\n\na <b onclick="x">b</b>')).not.toMatch(/<(script|b)\b/);
  });

  it('links to another game by its page in the app', () => {
    expect(renderRules('[two dice](../../two-dice-baseball/page/en.md)')).toContain('<a href="@rules/two-dice-baseball">two dice</a>');
  });

  it('links to its own headings, accents or not', () => {
    expect(renderRules('[end](#reglages)\n\n## Réglages')).toMatch(/<a href="#reglages">[\s\S]*<h2 id="reglages"/);
  });

  it('leads nowhere by other addresses', () => {
    const html = renderRules('[a](javascript:alert(1)) [b](http://elsewhere.example) ![c](https://elsewhere.example/c.png)');
    expect(html).not.toMatch(/<a|<img/);
  });

  it('leaves room for a figure above its words', () => {
    expect(renderRules('![A jump: “over” & away.](figure:jump)')).toBe(
      '<figure><div data-figure="jump"></div><figcaption>A jump: “over” &amp; away.</figcaption></figure>\n',
    );
    expect(renderRules('A word ![x](figure:jump)')).not.toContain('<figure');
  });

  it('lets a wide table scroll by keyboard', () => {
    expect(renderRules('| a | b |\n|---|---|\n| 1 | 2 |')).toMatch(
      /<div class="table" tabindex="0"[^>]*><table>.*<th scope="col">a<\/th>.*<td>2<\/td>/,
    );
  });
});
