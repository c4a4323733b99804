import { handleNoticeSearch } from '#lib/site/site-search/handle-notice-search.ts';

/** A page of a department's notices, or of search results. */
export async function GET(request: Request): Promise<Response> {
  return handleNoticeSearch(new URL(request.url).searchParams);
}
