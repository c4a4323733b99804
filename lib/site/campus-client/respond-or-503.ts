import { jsonError } from '#lib/platform/http/error-response.ts';
import { isCampusApiError } from './errors.ts';

/** The response of `respond`, or 503 with `message` where the campus API fails. */
export async function respondOr503(message: string, respond: () => Promise<Response>): Promise<Response> {
  try {
    return await respond();
  } catch (error) {
    if (!isCampusApiError(error)) throw error;
    return jsonError(503, message, { 'Retry-After': '60' });
  }
}
