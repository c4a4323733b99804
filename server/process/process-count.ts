import { availableParallelism, totalmem } from 'node:os';

/** Memory of a process under load, with a margin for pictures and a large search index. */
const BYTES_PER_PROCESS = 1024 ** 3;
const MAX_PROCESSES = 4;

/** How many processes serve the site by default: one for each core, as far as the memory goes. */
export function defaultProcesses(cores = availableParallelism(), memory = availableMemory()): number {
  return Math.max(1, Math.min(cores, MAX_PROCESSES, Math.floor(memory / BYTES_PER_PROCESS)));
}

/** In bytes; a container may have less than the machine. */
function availableMemory(): number {
  return Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
}
