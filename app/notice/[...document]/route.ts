import { serveNoticeDocument } from '#lib/notices/serve-notice-document.ts';

/** Feeds and calendar files, which are in no language of the site. */
export async function GET(request: Request, { params }: RouteContext<'/notice/[...document]'>): Promise<Response> {
  const { document } = await params;
  return serveNoticeDocument(request, document);
}
