import { refuseField } from '#campus-api/validation/issue.ts';

/** Runs work that Ctrl-C cancels by its signal; a second Ctrl-C ends the process. @throws RefusedError once it is cancelled */
export async function cancelOnInterrupt<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const controller = new AbortController();
  const cancel = () => controller.abort();
  process.once('SIGINT', cancel);
  process.once('SIGTERM', cancel);
  try {
    return await work(controller.signal);
  } catch (error) {
    if (controller.signal.aborted) refuseField('', 'import-stopped');
    throw error;
  } finally {
    process.off('SIGINT', cancel);
    process.off('SIGTERM', cancel);
  }
}
