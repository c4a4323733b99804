import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { modules } from './modules.ts';

const MIN_FILES = 3;

/** Folders of any size: addresses, record types and sample files, helpers and snapshots of tests, another site, files of Prometheus and Grafana. */
const EXEMPT =
  /^app\/|^deploy\/monitoring(?:\/|$)|^campus-api\/(?:records|sample)\/|\/(?:testing|__snapshots__)(?:\/|$)|^operations\/bench\/bare-next(?:\/|$)/;

const isSubFolder = (folder: string) =>
  !modules.some((module) => module === folder) && modules.some((module) => folder.startsWith(`${module}/`));

/** Describes the folders within modules that hold fewer than three files, of any kind. */
export function explainSmallFolders(files: readonly string[]): string[] {
  return [...Map.groupBy(files, (file) => dirname(file))]
    .filter(([folder, { length }]) => isSubFolder(folder) && !EXEMPT.test(folder) && length < MIN_FILES)
    .map(
      ([folder, { length }]) =>
        `${folder} has ${length} of at least ${MIN_FILES} files: join it with its parent or with a folder of the same subject.`,
    )
    .sort();
}

/** The small folders of the project. */
export function smallFolders(): string[] {
  return explainSmallFolders(execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n'));
}
