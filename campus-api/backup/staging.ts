import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Prefix of folders where a back-up is packed or unpacked; on the disk of the campus, so that files can be linked and renamed. */
const prefix = '.staging-';
/** Staging folders of this process in use. */
const inUse = new Set<string>();

/** Runs `work` in a new folder and deletes it afterwards, with the folders of killed processes. */
export async function withStaging<Result>(dataDir: string, work: (folder: string) => Promise<Result>): Promise<Result> {
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith(prefix) && isAbandoned(name)) rmSync(join(dataDir, name), { recursive: true, force: true });
  }
  const folder = mkdtempSync(join(dataDir, `${prefix}${process.pid}-`));
  inUse.add(folder);
  try {
    return await work(folder);
  } finally {
    inUse.delete(folder);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Whether the process that the folder's name refers to has ended. */
function isAbandoned(name: string): boolean {
  const pid = Number(/^\.staging-(\d+)-/.exec(name)?.[1]);
  if (!(pid > 0)) return true;
  if (pid === process.pid) return ![...inUse].some((folder) => folder.endsWith(name));
  try {
    process.kill(pid, 0);
    return false;
  } catch {
    return true;
  }
}
