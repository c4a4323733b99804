import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { print } from '#lib/platform/runtime/console.mjs';
import { type InstalledCampus, paths, releaseFolder } from './layout.ts';
import { attempt, isInstalled, reasonIn, run, systemctl } from './system.ts';

const SAMPLE = { host: 'www.campus.example', bare: 'campus.example', admin: 'admin.campus.example' };

const hostOf = (address: string | undefined) => (address ? new URL(address).host : null);

/** Adapts a file of `deploy/` to a campus: its names, ports and certificate. */
function adapt(text: string, { name, settings, port, adminPort }: InstalledCampus): string {
  const host = hostOf(settings.SITE_URL) ?? SAMPLE.host;
  const admin = hostOf(settings.ADMIN_URL) ?? SAMPLE.admin;
  const bare = host.replace(/^www\./, '');
  return text
    .replaceAll(`${SAMPLE.host} ${SAMPLE.bare}`, host === bare ? host : `${host} ${bare}`)
    .replaceAll(SAMPLE.admin, admin)
    .replaceAll(SAMPLE.host, host)
    .replaceAll('campus_website', `campus_${name.replaceAll('-', '_')}`)
    .replaceAll('/etc/ssl/campus/', `/etc/ssl/campus/${name}/`)
    .replaceAll('include /srv/campus/current/deploy/instances.conf;', `server 127.0.0.1:${port};`)
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${port}`)
    .replaceAll('127.0.0.1:4100', `127.0.0.1:${adminPort}`);
}

/** The part of a Caddyfile for the admin, which a campus without an address for it lacks. */
const CADDY_ADMIN = /\n# Recommended[\s\S]*$/;

/** The files of `/etc` for one campus, as a release has them. Paths, contents. */
export function campusFiles(campus: InstalledCampus, version: string): Map<string, string> {
  const { name, port, adminPort, settings } = campus;
  const deploy = (file: string) => readFileSync(join(releaseFolder(version), 'deploy', file), 'utf8');
  const hasAddress = campus.hasAdmin && Boolean(settings.ADMIN_URL);
  const files = new Map<string, string>();
  const socket = (unit: string, address: number) =>
    files.set(
      join(paths.units, `${unit}@${name}.socket.d/address.conf`),
      `[Socket]\nListenStream=127.0.0.1:${address}\n`,
    );
  socket('campus-website', port);
  if (campus.hasAdmin) socket('campus-website-admin', adminPort);
  if (isInstalled('nginx')) {
    const parts = ['nginx-site.conf', ...(hasAddress ? ['nginx-admin.conf'] : [])].map(deploy);
    files.set(join(paths.nginx, `conf.d/campus-${name}.conf`), adapt(parts.join('\n'), campus));
  }
  if (isInstalled('caddy')) {
    const text = deploy('caddy-campus.caddyfile');
    files.set(
      join(paths.caddy, `campus-${name}.caddyfile`),
      adapt(hasAddress ? text : text.replace(CADDY_ADMIN, ''), campus),
    );
  }
  return files;
}

/** The units of a release that start others, sockets and timers: each campus has them enabled. */
export const startingUnits = (version: string) =>
  globSync('*@.{socket,timer}', { cwd: join(releaseFolder(version), 'deploy/systemd') }).toSorted();

/** The name of a unit for a campus: `campus-website-watch@pokhara.timer`. */
export const unitOf = (template: string, name: string) => template.replace('@.', `@${name}.`);

/** Whether nginx and Caddy read other files in a release than in the one before it. A reload closes the connections that visitors hold open. */
export function differsForFront(version: string, before: string): boolean {
  const textOf = (release: string) => {
    const folder = join(releaseFolder(release), 'deploy');
    const names = globSync(['*.conf', '*.caddyfile', 'Caddyfile'], { cwd: folder }).toSorted();
    return names.map((name) => `${name}\n${readFileSync(join(folder, name), 'utf8')}`).join('\n');
  };
  return textOf(version) !== textOf(before);
}

/** The files of `/etc` that all campuses share, as a release has them. */
function sharedFiles(version: string): Map<string, string> {
  const folder = join(releaseFolder(version), 'deploy');
  const files = new Map<string, string>();
  for (const unit of globSync('*.{service,socket,timer}', { cwd: join(folder, 'systemd') }))
    files.set(join(paths.units, unit), readFileSync(join(folder, 'systemd', unit), 'utf8'));
  // Before the files of campuses, whose names begin with a letter.
  if (isInstalled('nginx'))
    files.set(
      join(paths.nginx, 'conf.d/campus-0-shared.conf'),
      readFileSync(join(folder, 'nginx-shared.conf'), 'utf8'),
    );
  if (isInstalled('caddy')) files.set(join(paths.caddy, 'Caddyfile'), readFileSync(join(folder, 'Caddyfile'), 'utf8'));
  return files;
}

/**
 * Writes the files of a release to `/etc`. A file that an administrator changed since `previous` wrote it is left alone, and named: the new one is
 * then beside it, ending in `.new`.
 */
export function writeFiles(campuses: readonly InstalledCampus[], version: string, previous: string | null): void {
  const filesOf = (release: string) =>
    new Map([...sharedFiles(release), ...campuses.flatMap((campus) => [...campusFiles(campus, release)])]);
  const before = previous === null ? null : filesOf(previous);
  for (const [path, text] of filesOf(version)) {
    const present = existsSync(path) ? readFileSync(path, 'utf8') : null;
    if (present === text) continue;
    const isOwn = present === null || before === null || before.get(path) === present;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(isOwn ? path : `${path}.new`, text);
    if (isOwn) rmSync(`${path}.new`, { force: true });
    else print(`${path} was changed here and is left as it is; the file of ${version} is ${path}.new.`);
  }
  systemctl('daemon-reload');
}

/** nginx does not start without a certificate: a self-signed one, until the certificate authority issues one. */
export function makeFirstCertificate({ name, settings }: InstalledCampus): void {
  const folder = join(paths.certificates, name);
  if (!isInstalled('nginx') || existsSync(join(folder, 'certificate.pem'))) return;
  mkdirSync(folder, { recursive: true });
  const subject = ['-subj', `/CN=${hostOf(settings.SITE_URL)}`, '-days', '30'];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')];
  run('openssl', ['req', '-x509', ...key, ...subject, ...files]);
}

/** Debian's nginx has its own page on port 80, and connections for two hundred phones. */
function prepareNginx(): void {
  // The folder of its caches, which the package does not make.
  mkdirSync(paths.nginxCache, { recursive: true });
  rmSync(join(paths.nginx, 'sites-enabled/default'), { force: true });
  const file = join(paths.nginx, 'nginx.conf');
  const text = readFileSync(file, 'utf8');
  const many = text.replace('worker_connections 768;', 'worker_connections 8192;');
  if (many !== text) writeFileSync(file, many.replace(/^events \{/m, 'worker_rlimit_nofile 16384;\nevents {'));
}

/** Makes nginx and Caddy read their files again, or starts them; prints what they reject. */
export function reloadFront(): void {
  if (isInstalled('nginx')) prepareNginx();
  for (const [program, check] of [
    ['nginx', ['-t', '-q']],
    ['caddy', ['validate', '--config', join(paths.caddy, 'Caddyfile')]],
  ] as const) {
    if (!isInstalled(program)) continue;
    const { status, stderr } = attempt(program, check);
    const reason = reasonIn(stderr);
    if (status !== 0) print(`${program} rejects its configuration and keeps the old one: ${reason}`);
    else systemctl('reload-or-restart', program);
  }
}
