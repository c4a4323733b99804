import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseEnv } from 'node:util';
import { MachineError } from './machine-error.ts';

/** The paths of a machine that serves campuses (docs/going-live.md), below a folder. */
export const pathsBelow = (root: string) => ({
  home: `${root}/srv/campus`,
  releases: `${root}/srv/campus/releases`,
  sites: `${root}/srv/campus/sites`,
  /** Links to the release that serves, and to the one before it. */
  current: `${root}/srv/campus/current`,
  previous: `${root}/srv/campus/previous`,
  /** Keys whose releases this machine also accepts, as those of a university that builds its own. */
  signers: `${root}/srv/campus/release-signers`,
  units: `${root}/etc/systemd/system`,
  nginx: `${root}/etc/nginx`,
  nginxCache: `${root}/var/cache/nginx`,
  caddy: `${root}/etc/caddy`,
  certificates: `${root}/etc/ssl/campus`,
  caches: `${root}/var/cache/campus-website`,
  challenges: `${root}/var/lib/campus-acme`,
  command: `${root}/usr/local/bin/site`,
  completion: `${root}/usr/local/share/bash-completion/completions/site`,
  /** Back-ups of the last nights. */
  backups: `${root}/var/lib/campus-website-backup`,
  /** Folders of running services. */
  run: `${root}/run/campus-website`,
});

export const paths = pathsBelow('');

/** One campus of this machine: its settings and the paths and names that belong to it. */
export interface InstalledCampus {
  name: string;
  user: string;
  folder: string;
  settingsFile: string;
  dataDir: string;
  settings: Readonly<Record<string, string | undefined>>;
  /** The socket of the running site that no visitor uses. */
  socketPath: string;
  /** Ports on the loopback. */
  port: number;
  adminPort: number;
  /** Whether its site content is on this machine, and with it an admin and back-ups. */
  hasAdmin: boolean;
}

export const userOf = (name: string) => `campus-${name}`;

/** The campus of a name. @throws MachineError if there is none */
export function readCampus(name: string): InstalledCampus {
  const folder = join(paths.sites, name);
  const settingsFile = join(folder, 'site.env');
  if (!existsSync(settingsFile)) {
    const others = campusNames().join(', ');
    throw new MachineError(`There is no campus ${name} on this machine${others ? `: choose one of ${others}` : ''}.`);
  }
  const settings = parseEnv(readFileSync(settingsFile, 'utf8'));
  return {
    name,
    user: userOf(name),
    folder,
    settingsFile,
    dataDir: join(folder, 'data'),
    settings,
    socketPath: join(paths.run, name, 'site.sock'),
    port: Number(settings.PORT) || 3000,
    adminPort: Number(settings.ADMIN_PORT) || 4100,
    hasAdmin: !settings.SITE_CONTENT_URL,
  };
}

/** The names of the campuses of this machine, sorted. */
export function campusNames(): string[] {
  if (!existsSync(paths.sites)) return [];
  return readdirSync(paths.sites)
    .filter((name) => existsSync(join(paths.sites, name, 'site.env')))
    .sort();
}

/** The database of a campus, if it has one here. */
export const databaseOf = ({ dataDir }: InstalledCampus) => join(dataDir, 'campus.db');

export const campuses = () => campusNames().map(readCampus);

/** The release that a link names, such as `0.2.0+3b75de36`; null without one. */
export function releaseOf(link: string): string | null {
  try {
    return basename(readlinkSync(link));
  } catch {
    return null;
  }
}

/** The release that serves. @throws MachineError before the first one is installed */
export function currentRelease(): string {
  const version = releaseOf(paths.current);
  if (version === null)
    throw new MachineError('This machine has no release yet: unpack an archive and run its bin/site install.');
  return version;
}

export const releaseFolder = (version: string) => join(paths.releases, version);
