import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { print } from '#lib/platform/runtime/console.mjs';
import { makeFirstCertificate, reloadFront, startingUnits, unitOf, writeFiles } from './front.ts';
import {
  campuses,
  campusNames,
  currentRelease,
  databaseOf,
  type InstalledCampus,
  paths,
  readCampus,
  releaseFolder,
  userOf,
} from './layout.ts';
import { MachineError } from './machine-error.ts';
import { waitUntilReady } from './probe.ts';
import { readArguments } from './read-arguments.ts';
import { attempt, isEnabled, reasonIn, run, runFor, systemctl } from './system.ts';

const NAME = /^[a-z][a-z0-9-]{0,19}$/;
/** A host name of at least two parts. */
const HOST = /^(?=.{4,200}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,}$/;
/** A campus starts within seconds, but the machine may be busy. */
const START_MS = 300_000;
const USAGE =
  'Usage: site add NAME HOST [--admin HOST] [--title "Our Campus"] [--upstream URL]; NAME is of a-z, 0-9 and hyphens.';

interface NewCampus {
  name: string;
  host: string;
  admin: string | null;
  title: string;
  upstream: string | null;
}

/** `add NAME HOST`: settings, user, database and services of one more campus. Continues where a former command was interrupted. */
export async function addCampus(args: string[]): Promise<void> {
  const version = currentRelease();
  const added = readNewCampus(args);
  const isThere = campusNames().includes(added.name);
  if (isThere && isEnabled(readCampus(added.name))) throw new MachineError(`There is a campus ${added.name} already.`);
  if (!isThere) writeSettings(added, version);
  const campus = readCampus(added.name);
  if (!existsSync(databaseOf(campus))) {
    const prepare = ['campus-api', 'prepare', '--empty', '--name', added.title, '--yes'];
    const { status, stderr } = runFor(campus, version, prepare);
    if (status !== 0) throw new MachineError(reasonIn(stderr));
  }
  makeFirstCertificate(campus);
  writeFiles([campus], version, version);
  await start(added, version);
}

/** @throws MachineError with the reason why this campus cannot be added */
function readNewCampus(args: string[]): NewCampus {
  const { values, positionals } = readArguments(args, {
    admin: { type: 'string' },
    title: { type: 'string' },
    upstream: { type: 'string' },
  });
  const [name = '', host = '', ...rest] = positionals;
  if (!NAME.test(name) || rest.length > 0 || !host) throw new MachineError(USAGE);
  const { admin = null, title = '', upstream = null } = values;
  for (const each of [host, admin]) if (each !== null) checkHost(each, name);
  if (admin === host) throw new MachineError('The admin has its own host name, other than that of the site.');
  if (!title.trim())
    throw new MachineError('Give the campus its name: --title "Our Campus". The rest is written in the admin.');
  if (upstream !== null && !/^https?:$/.test(URL.parse(upstream)?.protocol ?? ''))
    throw new MachineError(`--upstream takes an address such as https://api.campus.edu.np, not ${upstream}`);
  return { name, host, admin, title, upstream };
}

/** @throws MachineError if it is not a host name, or that of another campus */
function checkHost(host: string, name: string): void {
  if (!HOST.test(host)) throw new MachineError(`${host} is not a host name, such as www.campus.edu.np.`);
  const url = `https://${host}`;
  const owner = campuses().find(
    (each) => each.name !== name && [each.settings.SITE_URL, each.settings.ADMIN_URL].includes(url),
  );
  if (owner) throw new MachineError(`${host} is the address of ${owner.name} already.`);
}

/** Creates the user, the folder and the settings of a campus; with its settings it exists. */
function writeSettings(added: NewCampus, version: string): void {
  const user = userOf(added.name);
  const folder = join(paths.sites, added.name);
  if (attempt('id', [user]).status !== 0)
    run('useradd', ['--system', '--home-dir', folder, '--shell', '/usr/sbin/nologin', user]);
  mkdirSync(folder, { recursive: true });
  run('install', ['-d', '-o', user, '-g', user, '-m', '750', join(folder, 'data')]);
  const example = readFileSync(join(releaseFolder(version), 'deploy/site.env.example'), 'utf8');
  writeSettingsFile(join(folder, 'site.env'), user, settingsText(example, added, join(folder, 'data')));
}

/** Replaces the settings of a campus in one step: its user can read them, and only root can change them. */
export function writeSettingsFile(file: string, user: string, text: string): void {
  const draft = `${file}.new`;
  writeFileSync(draft, text, { mode: 0o600 });
  run('chown', [`root:${user}`, draft]);
  chmodSync(draft, 0o640);
  renameSync(draft, file);
}

/** The example of settings, filled in for a campus, with new secrets. */
export function settingsText(
  example: string,
  { host, admin, upstream }: Omit<NewCampus, 'name' | 'title'>,
  dataDir: string,
): string {
  const values: Record<string, string | null> = {
    SITE_URL: `https://${host}`,
    PORT: String(freePort(3000)),
    ADMIN_PORT: String(freePort(4100)),
    ADMIN_URL: admin === null ? null : `https://${admin}`,
    UPSTREAM_URL: upstream,
    // By default a site uses all cores of a machine, which it shares here.
    WEB_CONCURRENCY: campuses().length === 0 ? null : '1',
    DATA_DIR: dataDir,
    SESSION_SECRET: secret(),
    REVALIDATE_SECRET: secret(),
    METRICS_SECRET: secret(),
  };
  let text = example;
  for (const [name, value] of Object.entries(values)) {
    const line = new RegExp(`^#?${name}=.*$`, 'm');
    if (value === null) text = text.replace(line, (present) => (present.startsWith('#') ? present : `#${present}`));
    else if (line.test(text)) text = text.replace(line, () => `${name}=${value}`);
    else text = `${text.trimEnd()}\n${name}=${value}\n`;
  }
  return text;
}

const secret = () => randomBytes(32).toString('base64');

/** The first port from this one on that no other campus of this machine has. */
function freePort(first: number): number {
  const used = new Set(campuses().flatMap(({ port, adminPort }) => [port, adminPort]));
  let port = first;
  while (used.has(port)) port += 1;
  return port;
}

/** @throws MachineError if the site of a campus does not work after a start */
export async function expectReady(campus: InstalledCampus, version: string): Promise<void> {
  const site = { address: campus, timeoutMs: START_MS, whyEnded: () => null };
  const reason = await waitUntilReady(site, version);
  if (reason !== null)
    throw new MachineError(`The site of ${campus.name} does not work: ${reason}. site logs ${campus.name} has more.`);
}

/** Starts the services of a campus. @throws MachineError if its site does not respond */
async function start({ name, host }: NewCampus, version: string): Promise<void> {
  systemctl('enable', '--now', ...startingUnits(version).map((unit) => unitOf(unit, name)));
  // Prints its first password; later its socket starts it.
  systemctl('start', `campus-website-admin@${name}.service`);
  systemctl('enable', '--now', `campus-website@${name}.service`);
  const campus = readCampus(name);
  const { port, settingsFile } = campus;
  await expectReady(campus, version);
  reloadFront();
  print(`${name} is served at https://${host}, port ${port} on this machine. Settings: ${settingsFile}`);
  print(
    `First password of its admin: journalctl --unit campus-website-admin@${name} --output cat | grep "Admin login"`,
  );
}
