import { readdir, rm, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** Of one process; what `deploy/compose.yaml` has room for. All months of the calendar alone would be 350 MB. */
const MOST_BYTES = 96 * 1024 * 1024;

/** Next's page cache keeps each page in a folder of its own, in one for its kind. */
const DEPTH = 3;

/**
 * Removes from a folder of Next's page cache the pages that were rendered longest ago, beyond so many bytes: they are rendered anew when
 * somebody asks for them.
 */
export async function trimPages(folder: string, most = MOST_BYTES): Promise<void> {
  const pages = new Map<string, { bytes: number; time: number }>();
  for (const name of await readdir(folder, { recursive: true })) {
    const parts = name.split(sep);
    const found = parts.length > DEPTH ? await stat(join(folder, name)).catch(() => null) : null;
    if (!found?.isFile()) continue;
    const page = parts.slice(0, DEPTH).join(sep);
    const { bytes, time } = pages.get(page) ?? { bytes: 0, time: 0 };
    pages.set(page, { bytes: bytes + found.size, time: Math.max(time, found.mtimeMs) });
  }
  let kept = 0;
  for (const [page, { bytes }] of [...pages].sort(([, a], [, b]) => b.time - a.time)) {
    kept += bytes;
    if (kept > most) await rm(join(folder, page), { recursive: true, force: true });
  }
}
