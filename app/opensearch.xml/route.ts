import { connection } from 'next/server';
import { describeSearch } from '@/lib/site-search/describe-search';

/** Lets browsers offer the search of the site. Its addresses are those of where it runs, not of where it was built. */
export async function GET(): Promise<Response> {
  await connection();
  return new Response(describeSearch(), {
    headers: { 'Content-Type': 'application/opensearchdescription+xml', 'Cache-Control': 'public, max-age=86400' },
  });
}
