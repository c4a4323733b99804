import 'server-only';
import { log } from '#lib/platform/runtime/log.ts';
import { environment } from '#lib/platform/settings/index.ts';
import { parseJson, readBytes } from './bounded-body.ts';
import { type Deadline, rejectOnAbort, startDeadline } from './deadline.ts';
import { CampusApiError } from './errors.ts';
import { createReport, type Report } from './report.ts';
import { campusApi, type Upstream } from './upstream.ts';
import { attemptCall, type ReadResponse, type UpstreamCall } from './upstream-call.ts';

const JSON_LIMIT = 8 * 1024 * 1024;
const MAX_RETRY_DELAY_MS = 200;

export interface CallOptions {
  /** 2 for calls without side effects. */
  readonly attempts: 1 | 2;
  /** By default the campus API of pages. */
  readonly upstream?: Upstream;
}

/**
 * Calls the campus API and parses the reply. Problems that `parse` reports are logged in one line, and so are failures.
 * The call, including second attempt and body, takes at most `UPSTREAM_TIMEOUT_MS`.
 * @throws CampusApiError
 */
export function requestJson<T>(call: UpstreamCall, options: CallOptions, parse: Parse<T>): Promise<T> {
  return requestBytes(call, options, JSON_LIMIT, ({ bytes }, report) => parse(parseJson(bytes, call.name), report));
}

export type Parse<T> = (reply: unknown, report: Report) => T;

/** A reply with its whole body. */
export interface Reply {
  readonly status: number;
  readonly etag: string | null;
  readonly bytes: Uint8Array;
}

/** `requestJson` for a caller that reads the bytes: at most `limit`. @throws CampusApiError */
export async function requestBytes<T>(
  call: UpstreamCall,
  { attempts, upstream }: CallOptions,
  limit: number,
  parse: (reply: Reply, report: Report) => T,
  openUpstream = campusApi,
) {
  const report = createReport(call.name);
  try {
    const reply = await callWithRetry(
      upstream ?? (await connect(call, openUpstream)),
      call,
      attempts,
      async (response, { signal }): Promise<Reply> => ({
        status: response.status,
        etag: response.headers.get('etag'),
        bytes: await readBytes(response, limit, signal, call.name),
      }),
    );
    return parse(reply, report);
  } catch (error) {
    logFailure(error);
    throw error;
  } finally {
    report.flush();
  }
}

/** Opens a file of an upstream, by default the campus API; the deadline is disarmed when `read` is done. */
export async function open<T>(
  call: UpstreamCall,
  read: ReadResponse<T>,
  visitor?: AbortSignal,
  upstream?: Upstream | null,
) {
  try {
    return await callWithRetry(upstream ?? (await connect(call)), call, call.method === 'GET' ? 2 : 1, read, visitor);
  } catch (error) {
    logFailure(error);
    throw error;
  }
}

async function connect(call: UpstreamCall, openUpstream = campusApi): Promise<Upstream> {
  try {
    return await openUpstream();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : '';
    throw new CampusApiError('unreachable', call.name, { reason, cause });
  }
}

async function callWithRetry<T>(
  upstream: Upstream,
  call: UpstreamCall,
  attempts: 1 | 2,
  read: ReadResponse<T>,
  visitor?: AbortSignal,
) {
  const deadline = startDeadline(upstream.timeoutMs ?? environment().upstreamTimeoutMs, visitor);
  try {
    return await attemptCall(upstream, call, deadline, read).catch(async (error: unknown) => {
      if (attempts < 2 || !isRetryable(error)) throw error;
      await delayRetry(deadline, call);
      return attemptCall(upstream, call, deadline, read);
    });
  } finally {
    deadline.disarm();
  }
}

/** A time-out is not retryable: it has used up the time of both attempts. */
function isRetryable(error: unknown): boolean {
  if (!(error instanceof CampusApiError) || error.retryAfter !== null) return false;
  return error.kind === 'unreachable' || (error.kind === 'status' && (error.status ?? 0) >= 500);
}

/** Waits for a random time, so that many failed pages do not retry together. */
async function delayRetry(deadline: Deadline, call: UpstreamCall): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, Math.random() * MAX_RETRY_DELAY_MS);
  try {
    await rejectOnAbort(promise, deadline.signal);
  } catch {
    throw new CampusApiError(deadline.reason(), call.name);
  } finally {
    clearTimeout(timer);
  }
}

function logFailure(error: unknown): void {
  if (!(error instanceof CampusApiError) || error.kind === 'cancelled') return;
  const { call, kind, status, message } = error;
  if (kind === 'status' && status === 404) return;
  // The failures that opened a circuit were logged.
  log[kind === 'open-circuit' ? 'debug' : 'warn']({ call, kind, status, reason: message }, 'campus API call failed');
}
