import 'server-only';
import { Refusal } from '#lib/http/refusal.ts';
import { isCampusApiError } from '#lib/upstream/errors.ts';

/** What the campus API answers. @throws Refusal 503 when it fails */
export async function or503<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (!isCampusApiError(error)) throw error;
    throw new Refusal(503, 'The documents are not available right now. Please try again in a minute.', {
      'Retry-After': '60',
    });
  }
}
