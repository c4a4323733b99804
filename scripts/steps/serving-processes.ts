import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';

/** The other processes that serve the site from a folder, or are about to, on Linux; none where the system does not tell. */
export function servingProcesses(folder: string): number[] {
  const place = realpathSync(folder);
  return processes().filter((pid) => {
    if (pid === process.pid) return false;
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      return (
        /\0\S*(server\/main|scripts\/commands\/start)\.ts\0/.test(command) && readlinkSync(`/proc/${pid}/cwd`) === place
      );
    } catch {
      // It has ended meanwhile, or is somebody else's.
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
