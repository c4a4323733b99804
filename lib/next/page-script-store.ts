import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { log } from '#lib/runtime/log.ts';
import { processWide } from '#lib/runtime/process-wide.ts';
import { buildOutput } from './build-output.ts';

// The framework compiles pages and endpoints apart, and the text of a function may differ: the pages' own is handed out.

const stored = () => processWide('page scripts', () => new Map<string, string>());
const fileOf = (digest: string) => join(buildOutput.pageScripts, `${digest}.js`);

/**
 * Stores the script that a page names, beside the build, for all processes. Returns its name, which says what is in it. Where the disk takes
 * no writes, this process alone has it, and the others hand out their own.
 */
export function storePageScript(text: string): string {
  const digest = digestOf(text);
  if (readPageScript(digest) !== null) return digest;
  stored().set(digest, text);
  try {
    mkdirSync(buildOutput.pageScripts, { recursive: true });
    writeFileSync(fileOf(digest), text);
  } catch (error) {
    log.warn({ reason: String(error) }, 'the page script could not be stored for other processes');
  }
  return digest;
}

/** The script of that name; null for that of another build. */
export function readPageScript(digest: string): string | null {
  if (!/^[0-9a-f]{12}$/.test(digest)) return null;
  const known = stored().get(digest) ?? readFile(digest);
  if (known !== null) stored().set(digest, known);
  return known;
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** Null also for a file that another process is still writing. */
function readFile(digest: string): string | null {
  try {
    const text = readFileSync(fileOf(digest), 'utf8');
    return digestOf(text) === digest ? text : null;
  } catch {
    return null;
  }
}
