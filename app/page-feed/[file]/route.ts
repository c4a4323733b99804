import { documentResponse } from '#lib/http/document-response.ts';
import { jsonError } from '#lib/http/error-response.ts';
import { memoizeFor } from '#lib/runtime/memoize-for.ts';
import { readFeedFile } from '#lib/seo/page-feed/feed-files.ts';
import { makePageFeed } from '#lib/seo/page-feed/make-page-feed.ts';
import { isCampusApiError } from '#lib/upstream/errors.ts';

/** Milliseconds before a feed is generated again. */
const FRESH_MS = 10_000;

/** A feed of changed pages, with the public address `/feed.xml`. */
export async function GET(request: Request, { params }: RouteContext<'/page-feed/[file]'>): Promise<Response> {
  const { file } = await params;
  const feed = readFeedFile(file);
  if (feed === null) return jsonError(404, 'There is no such feed.');
  try {
    return documentResponse(request, await memoizeFor(file, FRESH_MS, () => makePageFeed(feed.locale, feed.format)));
  } catch (error) {
    if (!isCampusApiError(error)) throw error;
    return jsonError(503, 'The feed is not available right now.', { 'Retry-After': '60' });
  }
}
