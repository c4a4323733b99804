import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { isOpen } from './ports.ts';

/** Null where nginx with HTTP/2 and openssl are installed; else the reason. */
export function nginxMissingReason(): string | null {
  const { stderr, error } = spawnSync('nginx', ['-V'], { encoding: 'utf8' });
  if (error) return 'nginx is not installed (Debian: sudo apt-get install nginx-light)';
  if (!/http_v2_module/.test(stderr)) return 'this nginx has no HTTP/2';
  return spawnSync('openssl', ['version']).error ? 'openssl is not installed' : null;
}

interface FrontOptions {
  /** Configuration of another server of the same nginx. */
  more?: string;
  /** Removes the limits per address. */
  isUnlimited?: boolean;
  /** Limits an address to two simultaneous requests, and one more a minute. */
  isStrict?: boolean;
  /** Without the files of optional features, as an administrator removes them. */
  isPlain?: boolean;
  /** Address to listen on; the loopback by default. */
  address?: string;
}

export interface Front {
  pid: number;
  /** Pages over TLS. */
  url: string;
  port: number;
  /** Port of plain HTTP. */
  plainPort: number;
  /** Digest of its key, by which Chromium can trust it: it stores nothing of a site whose certificate errors are ignored. */
  keyDigest: string;
  /** Folder of ACME challenges. */
  challenges: string;
  stop: () => Promise<void>;
}

/** Writes a self-signed certificate for `localhost`, and its key. */
export function makeCertificate(folder: string): void {
  const subject = ['-subj', '/CN=localhost', '-days', '2'];
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject, ...files], { stdio: 'ignore' });
}

function digestOfKey(certificate: Buffer): string {
  const key = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(key).digest('base64');
}

const INCLUDE = /^ *include \/srv\/campus\/current\/(deploy\/(?:acme|maps|optional-\w+\*)\.conf);$/gm;

/** The configuration of the site in one text, with the included files that contain more than headers. */
export function shippedConfiguration(isPlain = false): string {
  const text = ['shared', 'site'].map((part) => readFileSync(`deploy/nginx-${part}.conf`, 'utf8')).join('\n');
  return text.replace(INCLUDE, (_, pattern: string) =>
    isPlain && pattern.includes('optional')
      ? ''
      : globSync(pattern)
          .map((file) => readFileSync(file, 'utf8'))
          .join('\n'),
  );
}

/** The committed configuration, with the names and folders of this machine. */
function adapted(
  text: string,
  folder: string,
  sites: readonly string[],
  address: string,
  plainAddress: string,
): string {
  return text
    .replaceAll('listen 443', `listen ${address}`)
    .replaceAll('listen 80', `listen ${plainAddress}`)
    .replace(
      'include /srv/campus/current/deploy/instances.conf;',
      sites.map((site) => `server 127.0.0.1:${new URL(site).port} max_fails=0;`).join(' '),
    )
    .replaceAll('/etc/ssl/campus', folder)
    .replaceAll('/var/lib/campus-acme', folder)
    .replaceAll('/var/cache/nginx/campus', join(folder, 'cache'))
    .replaceAll('/srv/campus/current', process.cwd())
    .replaceAll('www.campus.example', 'localhost');
}

/** The MIME types file of nginx; where nginx is unpacked but not installed (scripts/steps/external-services.ts), the one of that folder. */
function typesFile(): string {
  const programs = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'nginx'));
  const program = programs.find((file) => existsSync(file));
  const unpacked = program ? join(dirname(realpathSync(program)), '../../etc/nginx/mime.types') : '';
  return existsSync(unpacked) ? unpacked : '/etc/nginx/mime.types';
}

/** Starts nginx before the instances of a site, on free ports. @throws with the output of nginx when it rejects its configuration */
export async function startFront(
  sites: readonly string[],
  port: number,
  plainPort: number,
  options: FrontOptions = {},
): Promise<Front> {
  const { more = '', isUnlimited = false, isStrict = false, isPlain = false, address = '127.0.0.1' } = options;
  const shipped = shippedConfiguration(isPlain);
  const text = isStrict
    ? shipped.replaceAll(/rate=\d+r\/s/g, 'rate=1r/m').replaceAll(/burst=\d+/g, 'burst=1')
    : shipped;
  const committed = isUnlimited ? text.replaceAll(/^\s*limit_(req|conn) .*$/gm, '') : text;
  const folder = mkdtempSync(join(tmpdir(), 'campus-front-'));
  mkdirSync(join(folder, 'temporary'));
  makeCertificate(folder);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/temporary/${kind};`,
  );
  const main = `daemon off; ${process.getuid?.() === 0 ? 'user root;' : ''} pid ${folder}/nginx.pid; worker_processes 1; error_log ${folder}/error.log;
    worker_rlimit_nofile 16384; events { worker_connections 8192; }
    http { access_log off; include ${typesFile()}; ${temporary.join(' ')}
      ${adapted(committed + more, folder, sites, `${address}:${port}`, `${address}:${plainPort}`)} }`;
  writeFileSync(join(folder, 'nginx.conf'), main);
  const args = ['-e', join(folder, 'error.log'), '-p', folder, '-c', join(folder, 'nginx.conf')];
  const nginx = spawn('nginx', args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let errors = '';
  nginx.stderr.on('data', (chunk) => (errors += chunk));
  const ended = new Promise<void>((resolve) => nginx.once('exit', () => resolve()));
  while (!(await isOpen(port, address))) {
    if (nginx.exitCode !== null) throw new Error(`nginx ended:\n${errors}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    pid: nginx.pid ?? 0,
    url: `https://localhost:${port}`,
    port,
    plainPort,
    keyDigest: digestOfKey(readFileSync(join(folder, 'certificate.pem'))),
    challenges: join(folder, '.well-known/acme-challenge'),
    async stop() {
      nginx.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
