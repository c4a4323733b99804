import { metrics } from '#lib/platform/metrics/index.ts';
import type { CallResult } from './breaker.ts';
import { type Deadline, rejectOnAbort } from './deadline.ts';
import { CampusApiError } from './errors.ts';
import type { Upstream } from './upstream.ts';

/** A call of the campus API. `name` is for logs and errors; `path` is relative to the base address. */
export interface UpstreamCall {
  readonly name: string;
  readonly method: 'GET' | 'HEAD' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly json?: unknown;
  /** Whether a status is valid; by default all of success are. */
  readonly accepts?: (status: number) => boolean;
}

/** Reads a response, within the deadline. */
export type ReadResponse<T> = (response: Response, deadline: Deadline) => Promise<T>;

/** Attempts a call once. @throws CampusApiError */
export async function attemptCall<T>(
  upstream: Upstream,
  call: UpstreamCall,
  deadline: Deadline,
  read: ReadResponse<T>,
) {
  const recordResult = upstream.breaker.admit();
  if (!recordResult) throw new CampusApiError('open-circuit', call.name);
  try {
    const result = await upstream.slots.run(deadline.signal, () => fetchResponse(upstream, call, deadline, read));
    recordResult('success');
    metrics.upstreamCalls.labels(call.name, 'success').inc();
    return result;
  } catch (cause) {
    const error = toCampusApiError(cause, call, deadline);
    recordResult(resultOf(error), error.retryAfter ?? 0);
    metrics.upstreamCalls.labels(call.name, error.kind).inc();
    throw error;
  }
}

async function fetchResponse<T>(
  upstream: Upstream,
  call: UpstreamCall,
  deadline: Deadline,
  read: ReadResponse<T>,
): Promise<T> {
  const request = upstream.fetch(`${upstream.baseUrl}${call.path}`, toRequest(call, deadline));
  const response = await rejectOnAbort(request, deadline.signal);
  const { status } = response;
  if (call.accepts?.(status) ?? response.ok) return read(response, deadline);
  response.body?.cancel().catch(() => undefined);
  const retryAfter = retryAfterOf(response.headers);
  throw new CampusApiError(status >= 300 && status < 400 ? 'redirect' : 'status', call.name, { status, retryAfter });
}

/** `Retry-After` in milliseconds; only a number of seconds is supported. */
function retryAfterOf(headers: Headers): number | null {
  const seconds = headers.get('retry-after') ?? '';
  return /^\d{1,6}$/.test(seconds) ? Number(seconds) * 1000 : null;
}

function toRequest(call: UpstreamCall, deadline: Deadline): RequestInit {
  const headers = { accept: 'application/json', ...call.headers };
  return {
    method: call.method,
    headers: call.json === undefined ? headers : { ...headers, 'content-type': 'application/json' },
    body: call.json === undefined ? null : JSON.stringify(call.json),
    redirect: 'manual',
    credentials: 'omit',
    signal: deadline.signal,
  };
}

function toCampusApiError(cause: unknown, call: UpstreamCall, deadline: Deadline): CampusApiError {
  if (cause instanceof CampusApiError) return cause;
  if (deadline.signal.aborted) return new CampusApiError(deadline.reason(), call.name);
  return new CampusApiError('unreachable', call.name, { reason: reasonOf(cause), cause });
}

/** Faults of a reply that began: the error of its body, or of its compression. */
const brokenReply = (error: object) =>
  ('message' in error && error.message === 'terminated' && 'the reply ended too early') ||
  ('code' in error && String(error.code).startsWith('Z_') && 'the reply cannot be decompressed');

/** Finds the system's code (`ECONNREFUSED`) or message (`bad port`), which `fetch` puts into the cause of its error. */
function reasonOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  const broken = brokenReply(error);
  // Undici ends a reply that it cannot decompress, too.
  if (broken) return 'cause' in error && reasonOf(error.cause).startsWith('the reply') ? reasonOf(error.cause) : broken;
  if ('cause' in error && error.cause) return reasonOf(error.cause);
  if ('code' in error && error.code) return String(error.code);
  return 'message' in error ? String(error.message) : '';
}

function resultOf({ kind, status }: CampusApiError): CallResult {
  if (kind === 'cancelled') return 'neither';
  if (kind === 'timeout' || kind === 'unreachable') return 'failure';
  return kind === 'status' && status !== null && (status >= 500 || status === 429) ? 'failure' : 'success';
}
