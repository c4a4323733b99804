import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { containerPackages, findTool } from '#deploy/image/container-tool.ts';
import { machineMissingReason, machinePackages } from '#deploy/live/machine.ts';
import { wordpressMissingReason, wordpressPackages } from '#deploy/wordpress/programs.ts';
import { installDebian } from '../steps/debian.ts';
import { ensureEngines } from '../steps/engines.ts';
import { provideExternalServices } from '../steps/external-services.ts';
import { ensureNuChecker } from '../steps/valid-html.ts';

/** A folder for the part, which stays for its next run: a downloaded Debian, layers of an image. */
export function folderOf(part: 'live' | 'image' | 'wordpress'): string {
  const folder = join(tmpdir(), `campus-${part}`);
  mkdirSync(folder, { recursive: true });
  return folder;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The message of a step that throws if a tool is neither there nor installable; null if it does not. */
function reasonOf(provide: () => void): string | null {
  try {
    provide();
    return null;
  } catch (error) {
    return messageOf(error);
  }
}

let hasServices = false;

/** Provides nginx, Redis, Caddy and restic once. The tests that need a missing one are skipped with their reason. */
export function servicesMissingReason(): null {
  if (!hasServices) provideExternalServices();
  hasServices = true;
  return null;
}

export const enginesMissingReason = () => reasonOf(ensureEngines);
export const nuCheckerMissingReason = () => reasonOf(ensureNuChecker);

export function oldSitesMissingReason(): string | null {
  if (wordpressMissingReason() !== null) installDebian(...wordpressPackages);
  return wordpressMissingReason();
}

const MIRROR = 'http://deb.debian.org/debian/dists/';
const NETWORK_MS = 15_000;

/** Why a new Debian cannot be started within this machine; null if it can. */
export async function liveMissingReason(): Promise<string | null> {
  if (machineMissingReason() !== null) installDebian(...machinePackages);
  const reason = machineMissingReason();
  if (reason !== null) return reason;
  try {
    await fetch(MIRROR, { method: 'HEAD', signal: AbortSignal.timeout(NETWORK_MS) });
    return null;
  } catch {
    return `no network: ${MIRROR} is not reachable`;
  }
}

export function imageMissingReason(): string | null {
  const folder = folderOf('image');
  if (findTool(folder) === null) installDebian(...containerPackages);
  if (findTool(folder) !== null) return null;
  return `neither Docker nor Podman is installed (Debian: apt-get install ${containerPackages.join(' ')})`;
}
