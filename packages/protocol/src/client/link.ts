import { sameInAll } from '@pocket-stadium/kernel';
import type { ClientMessage, FeedMessage, Hello } from '../types.ts';
import type { Api } from './api.ts';
import { ApiError } from './api.ts';

/** One connection to a table's feed, over whatever carries it. */
export interface Link {
  send(message: ClientMessage): void;
  close(): void;
}

export interface LinkEvents {
  open(): void;
  message(message: FeedMessage): void;
  /** The connection is closed. `final` says that coming back would not help. */
  closed(final: boolean): void;
}

export type OpenLink = (api: Api, table: string, events: LinkEvents) => Link;

/** What a link needs of a WebSocket, in a browser or in Node. */
export interface SocketLike {
  send(text: string): void;
  close(): void;
  addEventListener(type: 'open' | 'message' | 'close' | 'error', listener: (event: { data?: unknown; code?: number }) => void): void;
}

const UNKNOWN_TABLE = 4404;

export function socketLink(connect: (url: string) => SocketLike): OpenLink {
  return (api, table, events) => {
    const socket = connect(api.url(`/tables/${table}/ws`).replace(/^http/, 'ws'));
    socket.addEventListener('open', () => events.open());
    socket.addEventListener('message', ({ data }) => events.message(JSON.parse(String(data)) as FeedMessage));
    socket.addEventListener('close', ({ code }) => events.closed(code === UNKNOWN_TABLE));
    // A close event follows every error.
    socket.addEventListener('error', () => {});
    return { send: (message) => socket.send(JSON.stringify(message)), close: () => socket.close() };
  };
}

/** The same over plain HTTP, where WebSockets are blocked: a stream of lines one way, requests the other. */
export const streamLink: OpenLink = (api, table, events) => {
  const abort = new AbortController();
  const read = async (hello: Hello) => {
    const { match, have, as } = hello;
    const since = match === undefined ? '' : `&match=${match}&have=${have ?? 0}&as=${(as ?? []).join('.')}`;
    let status = 0;
    try {
      const response = await fetch(api.url(`/tables/${table}/feed?dice=2${since}`), { headers: api.headers(), signal: abort.signal });
      status = response.status;
      if (response.ok && response.body) for await (const message of lines(response.body)) events.message(message);
    } catch {
      // The end is reported as closed below.
    }
    if (!abort.signal.aborted) events.closed(status === 404);
  };
  queueMicrotask(() => events.open());
  return {
    send(message) {
      if (message.type === 'hello') void read(message);
      else if (message.type === 'ping') events.message({ type: 'pong' });
      else void post(api, table, message, events);
    },
    close: () => abort.abort(),
  };
};

async function post(api: Api, table: string, { command }: Extract<ClientMessage, { type: 'do' }>, events: LinkEvents): Promise<void> {
  const { key } = command;
  try {
    const { n, entry } = await api.do(table, command);
    events.message({ type: 'answer', key, ok: true, n, entry });
  } catch (error) {
    const problem = error instanceof ApiError ? error.problem : null;
    const status = error instanceof ApiError ? error.status : 0;
    const refused = { type: 'answer', key, ok: false, n: null, entry: null } as const;
    if (!problem || status >= 500 || status === 429) events.message({ ...refused, again: true });
    else {
      const { code, detail } = problem;
      events.message({ ...refused, problem: { code, values: {}, message: sameInAll(detail) } });
    }
  }
}

async function* lines(body: ReadableStream<Uint8Array>): AsyncGenerator<FeedMessage> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    rest += decoder.decode(value, { stream: true });
    const whole = rest.split('\n');
    rest = whole.pop() ?? '';
    for (const line of whole) if (line !== '') yield JSON.parse(line) as FeedMessage;
  }
}
