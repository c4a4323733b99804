import { readFileSync } from 'node:fs';
import { processState } from '#e2e/support/process-tree.ts';

// Linux counts processor time in hundredths of a second.
const TICK_MS = 10;

/** Processor time so far, in ms. */
export function processTime(pids: readonly number[]): number {
  const ticks = pids.map((pid) => Number(processState(pid)[11]) + Number(processState(pid)[12]));
  return ticks.reduce((sum, each) => sum + each, 0) * TICK_MS;
}

/** Resident memory in MB; shared pages count once. */
export function residentMemory(pids: readonly number[]): number {
  const kilobytes = pids.map((pid) => /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]);
  return kilobytes.reduce((sum, each) => sum + Number(each ?? 0), 0) / 1024;
}
