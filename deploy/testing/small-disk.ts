import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Null where a disk can be mounted; else the reason. */
export function smallDiskMissingReason(): string | null {
  const mounts = spawnSync('unshare', ['--mount', 'true']).status === 0;
  return mounts ? null : 'a small disk can only be mounted by root, and not in every container';
}

/** Mounts a disk of a megabyte in a folder, until `work` ends; `fill` takes all of its space. */
export async function onFullDisk(folder: string, work: (disk: string, fill: () => void) => unknown): Promise<void> {
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]);
  try {
    await work(folder, () => void spawnSync('dd', ['if=/dev/zero', `of=${join(folder, 'filler')}`, 'bs=4k']));
  } finally {
    execFileSync('umount', [folder]);
  }
}
