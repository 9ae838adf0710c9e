import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
/** The built app; `WEB_DIST` names another build. */
export const DIST = process.env.WEB_DIST ?? join(ROOT, 'packages/web/dist');

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** As strict as the app allows: nothing inline, nobody else. */
export const CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Where the tests have the app served: at the root, and below one and two folders. */
export const PREFIXES = ['/', '/club/', '/club/stade/'] as const;
export type Prefix = (typeof PREFIXES)[number];

export interface App {
  /** With the prefix, ending in a slash. */
  readonly url: string;
}

export interface ServedApp extends App {
  close(): Promise<void>;
}

/** Serves the built app behind a path prefix, with the strict policy: files, `/`, and pages of two segments. */
export async function serveApp(prefix = '/', dist = DIST): Promise<ServedApp> {
  if (!existsSync(join(dist, 'index.html'))) throw new Error('packages/web/dist is missing: run `node scripts/build.mjs --web` first.');
  const read = reader();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = pathname.startsWith(prefix) ? fileFor(dist, pathname.slice(prefix.length)) : null;
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    const headers = {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'content-security-policy': CSP,
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    };
    const packed = gzips(request.headers['accept-encoding'], file);
    response.writeHead(200, { ...headers, ...(packed && { 'content-encoding': 'gzip' }) });
    response.end(read(file, packed));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${prefix}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Reads, and packs, each file once. */
function reader(): (file: string, packed: boolean) => Buffer {
  const kept = new Map<string, Buffer>();
  return (file, packed) => {
    const key = `${packed} ${file}`;
    const known = kept.get(key);
    if (known) return known;
    const content = readFileSync(file);
    const made = packed ? gzipSync(content) : content;
    kept.set(key, made);
    return made;
  };
}

function gzips(accepted: string | string[] | undefined, file: string): boolean {
  return String(accepted ?? '').includes('gzip') && /\.(html|js|css|svg|webmanifest)$/.test(file);
}

function fileFor(dist: string, path: string): string | null {
  if (path === '') return join(dist, 'index.html');
  const file = join(dist, normalize(`/${path}`));
  if (existsSync(file) && statSync(file).isFile()) return file;
  return /^[^/.]+\/[^/.]+$/.test(path) ? join(dist, 'page.html') : null;
}
