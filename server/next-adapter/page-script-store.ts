import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { log } from '#lib/platform/runtime/log.ts';
import { processSingleton } from '#lib/platform/runtime/process-singleton.ts';
import { buildOutput } from './build-output.ts';

// The framework compiles pages and endpoints separately, and the text of a function may differ: the version of the pages is served.

/** A digest, with the name of a control as a prefix for the control's own script. */
const NAME = /^((?:[a-z]+-)*)[0-9a-f]{12}$/;

const stored = () => processSingleton('page-scripts', () => new Map<string, string>());
const fileOf = (name: string) => join(buildOutput.pageScripts, `${name}.js`);

/**
 * Stores a script that a page names in the folder of the build, for all processes. Returns its name, a digest of the text; `control`: the
 * control that the script belongs to, unless it is that of all pages. On a read-only disk only this process has it, and the others serve
 * their own.
 */
export function storeScript(text: string, control?: string): string {
  const name = nameOf(text, control ? `${control}-` : '');
  if (readScript(name) !== null) return name;
  stored().set(name, text);
  try {
    mkdirSync(buildOutput.pageScripts, { recursive: true });
    writeFileSync(fileOf(name), text);
  } catch (error) {
    log.warn({ reason: String(error) }, 'the page script could not be stored for other processes');
  }
  return name;
}

/** The script of that name; null for that of another build. */
export function readScript(name: string): string | null {
  const [, control] = NAME.exec(name) ?? [];
  if (control === undefined) return null;
  const text = stored().get(name) ?? readFile(name, control);
  if (text !== null) stored().set(name, text);
  return text;
}

/** This build's script, as a replacement for another build's; for an unknown name, the script of all pages. Null if this build has none. */
export function scriptLike(name: string): string | null {
  const [, control = ''] = NAME.exec(name) ?? [];
  const like = [...stored().keys(), ...storedFiles()].find((each) => NAME.exec(each)?.[1] === control);
  return like === undefined ? null : readScript(like);
}

const nameOf = (text: string, control: string) =>
  `${control}${createHash('sha256').update(text).digest('hex').slice(0, 12)}`;

/** Returns null also for a file that another process is still writing. */
function readFile(name: string, control: string): string | null {
  try {
    const text = readFileSync(fileOf(name), 'utf8');
    return nameOf(text, control) === name ? text : null;
  } catch {
    return null;
  }
}

function storedFiles(): string[] {
  try {
    return readdirSync(buildOutput.pageScripts).map((file) => file.replace(/\.js$/, ''));
  } catch {
    return [];
  }
}
