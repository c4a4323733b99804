import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Debian packages that a test machine needs on this one. */
export const machinePackages = ['debootstrap', 'systemd-container', 'pebble', 'openssl'];
const neededPrograms = ['debootstrap', 'systemd-nspawn', 'nsenter', 'pebble', 'pebble-challtestsrv', 'openssl'];

/** Null where a machine can be started here; else the reason. */
export function machineMissingReason(): string | null {
  if (process.getuid?.() !== 0) return 'only root may start a machine within this one';
  const missing = neededPrograms.filter((program) => spawnSync('which', [program]).status !== 0);
  return missing.length > 0
    ? `${missing.join(', ')} is not there (Debian: apt-get install ${machinePackages.join(' ')})`
    : null;
}

export interface ScriptResult {
  status: number | null;
  output: string;
}

/** A separate Debian with systemd and its own network, which has only a loopback. */
export interface Machine {
  root: string;
  /** Runs a shell script there, as root. */
  run(script: string): ScriptResult;
  /** Command line of a program of this machine in the network of that one. */
  inNetwork(program: string, ...args: string[]): [string, ...string[]];
  stop(): Promise<void>;
}

/** Path of the test CA's root certificate, which curl and Node trust. */
export const testCaRoot = '/usr/local/share/ca-certificates/pebble.crt';

const suite = 'bookworm';
const mirror = 'http://deb.debian.org/debian';

/** Makes a new Debian in a folder, as a hosting provider delivers it; the first one is stored beside it and copied later. */
export function makeRoot(root: string): void {
  const fresh = `${root}.fresh`;
  if (!existsSync(fresh)) {
    const part = `${fresh}.part`;
    rmSync(part, { recursive: true, force: true });
    execFileSync('debootstrap', ['--variant=minbase', '--include=systemd-sysv,dbus', suite, part, mirror], {
      stdio: 'ignore',
    });
    execFileSync('mv', [part, fresh]);
  }
  rmSync(root, { recursive: true, force: true });
  execFileSync('cp', ['-a', fresh, root]);
}

/** Environment of a shell there. */
const clean = [
  'env',
  '-i',
  'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  'HOME=/root',
  'LC_ALL=C.UTF-8',
  'DEBIAN_FRONTEND=noninteractive',
  `NODE_EXTRA_CA_CERTS=${testCaRoot}`,
];

/** Runs a script in the folder of a machine that has not booted, with the network of this one. */
export function runInRoot(root: string, script: string): ScriptResult {
  execFileSync('cp', ['--dereference', '/etc/resolv.conf', join(root, 'etc/resolv.conf')]);
  const { status, stdout } = spawnSync('chroot', [root, ...clean, 'sh', '-euc', `exec 2>&1; ${script}`], {
    encoding: 'utf8',
  });
  return { status, output: stdout };
}

/** Process id of the machine's init, or null. */
function firstProcess(nspawn: ChildProcess): number | null {
  const children = spawnSync('pgrep', ['--parent', String(nspawn.pid)], { encoding: 'utf8' }).stdout.trim();
  return children ? Number(children.split('\n')[0]) : null;
}

/** Limits the memory of a machine with a control group of this system; returns its folder. */
function boundMemory(pid: number, name: string, megabytes: number): string | null {
  const [one, two] = ['/sys/fs/cgroup/memory', '/sys/fs/cgroup'].map((folder) => join(folder, name));
  const folder = existsSync('/sys/fs/cgroup/memory') ? one : two;
  if (!folder) return null;
  const [limit, processes] = [folder === one ? 'memory.limit_in_bytes' : 'memory.max', 'cgroup.procs'];
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, limit), String(megabytes * 1024 * 1024));
    writeFileSync(join(folder, processes), String(pid));
    return folder;
  } catch {
    return null;
  }
}

/** Boots the machine in a folder with this memory, its names resolved to itself. */
export async function bootMachine(root: string, names: readonly string[], megabytes: number): Promise<Machine> {
  appendFileSync(join(root, 'etc/hosts'), `127.0.0.1 localhost ${names.join(' ')}\n`);
  const args = [
    '--quiet',
    '--register=no',
    '--keep-unit',
    '--private-network',
    '--console=pipe',
    '--directory',
    root,
    '--boot',
  ];
  // Blocked until it is in its control group, which its children inherit.
  const nspawn = spawn('sh', ['-c', 'read _; exec systemd-nspawn "$@"', 'sh', ...args], {
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const group = boundMemory(nspawn.pid ?? 0, `campus-live-${process.pid}`, megabytes);
  nspawn.stdin?.write('\n');
  const inMachine = (leader: number, script: string) => {
    const shell = [...clean, 'bash', '-euo', 'pipefail', '-c', `cd /root; exec 2>&1; ${script}`];
    return spawnSync('nsenter', ['--target', String(leader), '--all', ...shell], {
      encoding: 'utf8',
      cwd: '/',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  };
  let leader: number | null = null;
  for (let tries = 0; ; tries += 1) {
    if (nspawn.exitCode !== null || tries > 240) throw new Error('The machine did not start.');
    leader = firstProcess(nspawn);
    const isUp = leader && /running|degraded/.test(inMachine(leader, 'systemctl is-system-running || true').stdout);
    if (leader && isUp) break;
    await pause(500);
  }
  const first = leader;
  return {
    root,
    run(script) {
      const { status, stdout } = inMachine(first, script);
      return { status, output: stdout };
    },
    inNetwork: (program, ...more) => ['nsenter', '--target', String(first), '--net', program, ...more],
    async stop() {
      const ended = new Promise((resolve) => nspawn.once('exit', resolve));
      nspawn.kill('SIGTERM');
      await Promise.race([ended, pause(20_000)]);
      if (nspawn.exitCode === null) nspawn.kill('SIGKILL');
      if (group) spawnSync('rmdir', [group]);
    },
  };
}

const memoryOfUnits = [
  'for process in /proc/[0-9]*; do',
  `unit=$(sed -n 's|.*/\\([^/]*\\.service\\).*|\\1|p' "$process/cgroup" 2>/dev/null | head -n 1)`,
  `pss=$(sed -n 's/^Pss: *\\([0-9]*\\) kB/\\1/p' "$process/smaps_rollup" 2>/dev/null || true)`,
  'if [ -n "$pss" ]; then echo "$unit $pss"; fi',
  'done',
].join('\n');

/** Memory of each service of the machine in MB; shared pages are divided among their processes. */
export function memoryByUnit(machine: Machine): Map<string, number> {
  const units = new Map<string, number>();
  for (const line of machine.run(memoryOfUnits).output.trim().split('\n')) {
    const [unit = '', kilobytes = ''] = line.split(' ');
    units.set(unit || 'systemd and shells', (units.get(unit) ?? 0) + Number(kilobytes) / 1024);
  }
  return units;
}
