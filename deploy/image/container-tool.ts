import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** What Debian has of it. */
export const neededPackages = ['podman', 'runc', 'debootstrap'];

export interface Outcome {
  status: number | null;
  output: string;
}

/** Docker or Podman, by the commands that both know. */
export interface ContainerTool {
  name: 'docker' | 'podman';
  forBuild: readonly string[];
  forRun: readonly string[];
  /** A folder in memory, as the compose file writes it. */
  tmpfs(mount: string): string[];
  /** Whether it has an image of this name. */
  has(image: string): boolean;
  attempt(...args: string[]): Outcome;
  /** Returns what it prints. @throws with all that it said when it fails */
  do(...args: string[]): string;
}

// Podman asks for more than a machine within a machine may give.
const limits = ['--ulimit', 'nofile=8192:8192', '--ulimit', 'nproc=4096:4096'];

const runs = (program: string, ...args: string[]) => spawnSync(program, args, { stdio: 'ignore' }).status === 0;

/** Podman with a store of its own, which goes with the folder. */
function podmanFlags(folder: string): string[] {
  const flags = ['--root', join(folder, 'store'), '--runroot', join(folder, 'run')];
  if (!existsSync('/run/systemd/system')) flags.push('--cgroup-manager', 'cgroupfs');
  // The crun of Debian 12 starts nothing where both kinds of control groups are mounted.
  if (runs('runc', '--version')) flags.push('--runtime', 'runc');
  return flags;
}

/** The Docker whose daemon answers, else Podman; null where there is neither. */
export function findTool(folder: string): ContainerTool | null {
  const name = runs('docker', 'info') ? 'docker' : runs('podman', '--version') ? 'podman' : null;
  if (name === null) return null;
  const flags = name === 'podman' ? podmanFlags(folder) : [];
  const call = (args: readonly string[]) =>
    spawnSync(name, [...flags, ...args], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return {
    name,
    // Podman's own format knows no health check.
    forBuild: ['--network', 'host', ...(name === 'podman' ? ['--format', 'docker', ...limits] : [])],
    // Docker writes no name for the user of an image.
    forRun: ['--network', 'host', ...(name === 'podman' ? ['--passwd=false', ...limits] : [])],
    // Podman 4 knows no owner by number, but that of the image's user.
    tmpfs: (mount) => ['--tmpfs', name === 'podman' ? mount.replace(/uid=\d+,gid=\d+/, 'U') : mount],
    has: (image) => call(['image', 'inspect', image]).status === 0,
    attempt(...args) {
      const { status, stdout, stderr } = call(args);
      return { status, output: `${stdout}${stderr}` };
    },
    do(...args) {
      const { status, stdout, stderr } = call(args);
      if (status !== 0) throw new Error(`${name} ${args.join(' ')} ended with ${status}:\n${stdout}${stderr}`);
      return stdout.trim();
    },
  };
}
