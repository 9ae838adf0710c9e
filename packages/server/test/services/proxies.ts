import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProxy } from './binaries.ts';

const DEPLOY = join(import.meta.dirname, '../../../../deploy');

/** Where a proxy listens, where the stadium does, the prefix if there is one, and a folder for what it writes. */
interface Place {
  readonly port: number;
  readonly upstream: number;
  /** The second and the third node, for a proxy that ships with three; else all are one. */
  readonly others?: readonly [number, number];
  readonly base: string;
  readonly folder: string;
}

export interface ProxyKind {
  readonly name: string;
  /** Its own name and that of its Debian package. */
  readonly program: string;
  /** Writes the shipped file for this proxy, and answers how the program is started. */
  write(place: Place): readonly string[];
}

/** Changes a shipped file as its reader is told to. A text that is not there any more is a mistake of the file. */
function changed(file: string, changes: readonly (readonly [string, string])[]): string {
  let text = readFileSync(join(DEPLOY, file), 'utf8');
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`deploy/${file} no longer says: ${from}`);
    text = text.replaceAll(from, to);
  }
  return text;
}

const put = (folder: string, name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

/** The proxies of docs/hosting.md, with the files that are shipped. A certificate of the test's own stands for a real one. */
export const PROXIES: readonly ProxyKind[] = [
  {
    name: 'Caddy',
    program: 'caddy',
    write({ port, upstream, base, folder }) {
      const text = changed('Caddyfile', [
        ['stade.example.org {', `https://127.0.0.1:${port} {\n\ttls ${folder}/cert.pem ${folder}/key.pem`],
        ['reverse_proxy 127.0.0.1:8080 {', `${base ? `handle ${base}* {\n\t` : ''}reverse_proxy 127.0.0.1:${upstream} {`],
        ...(base ? ([['flush_interval -1\n\t}', 'flush_interval -1\n\t}\n\t}']] as const) : []),
      ]);
      const global = '{\n\tadmin off\n\tauto_https disable_redirects\n}\n';
      return ['run', '--adapter', 'caddyfile', '--config', put(folder, 'Caddyfile', global + text)];
    },
  },
  {
    name: 'nginx',
    program: 'nginx',
    write({ port, upstream, base, folder }) {
      const text = changed('nginx.conf', [
        ['listen 80;', `listen 127.0.0.1:${port} ssl;\nssl_certificate ${folder}/cert.pem;\nssl_certificate_key ${folder}/key.pem;`],
        ['server_name stade.example.org;', 'server_name 127.0.0.1;'],
        ['location / {', `location ${base}/ {`],
        ['proxy_pass http://127.0.0.1:8080;', `proxy_pass http://127.0.0.1:${upstream};`],
      ]);
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((what) => `${what}_temp_path ${folder}/${what};`);
      const around = [
        'daemon off;',
        'master_process off;',
        `pid ${folder}/pid;`,
        'error_log stderr;',
        'events {}',
        'http {',
        'access_log off;',
        ...temporary,
      ];
      return [
        '-p',
        folder,
        '-c',
        put(folder, 'all.conf', [...around, `include ${put(folder, 'stadium.conf', text)};`, '}', ''].join('\n')),
      ];
    },
  },
  {
    name: 'HAProxy',
    program: 'haproxy',
    write({ port, upstream, others = [upstream, upstream], folder }) {
      const nodes = [upstream, ...others].map((at, i) => [`node${i + 1}:8080`, `127.0.0.1:${at}`] as const);
      const text = changed('haproxy.cfg', [
        ['bind :8080', `bind 127.0.0.1:${port} ssl crt ${folder}/both.pem`],
        ['set-header X-Forwarded-Proto http\n', 'set-header X-Forwarded-Proto https\n'],
        // A machine under load answers late; a node that is gone refuses at once.
        ['timeout check 1s', 'timeout check 60s'],
        ...nodes,
      ]);
      return ['-db', '-f', put(folder, 'haproxy.cfg', text)];
    },
  },
];

/** A certificate for this machine, for an hour. */
export function makeCertificate(folder: string): void {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const args = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1', ...subject];
  execFileSync('openssl', [...args, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  writeFileSync(join(folder, 'both.pem'), readFileSync(cert, 'utf8') + readFileSync(key, 'utf8'));
}

/** Starts a proxy and waits until it answers. */
export async function startProxy(kind: ProxyKind, place: Place): Promise<{ close(): Promise<void> }> {
  const program = findProxy(kind.program);
  if (!program) throw new Error(`No ${kind.program} on this machine.`);
  const said: string[] = [];
  const child: ChildProcess = spawn(program, kind.write(place), {
    env: { ...process.env, HOME: place.folder, XDG_DATA_HOME: place.folder, XDG_CONFIG_HOME: place.folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => said.push(String(data)));
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  while (!(await answers(`https://127.0.0.1:${place.port}${place.base}/healthz`))) {
    if (child.exitCode !== null) throw new Error(`${kind.name} does not start:\n${said.join('')}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    close() {
      child.kill('SIGKILL');
      return gone;
    },
  };
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
