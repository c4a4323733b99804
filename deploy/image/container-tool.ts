import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Debian packages that provide a container tool. */
export const containerPackages = ['podman', 'runc', 'debootstrap'];

export interface CommandResult {
  status: number | null;
  output: string;
}

/** Docker or Podman, by the commands that they share. */
export interface ContainerTool {
  name: 'docker' | 'podman';
  forBuild: readonly string[];
  forRun: readonly string[];
  /** Arguments for a folder in memory, from the syntax of the compose file. */
  tmpfs(mount: string): string[];
  /** Whether an image of this name exists. */
  has(image: string): boolean;
  attempt(...args: string[]): CommandResult;
  /** Returns its output. @throws with all output when it fails */
  do(...args: string[]): string;
}

// Podman's default limits exceed those of nested machines.
const limits = ['--ulimit', 'nofile=8192:8192', '--ulimit', 'nproc=4096:4096'];

const runs = (program: string, ...args: string[]) => spawnSync(program, args, { stdio: 'ignore' }).status === 0;

/** Options of Podman for a separate store, which is deleted with the folder. */
function podmanFlags(folder: string): string[] {
  const flags = ['--root', join(folder, 'store'), '--runroot', join(folder, 'run')];
  if (!existsSync('/run/systemd/system')) flags.push('--cgroup-manager', 'cgroupfs');
  // The crun of Debian 12 starts nothing where both versions of control groups are mounted.
  if (runs('runc', '--version')) flags.push('--runtime', 'runc');
  return flags;
}

/** Docker if its daemon responds, else Podman; null without either. */
export function findTool(folder: string): ContainerTool | null {
  const name = runs('docker', 'info') ? 'docker' : runs('podman', '--version') ? 'podman' : null;
  if (name === null) return null;
  const flags = name === 'podman' ? podmanFlags(folder) : [];
  const call = (args: readonly string[]) =>
    spawnSync(name, [...flags, ...args], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return {
    name,
    // Podman's default image format has no health check.
    forBuild: ['--network', 'host', ...(name === 'podman' ? ['--format', 'docker', ...limits] : [])],
    // Docker does not add the user of an image to /etc/passwd.
    forRun: ['--network', 'host', ...(name === 'podman' ? ['--passwd=false', ...limits] : [])],
    // Podman 4 supports no numeric owner, only that of the image's user.
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
