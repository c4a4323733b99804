import { connection } from 'next/server';
import { documentResponse } from '#lib/platform/http/document-response.ts';
import { jsonError } from '#lib/platform/http/error-response.ts';
import { environment } from '#lib/platform/settings/index.ts';

/** The key by which search engines recognise that this site reports its addresses (indexnow.org). */
export async function GET(request: Request): Promise<Response> {
  // The key is a setting of the running site, not of the build.
  await connection();
  const { indexNow } = environment().channels;
  if (indexNow === null) return jsonError(404, 'This site does not report to search engines.');
  return documentResponse(request, { body: indexNow.key, type: 'text/plain; charset=utf-8' });
}
