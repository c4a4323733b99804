import { readFileSync } from 'node:fs';

/** Resident memory of a process in MB, as Linux counts it. */
export function residentMemory(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
