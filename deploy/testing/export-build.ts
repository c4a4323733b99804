import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Place } from '#e2e/support/process.ts';
import { standAlone, writtenFolders } from '#scripts/steps/stand-alone.ts';

const NOBODY = 65_534;

export interface Alone extends Place {
  env: Record<string, string> & { NODE_ENV: 'production' };
  remove: () => void;
}

/** The built site outside the project, on the Node that comes with it; whoever runs it may read all and write only what it keeps. */
export async function layOut(settings: Record<string, string>): Promise<Alone> {
  const outside = mkdtempSync(join(tmpdir(), 'campus-alone-'));
  const [cwd, data] = [join(outside, 'site'), join(outside, 'data')];
  await standAlone(cwd);
  const node = join(cwd, 'bin/node');
  mkdirSync(data);
  execFileSync('chmod', ['-R', 'a-w,a+rX', outside]);
  const written = [data, ...writtenFolders.map((folder) => join(cwd, folder))];
  for (const folder of written) chmodSync(folder, 0o700);
  const env = { ...settings, NODE_ENV: 'production' as const, DATA_DIR: data };
  const remove = () => {
    execFileSync('chmod', ['-R', 'u+w', outside]);
    rmSync(outside, { recursive: true });
  };
  if (process.getuid?.() !== 0) return { cwd, node: [node], env, remove };
  // Root may write anywhere: it becomes somebody who may not.
  for (const folder of written) chownSync(folder, NOBODY, NOBODY);
  return { cwd, node: ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups', node], env, remove };
}
