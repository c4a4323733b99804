import 'server-only';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { environment } from '#lib/runtime/environment/index.ts';

const folder = () => join(environment().dataDir, 'documents', 'work');

/** Gives `work` an empty folder of its own. */
export async function withWorkFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  await mkdir(folder(), { recursive: true, mode: 0o700 });
  const own = await mkdtemp(join(folder(), 'document-'));
  try {
    return await work(own);
  } finally {
    await rm(own, { recursive: true, force: true });
  }
}

/** Removes what a process left that was killed. */
export async function clearWorkFolder(): Promise<void> {
  const left = await readdir(folder()).catch(() => []);
  await Promise.all(left.map((name) => rm(join(folder(), name), { recursive: true, force: true })));
}
