import { createHash } from 'node:crypto';
import { readFile, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { trimFolder } from '../campus/kept/trim-folder.ts';
import { writeWhole } from '../campus/kept/write-whole.ts';
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
  if (!(await touch(file))) await writeWhole(file, data);
  kept().add(digest);
  if (kept().size % TRIMMED_EVERY === 0) await trimFolder(FOLDER, MOST, ENDING);
  return digest;
}

/** Whether it is there; it is in use again, and so among the last to be removed. */
async function touch(file: string): Promise<boolean> {
  const now = new Date();
  return utimes(file, now, now).then(
    () => true,
    () => false,
  );
}

/** The data of that name; null where there is none. */
export async function readPageData(digest: string): Promise<string | null> {
  if (!/^[0-9a-f]{32}$/.test(digest)) return null;
  const file = fileOf(digest);
  await touch(file);
  return readFile(file, 'utf8').catch(() => null);
}
