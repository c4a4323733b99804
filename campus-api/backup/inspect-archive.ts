import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BusyError } from '#campus-api/changes/admin-lock.ts';
import type { UploadedFile } from '#campus-api/files/check-file.ts';
import { makeFolder } from '#campus-api/files/make-folder.ts';
import { RefusedError, refuseField, type ValidationIssue } from '#campus-api/validation/issue.ts';
import { toSetupError } from '#campus-api/validation/setup-error.ts';
import { createBoundedQueue } from '#lib/platform/limits/bounded-queue.ts';
import { helperEnvironment } from '#packages/document-reader/helper-process.ts';
import { filesName, type Manifest } from './manifest.ts';
import { withStaging } from './staging.ts';

export interface InspectJob {
  path: string;
  name: string;
  folder: string;
  /** Files of the current campus. */
  filesFolder: string;
}

type ComparedFile = { name: string; present: 'same' | 'other' | 'none' };
export type InspectReply =
  | { manifest: Manifest; files: ComparedFile[] }
  | { issues: ValidationIssue[] }
  | { failure: string };

/** A back-up that was checked and unpacked into `folder`; `files` are the files that its records reference. */
export interface InspectedArchive {
  folder: string;
  manifest: Manifest;
  files: ComparedFile[];
}

interface InspectLimits {
  /** Milliseconds for a back-up, and for each gigabyte of it. */
  baseMs: number;
  perGigabyteMs: number;
  /** Heap in megabytes; SQLite has a separate limit. */
  heapMegabytes: number;
}

const usualLimits: InspectLimits = { baseMs: 120_000, perGigabyteMs: 120_000, heapMegabytes: 256 };
const program = fileURLToPath(new URL('./inspect-program.ts', import.meta.url));
/** Inspections occupy the disk and a processor for a while. */
const inspections = createBoundedQueue({ concurrency: 1, maxWaiting: 2, maxPerKey: 3 });

/**
 * Runs `work` on a back-up that a child process has checked within limits of time and memory. Neither the admin lock
 * nor this process is blocked meanwhile. @throws RefusedError for a file that is not a back-up, is damaged, or is of a newer version
 */
export async function withInspectedArchive<Result>(
  dataDir: string,
  { path, name = path }: UploadedFile,
  work: (archive: InspectedArchive) => Promise<Result>,
  limits: Partial<InspectLimits> = {},
): Promise<Result> {
  const inspected = inspections.run('', () => {
    makeDataDir(dataDir);
    return withStaging(dataDir, async (folder) => {
      const job = { path, name, folder, filesFolder: join(dataDir, filesName) };
      const reply = await runInspection(job, { ...usualLimits, ...limits });
      if ('issues' in reply) throw new RefusedError(reply.issues);
      if ('failure' in reply) {
        console.error(`A back-up could not be checked: ${reply.failure}`);
        return refuseField('archive', 'file-unchecked-backup', { file: name });
      }
      return work({ folder, ...reply });
    });
  });
  if (inspected === null) throw new BusyError('another back-up is being checked: try again when it has finished');
  return inspected;
}

function makeDataDir(dataDir: string): void {
  try {
    makeFolder(dataDir);
  } catch (error) {
    throw toSetupError(error, dataDir);
  }
}

async function runInspection(job: InspectJob, limits: InspectLimits): Promise<InspectReply> {
  const gigabytes = (statSync(job.path, { throwIfNoEntry: false })?.size ?? 0) / 1024 ** 3;
  const child = fork(program, [], {
    execArgv: ['--disable-warning=ExperimentalWarning', `--max-old-space-size=${limits.heapMegabytes}`],
    env: helperEnvironment(),
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), limits.baseMs + gigabytes * limits.perGigabyteMs);
  try {
    return await replyOf(child, job);
  } finally {
    clearTimeout(timer);
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null && child.pid !== undefined) await once(child, 'exit');
  }
}

function replyOf(child: ChildProcess, job: InspectJob): Promise<InspectReply> {
  return new Promise((resolve) => {
    child.once('message', (reply: InspectReply) => resolve(reply));
    child.once('error', (error) => resolve({ failure: error.message }));
    child.once('exit', (code, signal) => resolve({ failure: `the process ended: ${signal ?? code}` }));
    child.send(job, (error) => error && resolve({ failure: error.message }));
  });
}
