import { setPageStatus } from '#lib/runtime/page-status.ts';
import { isCampusApiError } from '#lib/upstream/errors.ts';
import { declareUnavailable } from './declare-status.ts';

/** What came of reading: the value, or that it could not be had and was never known. */
export type Attempt<T> = { ok: true; value: T } | { ok: false };

/** Reads for one block of a page, so that a failure stays in that block. Any other error than the campus API's goes on. */
export async function attempt<T>(read: () => Promise<T>): Promise<Attempt<T>> {
  try {
    return { ok: true, value: await read() };
  } catch (error) {
    if (!isCampusApiError(error)) throw error;
    return { ok: false };
  }
}

/** Reads what a whole page is about: without it the page says so, and answers 503 with `Retry-After`. */
export async function attemptPage<T>(read: () => Promise<T>): Promise<Attempt<T>> {
  const attempted = await attempt(read);
  if (!attempted.ok) await declareUnavailable();
  return attempted;
}

/** The same for a page that is made for the request. */
export async function attemptDynamic<T>(read: () => Promise<T>): Promise<Attempt<T>> {
  const attempted = await attempt(read);
  if (!attempted.ok) setPageStatus(503);
  return attempted;
}
