import {
  boxOf,
  columnsIn,
  countText,
  type Fixture,
  type MatchBox,
  type Player,
  type SeasonPart,
  type Shown,
  type StatColumn,
  scoringPlays,
  shownName,
  shownTeamIn,
  type TeamBox,
  tellPlay,
} from '@pocket-stadium/season';
import { lang, say } from '../../kit/lang.svelte.ts';
import * as w from '../../words/season.ts';
import { escapeXml } from '../after/picture/svg.ts';
import type { Season } from './season.svelte.ts';

type NameOf = (entrant: string) => string;

/** Where a match is told within the page. */
export const matchAnchor = ({ id }: Fixture): string => `m-${id.replaceAll(':', '-')}`;

/** A table of figures. The cell `name` of each row says whose row it is. Cells are markup, heads are words. */
export function table(label: string, heads: readonly string[], rows: readonly (readonly string[])[], name = 0): string {
  const head = heads.map((words) => (words === '' ? '<td></td>' : `<th scope="col">${escapeXml(words)}</th>`));
  const body = rows.map(
    (row) => `<tr>${row.map((cell, i) => (i === name ? `<th scope="row">${cell}</th>` : `<td>${cell}</td>`)).join('')}</tr>`,
  );
  return `<div class="wide" role="group" aria-label="${escapeXml(label)}" tabindex="0"><table><thead><tr>${head.join('')}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
}

/** The same match, with its people named as they may be shown. */
function withNames(fixture: Fixture, names: Shown): Fixture {
  const { inForce } = fixture;
  if (!inForce || names === 'names') return fixture;
  const shown = (players: readonly Player[]) => players.map((player, i) => ({ ...player, name: shownName(player, names, i) }));
  const [home, away] = inForce.lineups;
  return { ...fixture, inForce: { ...inForce, lineups: [shown(home), shown(away)] } };
}

/** A match: line score, what everybody did, how the points came; empty where nothing but a score is known. */
export function boxMarkup(season: Season, part: SeasonPart | null, fixture: Fixture, names: Shown): string {
  const box = boxOf(season.game, part, withNames(fixture, names));
  if (!box?.ok) return '';
  const { home, away, homeFirst } = box.value;
  const sides = homeFirst ? [home, away] : [away, home];
  const most = Math.max(home.line.length, away.line.length);
  const scored = scoringPlays(box.value);
  const { line, table: totals } = columnsIn(season.game, part, box.value);
  if (most === 0 && home.players.length === 0 && totals.length === 0 && scored.length === 0) return '';
  const nameOf = (id: string) => shownTeamIn(season.state, fixture, id, names)?.name ?? '?';
  const title = `${nameOf(fixture.home)} – ${nameOf(fixture.away)}`;
  const parts = [
    most > 0 ? lineScore(box.value, nameOf, line, sides, most) : '',
    totals.length > 0 ? totalsOf(box.value, nameOf, totals, sides) : '',
    ...(part ? sides.map((team) => figuresOf(box.value, nameOf, part.players, team)) : []),
    scored.length > 0
      ? `<h4>${escapeXml(say(w.scoring))}</h4><ul>${scored.map((play) => told(season, nameOf, box.value, play)).join('')}</ul>`
      : '',
  ];
  return `<details id="${matchAnchor(fixture)}"><summary>${escapeXml(title)}</summary>${parts.join('')}</details>`;
}

function lineScore(box: MatchBox, nameOf: NameOf, columns: readonly StatColumn[], sides: readonly TeamBox[], most: number): string {
  const innings = Array.from({ length: most }, (_, i) => i);
  const rows = sides.map(({ entrant, line, score, counts }) => [
    escapeXml(nameOf(entrant)),
    ...innings.map((i) => String(line[i] ?? '')),
    `<b>${score}</b>`,
    ...cellsIn(box, columns, counts),
  ]);
  return table(say(w.line_score), ['', ...innings.map((i) => String(i + 1)), say(w.total), ...headsOf(columns)], rows);
}

const headsOf = (columns: readonly StatColumn[]) => columns.map(({ label }) => label[lang.current]);
const cellsIn = (box: MatchBox, columns: readonly StatColumn[], counts: TeamBox['counts']) =>
  columns.map((column) => countText(box, column, counts));

/** What the teams did, where nobody on them is known. */
function totalsOf(box: MatchBox, nameOf: NameOf, columns: readonly StatColumn[], sides: readonly TeamBox[]): string {
  const rows = sides.map(({ entrant, counts }) => [escapeXml(nameOf(entrant)), ...cellsIn(box, columns, counts)]);
  return table(say(w.figures), ['', ...headsOf(columns)], rows);
}

/** What the players of a team did; nothing where a game knows nobody on it. */
function figuresOf(box: MatchBox, nameOf: NameOf, figures: readonly StatColumn[], { entrant, counts, players }: TeamBox): string {
  if (players.length === 0) return '';
  const columns = figures.filter(({ of }) => !of);
  const rows = players.map(({ player, counts: did }) => [escapeXml(player.name), ...cellsIn(box, columns, did)]);
  const team = nameOf(entrant);
  return table(team, [team, ...headsOf(columns)], [...rows, [escapeXml(say(w.total)), ...cellsIn(box, columns, counts)]]);
}

function told(season: Season, nameOf: NameOf, box: MatchBox, play: MatchBox['plays'][number]): string {
  const teams = { home: nameOf(box.home.entrant), away: nameOf(box.away.entrant) };
  const text = tellPlay(season.game, box, play, teams, lang.current);
  return `<li><b>${escapeXml(play.when)}</b> ${escapeXml(text)} <span class="soft">${play.score.join(' – ')}</span></li>`;
}
