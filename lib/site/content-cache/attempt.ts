import { isCampusApiError } from '#lib/site/campus-client/errors.ts';
import { declareUnavailable } from './declare-status.ts';

/** The result of reading content: the value, or none where the read failed and nothing was ever stored. */
export type Attempt<T> = { ok: true; value: T } | { ok: false };

/** Reads content for one block of a page, so that a failure affects only that block. Catches only errors of the campus API. */
export async function attempt<T>(read: () => Promise<T>): Promise<Attempt<T>> {
  try {
    return { ok: true, value: await read() };
  } catch (error) {
    if (!isCampusApiError(error)) throw error;
    return { ok: false };
  }
}

/** Whether content is there, and no empty list. */
export const hasContent = <T>(value: T): value is NonNullable<T> =>
  value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);

/** Whether content can be read and there is none. */
export async function readsNothing(read: () => Promise<unknown>): Promise<boolean> {
  const content = await attempt(read);
  return content.ok && !hasContent(content.value);
}

/** Reads the main content of a page. A failure gives the page status 503 and `Retry-After`. */
export async function attemptPage<T>(read: () => Promise<T>): Promise<Attempt<T>> {
  const attempted = await attempt(read);
  if (!attempted.ok) await declareUnavailable();
  return attempted;
}
