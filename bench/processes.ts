import { readdirSync, readFileSync } from 'node:fs';

// As Linux tells; its clock ticks a hundred times a second.
const TICK_MS = 10;

function stat(pid: number): string[] {
  const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  return after.split(' ');
}

/** A process and all that it started. */
export function family(pid: number): number[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  const parents = new Map<number, number>();
  for (const each of all) {
    try {
      parents.set(each, Number(stat(each)[1]));
    } catch {
      // It has ended meanwhile.
    }
  }
  const isOf = (each: number): boolean => each === pid || (parents.has(each) && isOf(parents.get(each) ?? 0));
  return all.filter(isOf);
}

/** Processor time so far, in ms. */
export function processTime(pids: readonly number[]): number {
  const ticks = pids.map((pid) => Number(stat(pid)[11]) + Number(stat(pid)[12]));
  return ticks.reduce((sum, each) => sum + each, 0) * TICK_MS;
}

/** Resident memory in MB. */
export function residentMemory(pids: readonly number[]): number {
  const kilobytes = pids.map((pid) => /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  return kilobytes.reduce((sum, each) => sum + Number(each ?? 0), 0) / 1024;
}
