import { documentResponse } from '#lib/platform/http/document-response.ts';
import { jsonError } from '#lib/platform/http/error-response.ts';
import { memoizeFor } from '#lib/platform/runtime/memoize-for.ts';
import { respondOr503 } from '#lib/site/campus-client/respond-or-503.ts';
import { readFeedFile } from '#lib/site/seo/sitemap/feed-files.ts';
import { makePageFeed } from '#lib/site/seo/sitemap/make-page-feed.ts';

/** Milliseconds before a feed is generated again. */
const FRESH_MS = 10_000;

/** A feed of changed pages, with the public address `/feed.xml`. */
export async function GET(request: Request, { params }: RouteContext<'/page-feed/[file]'>): Promise<Response> {
  const { file } = await params;
  const feed = readFeedFile(file);
  if (feed === null) return jsonError(404, 'There is no such feed.');
  return respondOr503('The feed is not available right now.', async () => {
    return documentResponse(request, await memoizeFor(file, FRESH_MS, () => makePageFeed(feed.locale, feed.format)));
  });
}
