import type { Match } from '@pocket-stadium/kernel';
import { digitsOfCode } from '../table-code.ts';
import type {
  AboutServer,
  Command,
  Created,
  Done,
  GameCounts,
  GameLine,
  Guest,
  GuestWithToken,
  HostCommand,
  HostView,
  HttpProblem,
  NewGuest,
  NewSeason,
  NewTable,
  Opened,
  OwnData,
  SeasonAdded,
  SeasonJoin,
  SeasonKept,
  SeasonSeated,
  SeasonView,
  Seated,
  Sit,
  Sitting,
  SpokenCode,
  TableLine,
  TableStatus,
  TableView,
} from '../types.ts';

/** A refusal by the server, or no answer at all (`status` 0). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly problem: HttpProblem | null,
    options?: ErrorOptions,
  ) {
    super(problem?.detail ?? 'no answer', options);
  }
}

export interface ApiOptions {
  /** Where the server is: `https://example.org`, with its path prefix if it has one. */
  readonly base: string;
  /** The token of a program. Browsers carry a cookie. */
  readonly token?: string | undefined;
  /** The host's token, and the word that is needed to make tables. */
  readonly hostToken?: string | undefined;
  readonly word?: string | undefined;
  /** Secrets of seats, from their links. */
  readonly secrets?: readonly string[] | undefined;
  /** What lets its holder change a season. */
  readonly season?: string | undefined;
  readonly lang?: string | undefined;
}

/** The HTTP side of a server, method by method. */
export class Api {
  constructor(readonly options: ApiOptions) {}

  url(path: string): string {
    return `${this.options.base}/api/v1${path}`;
  }

  headers(): Record<string, string> {
    const { token, secrets = [], lang, hostToken, word, season } = this.options;
    return {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(secrets.length === 0 ? {} : { 'stadium-seats': secrets.join() }),
      ...(hostToken === undefined ? {} : { 'stadium-host': hostToken }),
      ...(word === undefined ? {} : { 'stadium-word': encodeURIComponent(word) }),
      ...(season === undefined ? {} : { 'stadium-season': season }),
      ...(lang === undefined ? {} : { 'accept-language': lang }),
    };
  }

  games = () => this.ask<GameLine[]>('GET', '/games');
  counts = () => this.ask<GameCounts[]>('GET', '/counts');
  newGuest = (guest: NewGuest) => this.ask<GuestWithToken>('POST', '/guests', guest);
  me = () => this.ask<Guest | null>('GET', '/me');
  rename = (name: string) => this.ask<Guest>('PATCH', '/me', { name });
  forgetMe = () => this.ask<object>('DELETE', '/me');
  myData = () => this.ask<OwnData>('GET', '/me/data');
  about = () => this.ask<AboutServer>('GET', '/about');
  host = () => this.ask<HostView>('GET', '/host');
  keepOrder = (command: HostCommand) => this.ask<object>('POST', '/host/do', command);
  mySeats = () => this.ask<Sitting[]>('GET', '/me/seats');
  lobby = (status: TableStatus, game?: string) => this.ask<TableLine[]>('GET', `/tables?status=${status}${game ? `&game=${game}` : ''}`);
  newTable = (table: NewTable) => this.ask<Created>('POST', '/tables', table);
  /** The table that gathers or plays under a code that was read aloud. */
  byCode = (code: string) => this.ask<{ readonly table: string }>('GET', `/codes/${digitsOfCode(code)}`);
  /** What a spoken code opens. One that opens a seat, or lets its holder change a season, is used up by this. */
  openCode = (code: string) => this.ask<Opened>('POST', `/codes/${digitsOfCode(code)}`);
  seatCode = (id: string, seat: number) => this.ask<SpokenCode>('POST', `/tables/${id}/seats/${seat}/code`);
  seasonCode = (id: string, change: boolean) => this.ask<SpokenCode>('POST', `/seasons/${id}/code`, { change });
  quick = (game: string) => this.ask<Seated>('POST', '/quick', { game });
  table = (id: string) => this.ask<TableView>('GET', `/tables/${id}`);
  sit = (id: string, wish: Sit = {}) => this.ask<Seated>('POST', `/tables/${id}/seats`, wish);
  seatSecret = (id: string, seat: number) => this.ask<{ secret: string }>('GET', `/tables/${id}/seats/${seat}/secret`);
  renewSecret = (id: string, seat: number) => this.ask<{ secret: string }>('POST', `/tables/${id}/seats/${seat}/secret`);
  do = (id: string, command: Command) => this.ask<Done>('POST', `/tables/${id}/do`, command);
  keepSeason = (season: NewSeason['season']) => this.ask<SeasonKept>('POST', '/seasons', { season });
  season = (id: string, after = 0) => this.ask<SeasonView>('GET', `/seasons/${id}?after=${after}`);
  addToSeason = (id: string, events: readonly object[]) => this.ask<SeasonAdded>('POST', `/seasons/${id}/events`, { events });
  joinSeason = (id: string, wish: SeasonJoin = {}) => this.ask<{ entrant: string }>('POST', `/seasons/${id}/people`, wish);
  leaveSeason = (id: string, entrant: string) => this.ask<object>('POST', `/seasons/${id}/leave`, { entrant });
  playFixture = (id: string, fixture: string) => this.ask<SeasonSeated>('POST', `/seasons/${id}/tables`, { fixture });
  renewSeason = (id: string) => this.ask<SeasonKept>('POST', `/seasons/${id}/link`);
  removeSeason = (id: string) => this.ask<object>('DELETE', `/seasons/${id}`);
  record = (match: string) => this.ask<Match & { format: number }>('GET', `/matches/${match}.json`);

  private async ask<T>(method: string, path: string, body?: object): Promise<T> {
    const content = body === undefined ? {} : { 'content-type': 'application/json' };
    const init = { method, headers: { ...this.headers(), ...content }, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    let response: Response;
    let answer: unknown;
    try {
      response = await fetch(this.url(path), init);
      answer = await response.json();
    } catch (cause) {
      throw new ApiError(0, null, { cause });
    }
    if (!response.ok) throw new ApiError(response.status, answer as HttpProblem);
    return answer as T;
  }
}
