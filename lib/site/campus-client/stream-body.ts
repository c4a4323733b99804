import { type Deadline, rejectOnAbort } from './deadline.ts';
import { CampusApiError } from './errors.ts';
import type { UpstreamCall } from './upstream-call.ts';

/** Limit between two chunks of a file, while the visitor reads. */
const IDLE_MS = 15_000;

/**
 * Streams a body as fast as the visitor reads, without a limit for the whole. A silence of 15 s or a broken connection
 * makes the stream fail, so that a truncated file never looks complete.
 */
export function streamBody(
  response: Response,
  call: Pick<UpstreamCall, 'name'>,
  deadline: Deadline,
  idleMs = IDLE_MS,
): ReadableStream<Uint8Array> | null {
  const reader = response.body?.getReader();
  if (!reader) return null;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const timer = setTimeout(deadline.expire, idleMs);
        try {
          const { done, value } = await rejectOnAbort(reader.read(), deadline.signal);
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (cause) {
          reader.cancel().catch(() => undefined);
          const kind = deadline.signal.aborted ? deadline.reason() : 'unreachable';
          controller.error(new CampusApiError(kind, call.name, { cause }));
        } finally {
          clearTimeout(timer);
        }
      },
      async cancel() {
        await reader.cancel().catch(() => undefined);
      },
    },
    { highWaterMark: 0 },
  );
}
