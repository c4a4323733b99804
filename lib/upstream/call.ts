import 'server-only';
import { hash } from 'node:crypto';
import { environment } from '#lib/runtime/environment/index.ts';
import { log } from '#lib/runtime/log.ts';
import { processSingleton } from '#lib/runtime/process-singleton.ts';
import { parseJson, readBytes } from './bounded-body.ts';
import { type Deadline, rejectOnAbort, startDeadline } from './deadline.ts';
import { CampusApiError } from './errors.ts';
import { createReport, type Report } from './report.ts';
import { campusApi, type Upstream } from './upstream.ts';
import { attemptCall, type ReadResponse, type UpstreamCall } from './upstream-call.ts';

const JSON_LIMIT = 8 * 1024 * 1024;
/** Enough for tens of thousands of notices. */
const LONG_LIST_LIMIT = 64 * 1024 * 1024;
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
  return read(call, options, JSON_LIMIT, (bytes, report) => parse(parseJson(bytes, call.name), report));
}

/** `requestJson` for a long list: if the reply is the same as before, returns the same object without parsing it again. */
export function requestLongList<T>(call: UpstreamCall, parse: Parse<T>, openUpstream = campusApi): Promise<T> {
  const latest = processSingleton('latest-lists', () => new Map<string, { digest: string; parsed: unknown }>());
  const readList = (bytes: Uint8Array, report: Report) => {
    const digest = hash('sha256', bytes);
    const previous = latest.get(call.path);
    if (previous?.digest === digest) return previous.parsed as T;
    const parsed = parse(parseJson(bytes, call.name), report);
    latest.set(call.path, { digest, parsed });
    return parsed;
  };
  return read(call, { attempts: 2 }, LONG_LIST_LIMIT, readList, openUpstream);
}

type Parse<T> = (reply: unknown, report: Report) => T;

async function read<T>(
  call: UpstreamCall,
  { attempts, upstream }: CallOptions,
  limit: number,
  parse: (bytes: Uint8Array, report: Report) => T,
  openUpstream = campusApi,
) {
  const report = createReport(call.name);
  try {
    const bytes = await callWithRetry(
      upstream ?? (await connect(call, openUpstream)),
      call,
      attempts,
      (response, { signal }) => readBytes(response, limit, signal, call.name),
    );
    return parse(bytes, report);
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
  const deadline = startDeadline(environment().upstreamTimeoutMs, visitor);
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
