import 'server-only';
import { Refusal } from '#lib/platform/http/refusal.ts';
import { isCampusApiError } from '#lib/site/campus-client/errors.ts';

/** Awaits a response of the campus API. @throws Refusal 503 if it fails */
export async function or503<T>(response: Promise<T>): Promise<T> {
  try {
    return await response;
  } catch (error) {
    if (!isCampusApiError(error)) throw error;
    throw new Refusal(503, 'The documents are not available right now. Please try again in a minute.', {
      'Retry-After': '60',
    });
  }
}
