import 'server-only';
import { documentResponse, type GeneratedDocument } from '#lib/platform/http/document-response.ts';
import { jsonError } from '#lib/platform/http/error-response.ts';
import { memoizeFor } from '#lib/platform/runtime/memoize-for.ts';
import { respondOr503 } from '#lib/site/campus-client/respond-or-503.ts';
import { currentCategory, listPath } from '../addresses.ts';
import { readFeedAddress } from './feed-address.ts';
import { makeDeadline, makeDeadlines } from './make-calendar.ts';
import { makeFeed } from './make-feed.ts';

/** Milliseconds before a generated document is generated again. */
const FRESH_MS = 10_000;

/** The feed or the calendar for the segments after `/notice/` in an address. */
async function documentAt(segments: readonly string[]): Promise<GeneratedDocument | null> {
  const path = segments.join('/');
  if (path === 'admission/deadlines.ics') return memoizeFor(path, FRESH_MS, makeDeadlines);
  const [, id] = /^item\/([\w-]{1,64})\/deadline\.ics$/.exec(path) ?? [];
  if (id) return makeDeadline(id);
  const feed = readFeedAddress(segments);
  return feed && memoizeFor(path, FRESH_MS, () => makeFeed(feed.department, feed.format));
}

/** Serves a feed or a calendar; 304 for a client that has it, a redirect for a renamed category, 404 for any other address. */
export async function serveNoticeDocument(request: Request, segments: readonly string[]): Promise<Response> {
  const [category = '', file = ''] = segments;
  const current = segments.length === 2 ? currentCategory(category) : category;
  if (current !== category)
    return new Response(null, { status: 308, headers: { location: `${listPath(current)}/${file}` } });
  return respondOr503('The notices are not available right now.', async () => {
    const document = await documentAt(segments);
    return document ? documentResponse(request, document) : jsonError(404, 'There is nothing at this address.');
  });
}
