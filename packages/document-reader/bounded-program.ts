import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

export interface ProgramLimits {
  /** Wall time. */
  readonly milliseconds: number;
  /** Resident memory of the program and its children. */
  readonly memoryBytes: number;
  /** Size of each file that it writes. */
  readonly fileBytes: number;
}

/** `done`: the program ended by itself; its exit code does not show whether it has a result. */
export type ProgramResult = 'done' | 'too-slow' | 'too-much-memory';

export interface BoundedProgram {
  readonly result: Promise<ProgramResult>;
  kill(): void;
}

const CHECK_MS = 200;
/** Blocks of `ulimit -f` in POSIX shells. */
const BLOCK_BYTES = 512;

/** Limits that the system enforces; the rest is checked here. The shell becomes the program, at the lowest priority. */
const SCRIPT = 'ulimit -c 0; ulimit -t "$1" && ulimit -f "$2" && shift 2 && exec nice -n 19 "$@"';

/** Runs a program with its children in their own process group, which is killed as a whole. */
export function runBounded(
  command: readonly string[],
  { cwd, env }: { cwd: string; env: NodeJS.ProcessEnv },
  limits: ProgramLimits,
): BoundedProgram {
  const seconds = Math.ceil(limits.milliseconds / 1000);
  const blocks = Math.ceil(limits.fileBytes / BLOCK_BYTES);
  const child = spawn('/bin/sh', ['-c', SCRIPT, 'sh', `${seconds}`, `${blocks}`, ...command], {
    cwd,
    env,
    stdio: 'ignore',
    detached: true,
  });
  const kill = () => {
    // Children may outlive the program; a group that has ended cannot be killed.
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {}
  };
  const result = new Promise<ProgramResult>((resolve) => {
    let reason: ProgramResult = 'done';
    const end = (why: ProgramResult) => {
      reason = why;
      kill();
    };
    const timer = setTimeout(end, limits.milliseconds, 'too-slow');
    const monitor = setInterval(() => {
      if (child.pid !== undefined && groupBytes(child.pid) > limits.memoryBytes) end('too-much-memory');
    }, CHECK_MS);
    const finish = () => {
      clearTimeout(timer);
      clearInterval(monitor);
      kill();
      resolve(reason);
    };
    child.once('error', finish);
    child.once('exit', (_, signal) => {
      // The limit of processor time.
      if (signal === 'SIGXCPU') reason = 'too-slow';
      finish();
    });
  });
  return { result, kill };
}

/** Resident memory of a process group; 0 where the system does not report it. `proc_pid_stat(5)`: the 3rd number after the name in brackets is the group, the 22nd the resident pages of 4 KB. */
function groupBytes(group: number): number {
  let bytes = 0;
  try {
    for (const name of readdirSync('/proc')) if (/^\d+$/.test(name)) bytes += residentBytes(name, group);
  } catch {
    return 0;
  }
  return bytes;
}

function residentBytes(pid: string, group: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return Number(fields[2]) === group ? Number(fields[21]) * 4096 : 0;
  } catch {
    // The process has ended.
    return 0;
  }
}
