import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { processWide } from '#lib/runtime/process-wide.ts';
import { buildOutput } from './build-output.ts';

// The framework compiles pages and endpoints apart, and the text of a function may differ: the pages' own is handed out.

const stored = () => processWide('page scripts', () => new Map<string, string>());
const fileOf = (digest: string) => join(buildOutput.pageScripts, `${digest}.js`);

/** Stores the script that a page names, beside the build, for all processes. Returns its name, which says what is in it. */
export function storePageScript(text: string): string {
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 12);
  if (stored().has(digest)) return digest;
  stored().set(digest, text);
  if (readPageScriptFile(digest) === text) return digest;
  mkdirSync(buildOutput.pageScripts, { recursive: true });
  writeFileSync(fileOf(digest), text);
  return digest;
}

/** The script of that name; null for that of another build. */
export function readPageScript(digest: string): string | null {
  if (!/^[0-9a-f]{12}$/.test(digest)) return null;
  const known = stored().get(digest) ?? readPageScriptFile(digest);
  if (known !== null) stored().set(digest, known);
  return known;
}

function readPageScriptFile(digest: string): string | null {
  try {
    return readFileSync(fileOf(digest), 'utf8');
  } catch {
    return null;
  }
}
