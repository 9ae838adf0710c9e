import type { SeasonView } from '@pocket-stadium/protocol';
import { checkEvents, type SeasonEvent, type SeasonLog } from '@pocket-stadium/season';
import { api, isFinal, whyNot } from '../online/api.ts';
import type { OpenSeason } from './open-season.ts';
import { keepSeason, Season } from './season.svelte.ts';

/** How often the server is asked what is new while somebody looks. */
const EVERY_MS = 2500;

/** The copy of a season on a server: new events there come here, new events here go there. Both keep everything. */
export class OnlineSeason {
  view: SeasonView | null = $state.raw(null);
  problem = $state('');
  /** Whether the copy is no longer there: its time is up, or somebody deleted it. */
  gone = $state(false);
  private n = 0;
  private readonly there = new Set<string>();
  private timer: ReturnType<typeof setInterval> | undefined;
  private asking: Promise<void> | null = null;

  constructor(
    readonly season: Season,
    readonly secret: string | null,
  ) {}

  /** The secret with which the season can be changed. The address brings it along, and it leaves the address. */
  static secretGiven(id: string): string | null {
    const given = location.hash.slice(1);
    if (!/^[\w-]{22}$/.test(given) || !location.pathname.includes(id)) return null;
    history.replaceState(null, '', location.pathname);
    return given;
  }

  /** A season of the server that is not on this device. A person who may change it keeps it here too. */
  static async open(id: string, secret: string | null): Promise<OpenSeason | null> {
    if (!/^[0-9a-f]{32}$/.test(id)) return null;
    try {
      const view = await api([], { season: secret ?? undefined }).season(id);
      const events = checkEvents(view.events, 'events');
      if (!events.ok) return null;
      const log: SeasonLog = { id, events: events.value };
      if (view.mayChange) await keepSeason(log, { online: { secret } });
      const season = view.mayChange ? await Season.load(id) : await Season.of(log, null, false);
      if (!season) return null;
      const online = new OnlineSeason(season, secret);
      await online.hear(view);
      return { season, online };
    } catch {
      // There is no server, or it knows no such season.
      return null;
    }
  }

  get api() {
    return api([], { season: this.secret ?? undefined });
  }

  get mayChange(): boolean {
    return this.view?.mayChange ?? this.secret !== null;
  }

  start(): void {
    this.season.onadded = () => void this.sync();
    clearInterval(this.timer);
    this.timer = setInterval(() => !document.hidden && !this.gone && void this.sync(), EVERY_MS);
    void this.sync();
  }

  stop(): void {
    clearInterval(this.timer);
    this.season.onadded = () => {};
  }

  /** Tells the server what it does not know, and takes what is new. One exchange at a time. */
  async sync(): Promise<void> {
    while (this.asking) await this.asking;
    this.asking = this.exchange().finally(() => {
      this.asking = null;
    });
    await this.asking;
  }

  private async exchange(): Promise<void> {
    try {
      await this.hear(await this.api.season(this.season.id, this.n));
      const news = this.season.log.events.filter(({ id }) => !this.there.has(id));
      if (news.length > 0 && this.mayTell(news)) {
        await this.api.addToSeason(this.season.id, news);
        await this.hear(await this.api.season(this.season.id, this.n));
      }
      this.problem = '';
    } catch (error) {
      this.gone = isFinal(error) && this.view === null;
      this.problem = whyNot(error);
    }
  }

  /** Without the season's link only results are sent. The server decides whose they may be. */
  private mayTell(news: readonly SeasonEvent[]): boolean {
    return this.mayChange || news.every(({ type }) => type === 'result');
  }

  private async hear(view: SeasonView): Promise<void> {
    const events = checkEvents(view.events, 'events');
    this.view = view;
    if (!events.ok) return;
    this.n = view.n;
    for (const { id } of events.value) this.there.add(id);
    await this.season.merge(events.value);
  }
}
