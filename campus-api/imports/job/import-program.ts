// Child process of `import-process.ts`: an export of unknown origin is read, and its files are collected, within its limits.
import type { ImportReply } from './import-process.ts';
import { type ImportJob, replyToJob } from './run-job.ts';

process.once('message', async (job: ImportJob) => {
  const reply = await replyToJob(job, (progress) => process.send?.({ progress } satisfies ImportReply));
  process.send?.(reply, () => process.disconnect());
});
// The admin has stopped: its next start repeats the task.
process.once('disconnect', () => process.exit());
