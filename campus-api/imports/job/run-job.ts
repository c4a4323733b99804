import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { withCampus } from '#campus-api/campus/with-campus.ts';
import { BusyError, takeLock } from '#campus-api/changes/admin-lock.ts';
import { TableError } from '#campus-api/csv/problems.ts';
import { openCampusDatabase } from '#campus-api/database/open.ts';
import { endings } from '#campus-api/files/file-kinds.ts';
import { type FileSource, refuseForProblem } from '#campus-api/imports/plan/file-reasons.ts';
import type { ImportCounts, ImportPlan } from '#campus-api/imports/plan/import-plan.ts';
import { picturesOf, preparePictures } from '#campus-api/imports/plan/prepare-pictures.ts';
import { IMPORT_LOCK } from '#campus-api/imports/plan/run-import.ts';
import { writeImport } from '#campus-api/imports/plan/write-import.ts';
import { RefusedError, refuseField } from '#campus-api/validation/issue.ts';
import { isDiskFull } from '#campus-api/validation/setup-error.ts';
import { downloadSource, type NamedFile, noSource } from '#packages/site-import/files/index.ts';
import { collectFiles } from './collect-files.ts';
import type { ImportProblem, ImportProgress, ImportState } from './import-state.ts';
import type { OpenedSource, SourceNetwork } from './opened-source.ts';
import { digestOf, type PlanReport, reportOf } from './plan-report.ts';
import { openSource } from './sources.ts';
import { readFailures, readReport, writeFailures, writeReport } from './staging-folder.ts';

/** A task of the child process: a plan, or the import of the plan that `folder` has. */
export interface ImportJob extends SourceNetwork {
  task: 'plan' | 'import';
  dataDir: string;
  folder: string;
  state: ImportState;
}

/** `planned`: the plan is in the folder; `isReplanned` if an import found a campus that had changed. */
export type JobResult =
  | { result: 'planned'; isReplanned: boolean }
  | { result: 'imported'; counts: ImportCounts; change: number | null };

type Report = (progress: ImportProgress) => void;

/** Minimum time between two reports of progress. */
const REPORT_MS = 300;

/** The result of a task, or the reason why it failed; `detail` is for the log of the server. */
export async function replyToJob(
  job: ImportJob,
  send: Report,
): Promise<JobResult | { problem: ImportProblem; detail?: string }> {
  try {
    return await runJob(job, send).catch(refuseForProblem);
  } catch (error) {
    if (error instanceof RefusedError) return { problem: { issues: error.issues.map((issue) => ({ ...issue })) } };
    if (error instanceof TableError)
      return { problem: { rows: error.problems.map((problem) => ({ ...problem })), rejected: error.rejected } };
    if (isDiskFull(error)) return { problem: { failure: 'disk' } };
    if (error instanceof BusyError) return { problem: { failure: 'busy' } };
    return { problem: { failure: 'crash' }, detail: error instanceof Error ? (error.stack ?? '') : String(error) };
  }
}

/** @throws SiteImportError, RefusedError, BusyError, errors of the disk */
async function runJob(job: ImportJob, send: Report): Promise<JobResult> {
  const report = throttled(send);
  const opened = await open(job, report);
  const source = await collect(job, opened, report);
  report({ step: 'planning', done: 0, total: null });
  if (job.task === 'import') return importPlan(job, opened, source, report);
  const planned = await readPlan(job, opened, source, (plan) => reportOf(plan, opened));
  writeReport(job.folder, planned);
  return { result: 'planned', isReplanned: false };
}

async function open(
  { dataDir, state, folder, allowPrivate, delayMs }: ImportJob,
  report: Report,
): Promise<OpenedSource> {
  report({ step: 'reading', done: 0, total: null });
  const inFolder = ({ path, name }: NamedFile) => ({ path: join(folder, path), name });
  const onProgress = (done: number, waiting?: number) =>
    report({ step: 'reading', done, total: waiting === undefined ? null : done + waiting });
  const { map, pages, table } = state.choices;
  const choices = { map: new Map(Object.entries(map)), pages, table };
  const opened = await withDatabase(dataDir, (database) =>
    openSource[state.source]({
      files: state.files.map(inFolder),
      archives: state.archives.map(inFolder),
      address: state.address,
      choices,
      database,
      folder,
      allowPrivate,
      delayMs,
      onProgress,
    }),
  );
  if (state.choices.files === 'download' && opened.site === '')
    refuseField('', 'import-site-unnamed', { file: state.files[0]?.name ?? '' });
  return opened;
}

/** Collects the files that a plan requires: the plan that is shown then names each that is missing. */
async function collect(job: ImportJob, opened: OpenedSource, report: Report): Promise<FileSource> {
  const { state, folder } = job;
  if (state.choices.files === 'none') return noSource;
  const media = join(folder, 'media');
  // A plan that was shown is imported with the files that it had: another download may bring others.
  if (job.task === 'import') return downloadSource(media, readFailures(folder), endings);
  const pending = await readPlan(job, opened, downloadSource(media, null, endings), ({ files }) => [
    ...files.pending.values(),
  ]);
  const archives = state.archives.map(({ path, name }) => ({ path: join(folder, path), name }));
  const failures = await collectFiles(
    { choice: state.choices.files, site: opened.site, archives, folder: media, allowPrivate: job.allowPrivate },
    pending,
    (done) => report({ step: 'collecting', done, total: pending.length }),
  );
  writeFailures(folder, failures);
  return downloadSource(media, failures, endings);
}

const choicesOf = ({ state }: ImportJob, source: FileSource) => ({
  map: new Map(Object.entries(state.choices.map)),
  source,
});

/** Plans without the admin lock: clerks can change the campus meanwhile. */
function readPlan<Result>(
  job: ImportJob,
  opened: OpenedSource,
  source: FileSource,
  read: (plan: ImportPlan) => Result,
): Promise<Result> {
  return withDatabase(job.dataDir, (database) => read(opened.plan(database, choicesOf(job, source))));
}

async function withDatabase<Result>(
  dataDir: string,
  work: (database: DatabaseSync) => Result | Promise<Result>,
): Promise<Result> {
  const database = openCampusDatabase(join(dataDir, 'campus.db'));
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/** Imports the plan that was shown; if the campus has changed so that another one results, that becomes the plan. */
async function importPlan(
  job: ImportJob,
  opened: OpenedSource,
  source: FileSource,
  report: Report,
): Promise<JobResult> {
  const { dataDir, folder, state } = job;
  const confirmed = readReport(folder);
  const isConfirmed = (current: PlanReport) => confirmed !== null && digestOf(confirmed) === digestOf(current);
  const replan = (current: PlanReport) => {
    writeReport(folder, current);
    return { result: 'planned', isReplanned: true } as const;
  };
  const release = takeLock(join(dataDir, IMPORT_LOCK));
  if (release === null) throw new BusyError('another import is running: try again when it has finished');
  try {
    const { current, jobs } = await readPlan(job, opened, source, (plan) => ({
      current: reportOf(plan, opened),
      jobs: picturesOf(plan),
    }));
    if (!isConfirmed(current)) return replan(current);
    // Before the admin lock.
    const { pictures, remarks } = await preparePictures(jobs, join(folder, 'pictures'), (done) =>
      report({ step: 'pictures', done, total: jobs.length }),
    );
    report({ step: 'storing', done: 0, total: null });
    const access = { by: state.by, confirmation: { confirmed: true } };
    return await withCampus({ dataDir, sampleFilesDir: null }, access, (campus): JobResult => {
      const plan = opened.plan(campus.database, choicesOf(job, source));
      const last = reportOf(plan, opened);
      if (!isConfirmed(last)) return replan(last);
      opened.release();
      const { result, change } = writeImport(campus, plan, pictures);
      const { remarks: others, ...counts } = result;
      const late = [...remarks, ...others];
      if (late.length > 0) writeReport(folder, reportOf({ ...plan, remarks: [...late, ...plan.remarks] }, opened));
      return { result: 'imported', counts, change };
    });
  } finally {
    release();
  }
}

function throttled(send: Report): Report {
  let last = { step: '', at: 0 };
  return (progress) => {
    const at = performance.now();
    const isSoon = progress.step === last.step && at - last.at < REPORT_MS && progress.done !== progress.total;
    if (isSoon) return;
    last = { step: progress.step, at };
    send(progress);
  };
}
