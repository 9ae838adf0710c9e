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

/** The policy is as strict as the app allows: no inline script, no other host. */
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
  /** The path with the prefix, ending in a slash. */
  readonly url: string;
}

export interface ServedApp extends App {
  close(): Promise<void>;
}

/** A script of the test's own that every page loads before the app. */
export interface Listener {
  readonly path: string;
  readonly script: string;
}

/** Serves the built app behind a path prefix, with the strict policy: files, `/`, and pages of two segments. */
export async function serveApp(prefix = '/', dist = DIST, listener?: Listener): Promise<ServedApp> {
  if (!existsSync(join(dist, 'index.html'))) throw new Error('packages/web/dist is missing: run `node scripts/build.mjs --web` first.');
  const read = reader();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (listener && pathname === prefix + listener.path) {
      response.writeHead(200, { 'content-type': TYPES['.js'] }).end(listener.script);
      return;
    }
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
    if (listener && extname(file) === '.html') {
      const html = readFileSync(file, 'utf8').replace('<head>', `<head><script src="${prefix}${listener.path}"></script>`);
      response.writeHead(200, headers).end(html);
      return;
    }
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
