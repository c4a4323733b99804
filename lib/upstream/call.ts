import 'server-only';
import { environment } from '#lib/runtime/environment/index.ts';
import { log } from '#lib/runtime/log.ts';
import { readJson } from './bounded-body.ts';
import { type Deadline, startDeadline, untilAborted } from './deadline.ts';
import { CampusApiError } from './errors.ts';
import { type Call, exchange, type ReadResponse } from './exchange.ts';
import { createReport, type Report } from './report.ts';
import { campusApi, type Upstream } from './upstream.ts';

const JSON_LIMIT = 8 * 1024 * 1024;
const LONGEST_PAUSE_MS = 200;

/** Two for what only reads. */
type Tries = 1 | 2;

/**
 * Asks the campus API and makes its reply ours. What `parse` complains of is logged in one line, a failure too.
 * The whole of it, second try and body included, takes at most `UPSTREAM_TIMEOUT_MS`.
 * @throws CampusApiError
 */
export async function ask<T>(call: Call, tries: Tries, parse: (reply: unknown, report: Report) => T): Promise<T> {
  const report = createReport(call.name);
  try {
    const reply = await reach(await connect(call), call, tries, (response, { signal }) =>
      readJson(response, JSON_LIMIT, signal, call.name),
    );
    return parse(reply, report);
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
    await untilAborted(promise, deadline.signal);
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
