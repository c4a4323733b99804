import { availableParallelism, totalmem } from 'node:os';

/** In bytes: what a process takes under load, with room for pictures and a large search index. */
const MEMORY_OF_ONE = 1024 ** 3;
const MOST = 4;

/** How many processes serve the site by default: one for each core, as far as the memory goes. */
export function defaultProcesses(cores = availableParallelism(), memory = memoryOfAll()): number {
  return Math.max(1, Math.min(cores, MOST, Math.floor(memory / MEMORY_OF_ONE)));
}

/** In bytes; a container may have less than the machine. */
function memoryOfAll(): number {
  return Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
}
