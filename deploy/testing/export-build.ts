import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Installation } from '#e2e/support/process.ts';
import { exportSite, writableFolders } from '#scripts/steps/export-site.ts';

const UNPRIVILEGED_ID = 65_534;

export interface ExportedBuild extends Installation {
  env: Record<string, string> & { NODE_ENV: 'production' };
  remove: () => void;
}

/** Exports the built site to a folder outside the project, with its Node; its user may read everything and write only its data. */
export async function exportBuild(settings: Record<string, string>): Promise<ExportedBuild> {
  const outside = mkdtempSync(join(tmpdir(), 'campus-alone-'));
  const [cwd, data] = [join(outside, 'site'), join(outside, 'data')];
  await exportSite(cwd);
  const node = join(cwd, 'bin/node');
  mkdirSync(data);
  execFileSync('chmod', ['-R', 'a-w,a+rX', outside]);
  const written = [data, ...writableFolders.map((folder) => join(cwd, folder))];
  for (const folder of written) chmodSync(folder, 0o700);
  const env = { ...settings, NODE_ENV: 'production' as const, DATA_DIR: data };
  const remove = () => {
    execFileSync('chmod', ['-R', 'u+w', outside]);
    rmSync(outside, { recursive: true });
  };
  if (process.getuid?.() !== 0) return { cwd, node: [node], env, remove };
  // Root can write anywhere, so the site runs as another user.
  for (const folder of written) chownSync(folder, UNPRIVILEGED_ID, UNPRIVILEGED_ID);
  return {
    cwd,
    node: ['setpriv', `--reuid=${UNPRIVILEGED_ID}`, `--regid=${UNPRIVILEGED_ID}`, '--clear-groups', node],
    env,
    remove,
  };
}
