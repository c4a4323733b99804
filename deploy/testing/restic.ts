import { spawnSync } from 'node:child_process';

/** Null where restic is installed; else the reason. */
export function resticMissingReason(): string | null {
  const isInstalled = !spawnSync('restic', ['version'], { env: process.env }).error;
  return isInstalled ? null : 'restic is not installed (Debian: sudo apt-get install restic)';
}
