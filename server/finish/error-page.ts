import { states } from '#content/messages/status.ts';
import { plainPage, plainPagePolicy } from '#lib/platform/http/plain-page.ts';
import { API } from '#lib/platform/routes/paths.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { WholeResponse } from '../http/response.ts';

/** The page shown instead of a failed one. The framework's is empty until its scripts run. */
export const errorPage = plainPage(states.errorPage, states.errorPageText);

/** The response to a request for which the server itself failed: a page, or JSON for a program. */
export function errorResponse({ url }: RequestContext): WholeResponse {
  const isApi = url.startsWith(API);
  const body = isApi ? JSON.stringify({ message: states.errorPageText.en }) : errorPage;
  const headers = isApi
    ? { 'content-type': 'application/json' }
    : { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': plainPagePolicy };
  return { status: 500, headers, body: Buffer.from(body) };
}
