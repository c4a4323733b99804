import { readFileSync, realpathSync } from 'node:fs';

// Helper processes read untrusted files: they get no secrets of the site, and as few rights as Node can withhold.

/** The environment of a helper: only the variables that a program needs. */
export function helperEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TMPDIR, NODE_COMPILE_CACHE } = process.env;
  return {
    ...{ PATH, SystemRoot, TMPDIR, NODE_COMPILE_CACHE },
    ...{ LC_ALL: 'C.UTF-8', MALLOC_ARENA_MAX: '2', NODE_ENV: 'production' },
  };
}

/** Files and folders that a helper may read, and folders that it may write. */
export interface HelperFolders {
  /** Its program, and the packages that it imports. */
  readonly code: readonly string[];
  readonly reads: readonly string[];
  readonly writes: readonly string[];
  /** Whether it loads addons (sharp): native code, which the options do not bind. */
  readonly usesAddons?: boolean;
}

/** The path that Node compares: without symbolic links. */
function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

/**
 * Options of Node that deny everything but these folders: other files, programs and threads; none before Node 24, which has none for the network.
 */
export function permissionOptions({ code, reads, writes, usesAddons = false }: HelperFolders): string[] {
  if (!process.allowedNodeEnvironmentFlags.has('--permission')) return [];
  const list = (paths: readonly string[]) => [...new Set(paths.flatMap((path) => [path, realPath(path)]))];
  return [
    '--permission',
    ...(usesAddons ? ['--allow-addons', '--disable-warning=PERM0001'] : []),
    ...list([...code, ...reads, ...writes]).map((path) => `--allow-fs-read=${path}`),
    ...list(writes).map((path) => `--allow-fs-write=${path}`),
  ];
}

/** Resident memory of a process; 0 where the system does not report it, or the process has ended. `proc_pid_statm(5)`: the second number, in pages of 4 KB. */
export function residentBytes(pid: number | undefined): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * 4096;
  } catch {
    return 0;
  }
}
