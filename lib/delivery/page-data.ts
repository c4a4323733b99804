import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { trimFolder } from '../campus/kept/trim-folder.ts';
import { processWide } from '../campus/process-wide.ts';

// Beside the build, whose pages and scripts they belong to: all processes of the site have them, also after a restart.
const FOLDER = '.next/page-data';
const ENDING = '.txt';
const MOST = { files: 20_000, bytes: 512 * 1024 * 1024 };
const TRIMMED_EVERY = 500;

const kept = () => processWide('page data', () => new Set<string>());
const fileOf = (digest: string) => join(FOLDER, `${digest}${ENDING}`);

/** Keeps a page's data for those who read the page, under a name that no other data has. */
export async function keepPageData(data: string): Promise<string> {
  const digest = createHash('sha256').update(data).digest('hex').slice(0, 32);
  if (kept().has(digest)) return digest;
  const file = fileOf(digest);
  const now = new Date();
  // In use again: among the last to be removed.
  const isThere = await utimes(file, now, now).then(
    () => true,
    () => false,
  );
  if (!isThere) await write(file, data);
  kept().add(digest);
  if (kept().size % TRIMMED_EVERY === 0) await trimFolder(FOLDER, MOST, ENDING);
  return digest;
}

async function write(file: string, data: string): Promise<void> {
  const draft = `${file}.${process.pid}`;
  await mkdir(FOLDER, { recursive: true });
  await writeFile(draft, data);
  await rename(draft, file);
}

/** The data of that name; null where there is none. */
export async function readPageData(digest: string): Promise<string | null> {
  if (!/^[0-9a-f]{32}$/.test(digest)) return null;
  return readFile(fileOf(digest), 'utf8').catch(() => null);
}
