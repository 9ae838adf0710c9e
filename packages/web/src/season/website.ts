import { CREST, crestMarkup } from '@pocket-stadium/print/season';
import {
  type Fixture,
  figureText,
  rankingHeads,
  type Shown,
  shownName,
  shownTeam,
  shownTeamIn,
  shownTeamName,
  type Team,
  tellRecord,
} from '@pocket-stadium/season';
import { lang, say } from '../../kit/lang.svelte.ts';
import * as uiWords from '../../kit/words/ui.ts';
import * as w from '../../words/season.ts';
import { escapeXml } from '../after/picture/svg.ts';
import type { Figures } from './figures.ts';
import type { Season } from './season.svelte.ts';
import { boxMarkup, matchAnchor, table } from './website-box.ts';

const STYLE = `
:root{color-scheme:light dark;--paper:#faf5e9;--ink:#1b2730;--card:#fffdf7;--line:#8a7f6a;--soft:#55626b}
@media(prefers-color-scheme:dark){:root{--paper:#10181d;--ink:#f3efe4;--card:#1a252c;--line:#6f7a80;--soft:#a9b4bb}}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.45 "Atkinson Hyperlegible Next",system-ui,sans-serif}
header{background:#1b2730;color:#fffdf7;padding:1rem}main{max-width:60rem;margin:auto;padding:1rem}
h1,h2,h3,th,.score{font-family:"Bricolage Grotesque",system-ui,sans-serif}h1,header p{margin:0 auto;max-width:58rem}h1{text-transform:uppercase}
nav{display:flex;flex-wrap:wrap;gap:.3rem 1rem;padding:.6rem 0}a{color:inherit}summary,nav a{min-height:1.8rem;cursor:pointer}
table{border-collapse:collapse;width:100%;background:var(--card)}th,td{padding:.35rem .5rem;text-align:center;border-top:1px solid var(--line)}
th[scope=row],td.left{text-align:left}td.right{text-align:right}.soft{color:var(--soft)}svg{width:1.3rem;vertical-align:middle}.wide{overflow-x:auto;margin:.4rem 0}
.round td{width:45%}.round td.score{width:10%;white-space:nowrap;font-weight:800}.round th[scope=row]{white-space:nowrap}
.leaders{display:grid;grid-template-columns:repeat(auto-fill,minmax(15rem,1fr));gap:0 1.5rem}.leaders ol{margin:0;padding-left:1.6rem}.leaders b{float:right}
@media print{details:not([open]){display:none}}`;

/** The whole season as a small website in one file: it opens without a server, and asks nobody for anything. */
export function seasonWebsite(season: Season, figures: Figures, names: Shown): string {
  const { state, game } = season;
  let crests = 0;
  const crest = (team: Team) =>
    `<svg viewBox="0 0 ${CREST.width} ${CREST.height}" aria-hidden="true">${crestMarkup(team, `c${crests++}`)}</svg>`;
  const marked = (team: Team | undefined) => (team ? `${crest(team)} ${escapeXml(team.name)}` : '?');
  const named = (id: string) => marked(shownTeam(state, id, names));
  const namedIn = (fixture: Fixture, id: string) => marked(shownTeamIn(state, fixture, id, names));
  const boxes = new Map(
    season.fixtures.flatMap((fixture): [string, string][] => {
      const markup = boxMarkup(season, figures.part, fixture, names);
      return markup === '' ? [] : [[fixture.id, markup]];
    }),
  );
  const score = (fixture: Fixture) => {
    const { result, id } = fixture;
    if (!result) return '·';
    if (result.how === 'walkover') return escapeXml(say(w.walkover_short));
    const text = `${result.score[0]} – ${result.score[1]}`;
    return boxes.has(id) ? `<a href="#${matchAnchor(fixture)}">${text}</a>` : text;
  };
  const matchRow = (fixture: Fixture) =>
    `<tr><td class="right">${namedIn(fixture, fixture.home)}</td><td class="score">${score(fixture)}</td><td class="left">${namedIn(fixture, fixture.away)}</td></tr>`;
  const rounds = state.rounds.map(({ number, fixtures, byes }) => {
    const free =
      byes.length > 0
        ? `<p class="soft">${escapeXml(say(w.bye))} ${byes.map((id) => escapeXml(shownTeamName(state, id, names))).join(', ')}</p>`
        : '';
    const told = fixtures.map(({ id }) => boxes.get(id) ?? '').join('');
    return `<h3 id="r${number}">${escapeXml(say(w.round, { number, of: state.rounds.length }))}</h3><table class="round">${fixtures.map(matchRow).join('')}</table>${free}${told}`;
  });
  const standings = table(
    say(w.standings),
    [
      '',
      '',
      say(rankingHeads.played),
      say(rankingHeads.won),
      say(rankingHeads.drawn),
      say(rankingHeads.lost),
      say(rankingHeads.points),
      '+',
      '−',
    ],
    season.rows.map(({ entrant, place, played, won, drawn, lost, points, scored, allowed }) => [
      `${place}`,
      named(entrant.id),
      ...[played, won, drawn, lost, points, scored, allowed].map(String),
    ]),
    1,
  );
  const leaders = figures.stats.leaders
    .filter(({ rows }) => rows.length > 0)
    .map(({ column, rows }) => {
      const list = rows.slice(0, 5).map(({ player, entrant, value }, i) => {
        const team = escapeXml(shownTeamName(state, entrant, names));
        const who = player ? `${escapeXml(shownName(player, names, i))} <span class="soft">${team}</span>` : team;
        return `<li>${who} <b>${figureText(column, value)}</b></li>`;
      });
      return `<section><h3>${escapeXml(column.name[lang.current])}</h3><ol>${list.join('')}</ol></section>`;
    });
  const records = figures.stats.records.map((record) => `<li>${escapeXml(tellRecord(state, record, lang.current, names))}</li>`);
  const teams = state.entrants.map(({ id, team }) => {
    const people = team.players.map((player, i) => escapeXml(shownName(player, names, i))).join(', ');
    return `<h3>${named(id)}</h3>${people === '' ? '' : `<p>${people}</p>`}`;
  });
  const parts = [
    { id: 'standings', title: say(w.standings), body: standings },
    { id: 'matches', title: say(w.matches), body: rounds.join('') },
    { id: 'leaders', title: say(w.leaders), body: leaders.length > 0 ? `<div class="leaders">${leaders.join('')}</div>` : '' },
    { id: 'records', title: say(w.records), body: records.length > 0 ? `<ul>${records.join('')}</ul>` : '' },
    { id: 'teams', title: say(w.teams), body: teams.join('') },
  ].filter(({ body }) => body !== '');
  return `<!doctype html>
<html lang="${lang.current}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${escapeXml(state.setup.title)}</title><style>${STYLE}</style></head>
<body><header><h1>${escapeXml(state.setup.title)}</h1><p>${escapeXml(game.about.names[lang.current])}</p></header>
<main><nav>${parts.map(({ id, title }) => `<a href="#${id}">${escapeXml(title)}</a>`).join('')}</nav>
${parts.map(({ id, title, body }) => `<h2 id="${id}">${escapeXml(title)}</h2>${body}`).join('\n')}
<p class="soft">${escapeXml(say(uiWords.app_name))} · ${escapeXml(game.about.credits[lang.current])}</p></main></body></html>
`;
}
