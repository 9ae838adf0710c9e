import { inEveryLang } from '@pocket-stadium/kernel';
import type { HostCommand, HostView } from '@pocket-stadium/protocol';
import { Api, ApiError, codeOfTable } from '@pocket-stadium/protocol';
import * as w from '../../words/admin.ts';
import { EXIT, Failure, wrongUse } from '../failure.ts';
import type { Context, StadiumCommand } from './command.ts';

const MAKERS = ['anyone', 'network', 'host', 'word'] as const;
type Makers = (typeof MAKERS)[number];

/** The limits that a host may set, as they are typed. */
const LIMITS: Readonly<Record<string, keyof HostView['limits']>> = {
  guests: 'guests',
  tables: 'tables',
  watchers: 'watchers',
  'watchers-from': 'watchersFrom',
  record: 'record',
};

/** What each order asks of the server. Null where it is called with the wrong arguments. */
const ORDERS: Readonly<Record<string, (args: readonly string[]) => HostCommand | null>> = {
  close: ([table]) => (table ? { do: 'close', table } : null),
  rename: ([guest, ...name]) => (guest && name.length > 0 ? { do: 'rename', guest, name: name.join(' ') } : null),
  mute: ([guest]) => (guest ? { do: 'mute', guest, muted: true } : null),
  unmute: ([guest]) => (guest ? { do: 'mute', guest, muted: false } : null),
  refuse: ([address, minutes = '60']) =>
    address && /^\d{1,5}$/.test(minutes) ? { do: 'refuse', address, minutes: Number(minutes) } : null,
  making: ([who, word]) => {
    if (!MAKERS.includes(who as Makers) || (who === 'word' && !word)) return null;
    return { do: 'order', making: who as Makers, word: who === 'word' ? (word ?? null) : null };
  },
  names: ([how]) => (how === 'free' || how === 'drawn' ? { do: 'order', names: how } : null),
  limit: ([which = '', value = '']) => {
    const limit = LIMITS[which];
    if (!limit || !/^(usual|\d{1,7})$/.test(value)) return null;
    return { do: 'order', limits: { [limit]: value === 'usual' ? null : Number(value) } };
  },
  words: ([first, ...rest]) => {
    if (first === undefined) return null;
    return { do: 'order', forbidden: first === 'usual' ? null : first === 'off' ? [] : [first, ...rest] };
  },
};

/** Keeps order at a stadium that runs: lists tables and guests, and does what its host may do. */
export const admin: StadiumCommand = {
  name: 'admin',
  summary: w.summary,
  define(command, say) {
    command.argument('[order]', say(w.order)).argument('[words...]', say(w.words));
    command.option('--url <url>', say(w.url), process.env.STADIUM_URL ?? 'http://127.0.0.1:8080');
    command.option('--host-token <token>', say(w.token));
  },
  async run(context, command) {
    const [order = 'list', ...args] = command.args;
    const { url, hostToken = process.env.HOST_TOKEN } = command.opts<{ url: string; hostToken?: string }>();
    if (!URL.canParse(url)) throw wrongUse(w.bad_url, { url });
    const api = new Api({ base: url.replace(/\/+$/, ''), hostToken: hostToken || undefined, lang: context.lang });
    if (order === 'list') list(context, await asked(() => api.host(), url));
    else {
      const wish = ORDERS[order]?.(args);
      if (!wish) throw wrongUse(w.unknown, { known: ['list', ...Object.keys(ORDERS)].join(', ') });
      await asked(() => api.keepOrder(wish), url);
      context.terminal.print(context.say(w.done));
    }
    return EXIT.ok;
  },
};

async function asked<T>(work: () => Promise<T>, url: string): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApiError) || !error.problem) throw wrongUse(w.no_answer, { url });
    const { detail } = error.problem;
    throw new Failure(
      EXIT.failed,
      inEveryLang(() => detail),
    );
  }
}

function list({ terminal, say }: Context, { url, tables, stored, order, limits, refused }: HostView): void {
  if (url !== null) terminal.print(say(w.address, { url }));
  const { making, names, forbidden, muted } = order;
  const words = forbidden === null ? 'usual' : forbidden.length === 0 ? 'off' : forbidden.join(', ');
  const counted = Object.entries(LIMITS).map(([name, limit]) => `${name} ${limits[limit]}`);
  terminal.print(say(w.stored, stored), say(w.making, { who: making }), say(w.names, { how: names, words }));
  terminal.print(say(w.limits, { limits: counted.join(', ') }));
  for (const { id, game, status, seats, watchers, elsewhere } of tables) {
    terminal.print(say(elsewhere ? w.table_elsewhere : w.table, { id, game, status, watchers }));
    if (status !== 'over' && status !== 'stopped') terminal.print(say(w.code, { code: codeOfTable(id) }));
    for (const { seat, name, guest, here, address } of seats) {
      if (guest !== null)
        terminal.print(
          say(here ? (address === null ? w.seat_there : w.seat_here) : w.seat, {
            seat: seat + 1,
            name: name ?? '',
            guest,
            address: address ?? '',
          }),
        );
    }
  }
  terminal.print(say(w.not_listed));
  if (muted.length > 0) terminal.print(say(w.muted, { guests: muted.join(', ') }));
  if (refused.length > 0) terminal.print(say(w.refused, { addresses: refused.join(', ') }));
}
