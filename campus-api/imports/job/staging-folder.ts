import { existsSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { makeFolder } from '#campus-api/files/make-folder.ts';
import { readJsonFile } from '#lib/platform/watch/json-file.ts';
import type { Failures } from './collect-files.ts';
import { type ImportState, importState, isRunning } from './import-state.ts';
import { type PlanReport, planReport } from './plan-report.ts';

const DAY = 86_400_000;
/** Plans that nobody imports, and reports of ended imports, are deleted after this time; uploads without an import after a day. */
export const MAX_AGE_DAYS = 14;

const STATE = 'state.json';
const REPORT = 'plan.json';
const FAILURES = 'failures.json';

/** Folders of imports in DATA_DIR, each with its state, its uploads and its plan. */
export interface ImportFolders {
  folderOf(id: string): string;
  read(id: string): ImportState | null;
  /** All imports, the latest first. */
  list(): ImportState[];
  write(state: ImportState): void;
  readReport(id: string): PlanReport | null;
  remove(id: string): void;
  /** Deletes the uploads and other files of an ended import, not its report. */
  removeFiles(id: string): void;
  /** `now`: the time by which records are deleted. */
  removeOld(now: number): void;
}

export const isImportId = (text: string): boolean => /^[\w-]{43}$/.test(text);

export function createImportFolders(dataDir: string): ImportFolders {
  const root = join(dataDir, 'imports');
  const folderOf = (id: string) => join(root, id);
  const read = (id: string) => readJsonFile(importState, join(folderOf(id), STATE));
  const ids = () => (existsSync(root) ? readdirSync(root).filter(isImportId) : []);
  const remove = (id: string) => rmSync(folderOf(id), { recursive: true, force: true });
  return {
    folderOf,
    read,
    remove,
    list: () =>
      ids()
        .flatMap((id) => read(id) ?? [])
        .sort((a, b) => b.started - a.started),
    write(state) {
      makeFolder(folderOf(state.id));
      writeWhole(join(folderOf(state.id), STATE), state);
    },
    readReport: (id) => readReport(folderOf(id)),
    removeFiles(id) {
      for (const name of readdirSync(folderOf(id)))
        if (name !== STATE && name !== REPORT) rmSync(join(folderOf(id), name), { recursive: true, force: true });
    },
    removeOld(now) {
      for (const id of ids()) {
        const state = read(id);
        const changed = state?.changed ?? statSync(folderOf(id), { throwIfNoEntry: false })?.mtimeMs ?? now;
        const age = now - changed;
        if (state === null ? age > DAY : !isRunning(state) && age > MAX_AGE_DAYS * DAY) remove(id);
      }
    },
  };
}

export const readReport = (folder: string): PlanReport | null => readJsonFile(planReport, join(folder, REPORT));

export const writeReport = (folder: string, report: PlanReport): void => writeWhole(join(folder, REPORT), report);

const failureTexts = z.array(z.tuple([z.string(), z.object({ en: z.string(), ne: z.string() })]));

/** Reasons why files were not collected for the plan. */
export const readFailures = (folder: string): Failures =>
  new Map(readJsonFile(failureTexts, join(folder, FAILURES)) ?? []);

export const writeFailures = (folder: string, failures: Failures): void =>
  writeWhole(join(folder, FAILURES), [...failures]);

/** Never leaves half a file. */
function writeWhole(path: string, content: unknown): void {
  writeFileSync(`${path}.partial`, JSON.stringify(content), { mode: 0o600 });
  renameSync(`${path}.partial`, path);
}
