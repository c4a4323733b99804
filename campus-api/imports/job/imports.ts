import type { DatabaseSync } from 'node:sqlite';
import { listChanges } from '#campus-api/changes/change-log.ts';
import { readTrustedTime } from '#campus-api/database/trusted-time.ts';
import { deletionTime } from '#lib/platform/runtime/trusted-time.ts';
import { type RunningJob, type StartJob, startJob } from './import-process.ts';
import {
  type ImportChoices,
  type ImportPhase,
  type ImportProblem,
  type ImportProgress,
  type ImportState,
  isOpen,
  isRunning,
} from './import-state.ts';
import type { JobResult } from './run-job.ts';
import { createImportFolders, type ImportFolders } from './staging-folder.ts';

/** Starts of a task that ends of the server interrupted. */
const MAX_STARTS = 3;
const CLEAR_INTERVAL = 3_600_000;

const importedKinds: ReadonlySet<string> = new Set(['notice', 'site-document', 'publication', 'album']);

/** Uploaded files of an import, in the folder of its id. */
export type NewImport = Pick<ImportState, 'id' | 'by' | 'source' | 'address' | 'files' | 'archives' | 'choices'>;

/** Imports of the admin: at most one is open. Each task runs in a child process, and is repeated after a restart of the admin. */
export interface Imports {
  folders: ImportFolders;
  /** The import that runs, or whose plan waits for a person; null without one. */
  findOpen(): ImportState | null;
  /** Progress of the task that runs; null before its first report. */
  progressOf(id: string): ImportProgress | null;
  /** Plans uploaded files; false if another import is open. */
  create(created: NewImport): boolean;
  /** Plans again with other choices; false while a task runs, and once it was imported. */
  plan(id: string, choices: ImportChoices): boolean;
  /** Imports a plan; false for an import without a plan. */
  start(id: string): boolean;
  /** Ends the task: a plan is cancelled, an import returns to its plan unless it has been written. */
  cancel(id: string): Promise<void>;
  /** Deletes an import that does not run. Imported records stay. */
  discard(id: string): void;
  isRunning(): boolean;
  /** Ends the child process; the next admin repeats its task. */
  close(): Promise<void>;
}

export function createImports(
  { dataDir, database }: { dataDir: string; database: DatabaseSync },
  start: StartJob = startJob,
): Imports {
  const folders = createImportFolders(dataDir);
  let running: { id: string; job: RunningJob; progress: ImportProgress | null } | null = null;
  let isClosed = false;

  const save = (state: ImportState, changes: Partial<ImportState>): ImportState => {
    const next = { ...state, ...changes, changed: Date.now() };
    folders.write(next);
    if (next.phase === 'done') folders.removeFiles(next.id);
    return next;
  };

  const run = (state: ImportState): void => {
    const { id } = state;
    const task = state.phase === 'planning' ? 'plan' : 'import';
    const job = start({ task, dataDir, folder: folders.folderOf(id), state, allowPrivate: false }, (progress) => {
      if (running?.id === id) running.progress = progress;
    });
    running = { id, job, progress: null };
    job.result
      .then((result) => {
        if (running?.job !== job) return;
        running = null;
        finish(state, result);
      })
      .catch((error: unknown) => console.error('admin: the state of an import was not stored:', error));
  };

  const begin = (state: ImportState, phase: 'planning' | 'importing', changes: Partial<ImportState> = {}): void =>
    run(save(state, { ...changes, phase, starts: 1, problem: null, isReplanned: false }));

  const finish = (state: ImportState, result: JobResult | { problem: ImportProblem }): void => {
    if ('problem' in result) fail(state, result.problem);
    else if (result.result === 'planned') save(state, { phase: 'planned', isReplanned: result.isReplanned });
    else save(state, { phase: 'done', counts: result.counts, change: result.change });
  };

  /** An import that failed has its plan still, except if its files are wrong. */
  const fail = (state: ImportState, problem: ImportProblem | null): void => {
    if (finishWritten(state)) return;
    const phase = state.phase === 'importing' ? 'planned' : problem === null ? 'cancelled' : 'failed';
    save(state, { phase, problem });
  };

  /** Whether the import was written before its process ended: then it is done. */
  const finishWritten = (state: ImportState): boolean => {
    if (state.phase !== 'importing') return false;
    const since = new Date(state.changed).toISOString();
    const change = listChanges(database, { limit: 100 }).find(
      ({ action, by, at, records }) =>
        action === 'import' && by === state.by && at >= since && records.some(({ kind }) => importedKinds.has(kind)),
    );
    if (change === undefined) return false;
    const { counts = null } = folders.readReport(state.id) ?? {};
    save(state, { phase: 'done', change: change.id, counts });
    return true;
  };

  const resume = (state: ImportState): void => {
    if (finishWritten(state)) return;
    if (state.starts >= MAX_STARTS) fail(state, { failure: 'restarts' });
    else {
      const next = { ...state, starts: state.starts + 1 };
      folders.write(next);
      run(next);
    }
  };

  const removeOld = () => folders.removeOld(deletionTime(readTrustedTime(database, Date.now())));
  removeOld();
  const timer = setInterval(removeOld, CLEAR_INTERVAL);
  timer.unref();
  for (const state of folders.list().filter(isRunning).slice(0, 1)) resume(state);

  const findOpen = () => folders.list().find(isOpen) ?? null;
  const canStart = (state: ImportState | null, phases: readonly ImportPhase[]): state is ImportState => {
    const open = findOpen();
    return !isClosed && state !== null && phases.includes(state.phase) && (open === null || open.id === state.id);
  };
  return {
    folders,
    findOpen,
    progressOf: (id) => (running?.id === id ? running.progress : null),
    create(created) {
      if (isClosed || findOpen() !== null) return false;
      // Reports of earlier imports.
      for (const { id } of folders.list()) folders.remove(id);
      const now = Date.now();
      const state = { counts: null, change: null, started: now, changed: now, starts: 0, problem: null };
      begin({ ...created, ...state, phase: 'planning', isReplanned: false }, 'planning');
      return true;
    },
    plan(id, choices) {
      const state = folders.read(id);
      if (!canStart(state, ['planned', 'failed', 'cancelled'])) return false;
      begin(state, 'planning', { choices });
      return true;
    },
    start(id) {
      const state = folders.read(id);
      if (!canStart(state, ['planned'])) return false;
      begin(state, 'importing');
      return true;
    },
    async cancel(id) {
      const state = folders.read(id);
      if (state === null || running?.id !== id) return;
      const { job } = running;
      running = null;
      await job.kill();
      fail(state, null);
    },
    discard(id) {
      const state = folders.read(id);
      if (state !== null && !isRunning(state)) folders.remove(id);
    },
    isRunning: () => running !== null,
    async close() {
      isClosed = true;
      clearInterval(timer);
      const job = running?.job;
      running = null;
      await job?.kill();
    },
  };
}
