import { pageScript } from '#components/page-script/page-script.ts';
import { IMMUTABLE } from '#lib/http/answer.ts';
import { readPageScript } from '#lib/next/page-script-store.ts';

const TYPE = 'text/javascript; charset=utf-8';

/** The script of all pages. A page of another build gets this build's, under that name for a minute only. */
export async function GET(_: Request, { params }: RouteContext<'/page-script/[digest]'>): Promise<Response> {
  const own = readPageScript((await params).digest);
  const lifetime = own === null ? 'public, max-age=60' : IMMUTABLE;
  return new Response(own ?? pageScript, { headers: { 'Content-Type': TYPE, 'Cache-Control': lifetime } });
}
