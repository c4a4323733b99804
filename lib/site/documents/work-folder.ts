import 'server-only';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { environment } from '#lib/platform/settings/index.ts';

const folder = () => join(environment().dataDir, 'documents', 'work');

/** Runs `work` with a new, empty folder, which is deleted afterwards. */
export async function withWorkFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  await mkdir(folder(), { recursive: true, mode: 0o700 });
  const path = await mkdtemp(join(folder(), 'document-'));
  try {
    return await work(path);
  } finally {
    await rm(path, { recursive: true, force: true });
  }
}

/** Removes folders that killed processes left. */
export async function clearWorkFolder(): Promise<void> {
  const names = await readdir(folder()).catch(() => []);
  await Promise.all(names.map((name) => rm(join(folder(), name), { recursive: true, force: true })));
}
