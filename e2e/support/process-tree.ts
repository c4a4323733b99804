import { readdirSync, readFileSync } from 'node:fs';

/** The fields of `/proc/PID/stat` after the name of the process. @throws when there is none */
export function processState(pid: number): string[] {
  const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  return after.split(' ');
}

/** A process and all that it started. */
export function processTree(pid: number): number[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  const parents = new Map<number, number>();
  for (const each of all) {
    try {
      parents.set(each, Number(processState(each)[1]));
    } catch {
      // It has ended meanwhile.
    }
  }
  const isOf = (each: number): boolean => each === pid || (parents.has(each) && isOf(parents.get(each) ?? 0));
  return all.filter(isOf);
}

/** Of those the ones that run a file: that of the site without one; beside them may be one that reads documents. */
export function servingProcesses(pid: number, file = 'server/main.ts'): number[] {
  return processTree(pid).filter((each) => {
    try {
      return readFileSync(`/proc/${each}/cmdline`, 'utf8').includes(file);
    } catch {
      return false;
    }
  });
}
