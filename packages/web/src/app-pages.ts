/** A part of a game that a page waits for before it shows anything. */
export type Part = 'rules' | 'board' | 'lesson';

export interface AppPage {
  /** The module of the page. */
  readonly page: string;
  readonly parts: readonly Part[];
}

const PLAYED: readonly Part[] = ['rules', 'board'];

/**
 * Pages by the first segment of their address; each is told the second. Home and the page of a game are there from the
 * start. The build notes which files a page and its parts are in, so that the server can announce them with the page.
 */
export const APP_PAGES: Readonly<Record<string, AppPage>> = {
  rules: { page: './pages/RulesPage.svelte', parts: [] },
  glossary: { page: './pages/GlossaryPage.svelte', parts: [] },
  play: { page: './pages/MatchPage.svelte', parts: PLAYED },
  my: { page: './pages/MatchesPage.svelte', parts: [] },
  learn: { page: './learn/LearnPage.svelte', parts: [...PLAYED, 'lesson'] },
  after: { page: './after/AfterPage.svelte', parts: PLAYED },
  book: { page: './book/BookPage.svelte', parts: PLAYED },
  journey: { page: './journey/JourneyPage.svelte', parts: [] },
  daily: { page: './daily/DailyPage.svelte', parts: PLAYED },
  problems: { page: './problems/ProblemsPage.svelte', parts: PLAYED },
  check: { page: './check/CheckPage.svelte', parts: [] },
  m: { page: './share/SharedPage.svelte', parts: PLAYED },
  print: { page: './print/PrintPage.svelte', parts: [] },
  new: { page: './online/NewTablePage.svelte', parts: ['rules'] },
  bring: { page: './online/BringPage.svelte', parts: [] },
  host: { page: './host/HostPage.svelte', parts: [] },
  season: { page: './season/SeasonPage.svelte', parts: [] },
  wall: { page: './season/WallPage.svelte', parts: [] },
  privacy: { page: './pages/PrivacyPage.svelte', parts: [] },
  lobby: { page: './online/LobbyPage.svelte', parts: [] },
  t: { page: './online/TablePage.svelte', parts: PLAYED },
};
