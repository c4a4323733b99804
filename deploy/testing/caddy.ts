import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#e2e/support/process.ts';
import { isOpen } from './ports.ts';

/** Null where Caddy is installed; else the reason. */
export function caddyMissingReason(): string | null {
  return spawnSync('caddy', ['version']).error ? 'Caddy is not installed (Debian: sudo apt-get install caddy)' : null;
}

export interface CaddyFront {
  /** Pages over TLS, with a certificate of Caddy's own authority. */
  url: string;
  /** Port of plain HTTP. */
  plainPort: number;
  /** The admin over TLS, and its host name. */
  adminHost: string;
  stop: () => Promise<void>;
}

/** The committed configuration, with the names, ports and folders of this machine. */
function adapted(text: string, folder: string, ports: Record<'tls' | 'plain' | 'site' | 'admin', number>): string {
  const globals = `admin off\n\tskip_install_trust\n\thttp_port ${ports.plain}\n\thttps_port ${ports.tls}\n\tstorage file_system ${folder}`;
  return text
    .replace(/^\{\n/m, `{\n\t${globals}\n`)
    .replaceAll('www.campus.example', 'localhost')
    .replaceAll('admin.campus.example', 'admin.localhost')
    .replaceAll('/srv/campus/current', process.cwd())
    .replace('127.0.0.1:3000', `127.0.0.1:${ports.site}`)
    .replace('127.0.0.1:4100', `127.0.0.1:${ports.admin}`);
}

/** Starts Caddy before a site and an admin, on free ports. @throws with its output when it rejects its configuration */
export async function startCaddy(site: string, admin: string): Promise<CaddyFront> {
  const folder = mkdtempSync(join(tmpdir(), 'campus-caddy-'));
  const [tls, plain] = [await freePort(), await freePort()];
  const ports = { tls, plain, site: Number(new URL(site).port), admin: Number(new URL(admin).port) };
  const file = join(folder, 'Caddyfile');
  const shared = readFileSync('deploy/Caddyfile', 'utf8');
  const campus = readFileSync('deploy/caddy-campus.caddyfile', 'utf8');
  writeFileSync(file, adapted(shared.replace(/^import .*$/m, campus), folder, ports));
  const env = { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
  const args = ['run', '--adapter', 'caddyfile', '--config', file];
  const caddy = spawn('caddy', args, { stdio: ['ignore', 'ignore', 'pipe'], env });
  let errors = '';
  caddy.stderr.on('data', (chunk) => (errors += chunk));
  const ended = new Promise<void>((resolve) => caddy.once('exit', () => resolve()));
  while (!(await isOpen(tls, '127.0.0.1'))) {
    if (caddy.exitCode !== null) throw new Error(`Caddy ended:\n${errors}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url: `https://localhost:${tls}`,
    plainPort: plain,
    adminHost: `admin.localhost:${tls}`,
    async stop() {
      caddy.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
