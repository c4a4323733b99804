import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';

/** The other processes that serve the site from a folder, or are starting to; empty on systems other than Linux. */
export function servingProcesses(folder: string): number[] {
  const directory = realpathSync(folder);
  return processes().filter((pid) => {
    if (pid === process.pid) return false;
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      return (
        /\0\S*(server\/main|scripts\/commands\/start)\.ts\0/.test(command) &&
        readlinkSync(`/proc/${pid}/cwd`) === directory
      );
    } catch {
      // It has ended meanwhile, or belongs to another user.
      return false;
    }
  });
}

function processes(): number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Number.isInteger);
  } catch {
    return [];
  }
}
