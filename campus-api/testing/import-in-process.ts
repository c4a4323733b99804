import type { StartJob } from '#campus-api/imports/job/import-process.ts';
import { replyToJob } from '#campus-api/imports/job/run-job.ts';

/** Runs imports in this process, for tests of their pages: a child process takes seconds to start on a busy machine. */
export const startHere: StartJob = (job, onProgress) => {
  // As a message, which shares no object.
  const result = replyToJob(structuredClone(job), onProgress);
  return { result, kill: async () => void (await result) };
};
