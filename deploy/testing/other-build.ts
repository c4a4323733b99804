import { globSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Installation } from '#e2e/support/process.ts';
import { exportSite } from '#scripts/steps/export-site.ts';

export interface OtherBuild extends Installation {
  remove: () => void;
}

/** The content-based names of scripts and styles of the build in this folder, and its id. */
function namesIn(folder: string): string[] {
  const files = globSync('.next/static/chunks/*.{js,css}', { cwd: folder });
  const names = files.map((file) => /([^/]{13})\.(?:js|css)$/.exec(file)?.[1] ?? '');
  return [...names, readFileSync(join(folder, '.next/BUILD_ID'), 'utf8')];
}

const otherName = (name: string) => [...name].reverse().join('');

/**
 * The site as a build of another version, without building it: exported to another folder, where the build, its scripts and its styles
 * have other names.
 */
export async function exportOtherBuild(): Promise<OtherBuild> {
  const outside = mkdtempSync(join(tmpdir(), 'campus-other-build-'));
  const cwd = join(outside, 'site');
  await exportSite(cwd);
  const names = new RegExp(namesIn(cwd).map(RegExp.escape).join('|'), 'g');
  for (const file of globSync('.next/static/**/*.{br,gz}', { cwd })) rmSync(join(cwd, file));
  for (const file of globSync(['.next/*', '.next/{server,static}/**/*.{js,json,css}'], { cwd, withFileTypes: true })) {
    if (!file.isFile()) continue;
    const path = join(file.parentPath, file.name);
    writeFileSync(path, readFileSync(path, 'utf8').replace(names, otherName));
    renameSync(path, join(file.parentPath, file.name.replace(names, otherName)));
  }
  const id = readFileSync(join(cwd, '.next/BUILD_ID'), 'utf8');
  renameSync(join(cwd, '.next/static', otherName(id)), join(cwd, '.next/static', id));
  return { cwd, node: [process.execPath], remove: () => rmSync(outside, { recursive: true }) };
}
