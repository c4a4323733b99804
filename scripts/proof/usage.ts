import { readFileSync } from 'node:fs';

/** Clock ticks of Linux in a second. */
const TICKS = 100;

/** Processor seconds of this process and of its children that have ended, with theirs; null on systems without /proc. */
function processorSeconds(): number | null {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8');
    // Field 14 on: user and system time of this process, then of its children. The name, field 2, may contain blanks.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS;
  } catch {
    return null;
  }
}

/** Returns a function that returns the processor seconds since its last call: at the end of each part, those of the part. */
export function startUsage(): () => number | null {
  let last = processorSeconds();
  return () => {
    const now = processorSeconds();
    const used = now === null || last === null ? null : now - last;
    last = now;
    return used;
  };
}
