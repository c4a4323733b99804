import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { log } from '#lib/runtime/log.ts';
import { processSingleton } from '#lib/runtime/process-singleton.ts';
import { buildOutput } from './build-output.ts';

// The framework compiles pages and endpoints apart, and the text of a function may differ: the pages' own is handed out.

/** A digest, behind the name of a control for a script of its own. */
const NAME = /^((?:[a-z]+-)*)[0-9a-f]{12}$/;

const stored = () => processSingleton('page scripts', () => new Map<string, string>());
const fileOf = (name: string) => join(buildOutput.pageScripts, `${name}.js`);

/**
 * Stores a script that a page names, beside the build, for all processes. Returns its name, which says what is in it; `control`: whose
 * script it is, where it is not that of all pages. Where the disk takes no writes, this process alone has it, and the others hand out their own.
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
  const known = stored().get(name) ?? readFile(name, control);
  if (known !== null) stored().set(name, known);
  return known;
}

/** This build's script in place of that of another build; for no name of a script at all that of all pages. Null where there is none. */
export function scriptLike(name: string): string | null {
  const [, control = ''] = NAME.exec(name) ?? [];
  const like = [...stored().keys(), ...storedFiles()].find((each) => NAME.exec(each)?.[1] === control);
  return like === undefined ? null : readScript(like);
}

const nameOf = (text: string, control: string) =>
  `${control}${createHash('sha256').update(text).digest('hex').slice(0, 12)}`;

/** Null also for a file that another process is still writing. */
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
