import { readdirSync, readFileSync } from 'node:fs';

/** The fields of `/proc/PID/stat` after the name of the process. @throws when the process does not exist */
export function processState(pid: number): string[] {
  const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  return after.split(' ');
}

/** A process and all its descendants. */
export function processTree(pid: number): number[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  const parents = new Map<number, number>();
  for (const each of all) {
    try {
      parents.set(each, Number(processState(each)[1]));
    } catch {
      // The process has ended meanwhile.
    }
  }
  const isDescendant = (each: number): boolean =>
    each === pid || (parents.has(each) && isDescendant(parents.get(each) ?? 0));
  return all.filter(isDescendant);
}

/** Descendants that run `file`, by default the server of the site, without its document readers. */
export function siteProcesses(pid: number, file = 'server/main.ts'): number[] {
  return processTree(pid).filter((each) => {
    try {
      return readFileSync(`/proc/${each}/cmdline`, 'utf8').includes(file);
    } catch {
      return false;
    }
  });
}
