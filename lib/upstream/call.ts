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
import { type Call, exchange, type ReadResponse } from './upstream-call.ts';

const JSON_LIMIT = 8 * 1024 * 1024;
/** Of tens of thousands of notices. */
const LONG_LIST_LIMIT = 64 * 1024 * 1024;
const LONGEST_PAUSE_MS = 200;

/** Two for what only reads. */
type Tries = 1 | 2;

/**
 * Asks the campus API and makes its reply ours. What `parse` complains of is logged in one line, a failure too.
 * The whole of it, second try and body included, takes at most `UPSTREAM_TIMEOUT_MS`. `from`: another upstream than the campus API of pages.
 * @throws CampusApiError
 */
export function ask<T>(call: Call, tries: Tries, parse: Parse<T>, from?: Upstream): Promise<T> {
  return read(call, tries, JSON_LIMIT, (bytes, report) => parse(parseJson(bytes, call.name), report), from);
}

/** The same for a long list, which is parsed only where it is not what came last: else the answer is the very object of that time. */
export function requestUnlessSame<T>(call: Call, parse: Parse<T>): Promise<T> {
  const latest = processSingleton('latest long lists', () => new Map<string, { digest: string; parsed: unknown }>());
  return read(call, 2, LONG_LIST_LIMIT, (bytes, report) => {
    const digest = hash('sha256', bytes);
    const known = latest.get(call.path);
    if (known?.digest === digest) return known.parsed as T;
    const parsed = parse(parseJson(bytes, call.name), report);
    latest.set(call.path, { digest, parsed });
    return parsed;
  });
}

type Parse<T> = (reply: unknown, report: Report) => T;

async function read<T>(
  call: Call,
  tries: Tries,
  limit: number,
  parse: (bytes: Uint8Array, report: Report) => T,
  from?: Upstream,
) {
  const report = createReport(call.name);
  try {
    const bytes = await reach(from ?? (await connect(call)), call, tries, (response, { signal }) =>
      readBytes(response, limit, signal, call.name),
    );
    return parse(bytes, report);
  } catch (error) {
    logFailure(error);
    throw error;
  } finally {
    report.flush();
  }
}

/** Opens a file of an upstream, by default the campus API; the deadline that `read` gets is disarmed when it is done. */
export async function open<T>(call: Call, read: ReadResponse<T>, visitor?: AbortSignal, from?: Upstream | null) {
  try {
    return await reach(from ?? (await connect(call)), call, call.method === 'GET' ? 2 : 1, read, visitor);
  } catch (error) {
    logFailure(error);
    throw error;
  }
}

async function connect(call: Call): Promise<Upstream> {
  try {
    return await campusApi();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : '';
    throw new CampusApiError('unreachable', call.name, { reason, cause });
  }
}

async function reach<T>(upstream: Upstream, call: Call, tries: Tries, read: ReadResponse<T>, visitor?: AbortSignal) {
  const deadline = startDeadline(environment().upstreamTimeoutMs, visitor);
  try {
    return await exchange(upstream, call, deadline, read).catch(async (error: unknown) => {
      if (tries < 2 || !isWorthAnotherTry(error)) throw error;
      await pause(deadline, call);
      return exchange(upstream, call, deadline, read);
    });
  } finally {
    deadline.disarm();
  }
}

/** A time-out is not: it has used up the time of both tries. */
function isWorthAnotherTry(error: unknown): boolean {
  if (!(error instanceof CampusApiError) || error.retryAfter !== null) return false;
  return error.kind === 'unreachable' || (error.kind === 'status' && (error.status ?? 0) >= 500);
}

/** Of random length, so that many pages that failed together don't come back together. */
async function pause(deadline: Deadline, call: Call): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, Math.random() * LONGEST_PAUSE_MS);
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
  // An open circuit was announced by the failures that opened it.
  log[kind === 'open-circuit' ? 'debug' : 'warn']({ call, kind, status, reason: message }, 'campus API call failed');
}
