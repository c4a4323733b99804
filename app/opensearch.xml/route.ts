import { connection } from 'next/server';
import { documentResponse } from '#lib/platform/http/document-response.ts';
import { describeSearch } from '#lib/site/seo/notices.ts';

/** Describes the search of the site to browsers. The addresses are those of the running site, not of the build. */
export async function GET(request: Request): Promise<Response> {
  await connection();
  return documentResponse(request, {
    body: await describeSearch(),
    type: 'application/opensearchdescription+xml',
    freshness: 'public, max-age=86400',
  });
}
