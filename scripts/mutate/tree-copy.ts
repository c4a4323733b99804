import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** The same path for each run in a folder, whose files Jest has compiled then; another one beside a run that goes on. */
function makeFolder(): string {
  const folder = join(tmpdir(), `campus-mutate-${createHash('sha256').update(resolve('.')).digest('hex').slice(0, 8)}`);
  if (existsSync(folder)) return mkdtempSync(`${folder}-`);
  mkdirSync(folder);
  return folder;
}

/** Copies the tracked and new files of this folder to a temporary one, with a link to the packages. */
export function copyTree(): { folder: string; remove: () => void } {
  const folder = makeFolder();
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  for (const file of list.split('\0').filter((name) => name !== '' && existsSync(name))) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    cpSync(file, join(folder, file));
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
