import { states } from '#content/messages/states.ts';
import { plainPage, plainPagePolicy } from '#lib/http/plain-page.ts';
import { API } from '#lib/routes/paths.ts';
import type { Exchange } from '../exchange.ts';
import { completeHeaders } from './complete-headers.ts';
import type { WholeResponse } from './whole-response.ts';

/** The last resort, when a page could not be made at all. What the framework sends in its place is empty until its scripts run. */
export const errorPage = plainPage(states.errorPage, states.errorPageText);

/** What a visitor gets where the server itself failed: a page, or a sentence for a program. */
export function errorResponse(exchange: Exchange): WholeResponse {
  const isApi = exchange.url.startsWith(API);
  const body = isApi ? JSON.stringify({ message: states.errorPageText.en }) : errorPage;
  const headers = isApi
    ? { 'content-type': 'application/json' }
    : { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': plainPagePolicy };
  return completeHeaders({ status: 500, headers, body: Buffer.from(body) }, exchange);
}
