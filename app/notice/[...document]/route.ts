import { serveNoticeDocument } from '#lib/site/notices/feed/serve-notice-document.ts';

/** Feeds and calendar files, which have one address for both languages. */
export async function GET(request: Request, { params }: RouteContext<'/notice/[...document]'>): Promise<Response> {
  const { document } = await params;
  return serveNoticeDocument(request, document);
}
