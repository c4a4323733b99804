import { jsonError } from '#lib/platform/http/error-response.ts';
import { serveTable, tableFormat } from '#lib/site/site-search/rows/serve-table.ts';

/** Tables of documents, which have one address for both languages. */
export async function GET(request: Request, { params }: RouteContext<'/publication/[...document]'>): Promise<Response> {
  const path = `/publication/${(await params).document.join('/')}`;
  const format = tableFormat(path);
  return format ? serveTable(request, path, format) : jsonError(404, 'There is nothing at this address.');
}
