import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** In front of folders that a back-up is put together or taken apart in; on the disk of the campus, so that files are linked and renamed. */
const prefix = '.staging-';

/** Runs `work` in a new folder that goes afterwards, as do those that killed commands left. Only under the office's lock. */
export async function withStaging<Result>(dataDir: string, work: (folder: string) => Promise<Result>): Promise<Result> {
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith(prefix)) rmSync(join(dataDir, name), { recursive: true, force: true });
  }
  const folder = mkdtempSync(join(dataDir, prefix));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
