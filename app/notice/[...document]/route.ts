import { serveNoticeDocument } from '#lib/site/notices/feed/serve-notice-document.ts';
import { serveTable, tableFormat } from '#lib/site/site-search/rows/serve-table.ts';

/** Feeds, calendar files and tables of documents, which have one address for both languages. */
export async function GET(request: Request, { params }: RouteContext<'/notice/[...document]'>): Promise<Response> {
  const { document } = await params;
  const path = `/notice/${document.join('/')}`;
  const format = tableFormat(path);
  return format ? serveTable(request, path, format) : serveNoticeDocument(request, document);
}
