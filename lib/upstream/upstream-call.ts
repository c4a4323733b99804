import { metrics } from '#lib/metrics/index.ts';
import type { Outcome } from './breaker.ts';
import { type Deadline, rejectOnAbort } from './deadline.ts';
import { CampusApiError } from './errors.ts';
import type { Upstream } from './upstream.ts';

/** One call of the campus API. `name` is what logs and errors call it; `path` goes below the base address. */
export interface Call {
  readonly name: string;
  readonly method: 'GET' | 'HEAD' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly json?: unknown;
  /** Statuses that are answers; by default those of success. */
  readonly answers?: (status: number) => boolean;
}

/** What becomes of an answer. Runs under the deadline. */
export type ReadResponse<T> = (response: Response, deadline: Deadline) => Promise<T>;

/** One try of a call. @throws CampusApiError */
export async function exchange<T>(upstream: Upstream, call: Call, deadline: Deadline, read: ReadResponse<T>) {
  const settle = upstream.breaker.admit();
  if (!settle) throw new CampusApiError('open-circuit', call.name);
  try {
    const result = await upstream.slots.run(deadline.signal, () => converse(upstream, call, deadline, read));
    settle('success');
    metrics.exchanges.inc({ call: call.name, outcome: 'success' });
    return result;
  } catch (cause) {
    const error = toCampusApiError(cause, call, deadline);
    settle(outcomeOf(error), error.retryAfter ?? 0);
    metrics.exchanges.inc({ call: call.name, outcome: error.kind });
    throw error;
  }
}

async function converse<T>(upstream: Upstream, call: Call, deadline: Deadline, read: ReadResponse<T>): Promise<T> {
  const asked = upstream.fetch(`${upstream.baseUrl}${call.path}`, toRequest(call, deadline));
  const response = await rejectOnAbort(asked, deadline.signal);
  const { status } = response;
  if (call.answers?.(status) ?? response.ok) return read(response, deadline);
  response.body?.cancel().catch(() => undefined);
  const retryAfter = retryAfterOf(response.headers);
  throw new CampusApiError(status >= 300 && status < 400 ? 'redirect' : 'status', call.name, { status, retryAfter });
}

/** What `Retry-After` asks for, in milliseconds; only its number of seconds is understood. */
function retryAfterOf(headers: Headers): number | null {
  const seconds = headers.get('retry-after') ?? '';
  return /^\d{1,6}$/.test(seconds) ? Number(seconds) * 1000 : null;
}

function toRequest(call: Call, deadline: Deadline): RequestInit {
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

function toCampusApiError(cause: unknown, call: Call, deadline: Deadline): CampusApiError {
  if (cause instanceof CampusApiError) return cause;
  if (deadline.signal.aborted) return new CampusApiError(deadline.reason(), call.name);
  return new CampusApiError('unreachable', call.name, { reason: reasonOf(cause), cause });
}

/** `fetch` hides the system's code (`ECONNREFUSED`) or its own words (`bad port`) in the cause of its error. */
function reasonOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  if ('cause' in error && error.cause) return reasonOf(error.cause);
  if ('code' in error && error.code) return String(error.code);
  return 'message' in error ? String(error.message) : '';
}

function outcomeOf({ kind, status }: CampusApiError): Outcome {
  if (kind === 'cancelled') return 'neither';
  if (kind === 'timeout' || kind === 'unreachable') return 'failure';
  return kind === 'status' && status !== null && (status >= 500 || status === 429) ? 'failure' : 'success';
}
