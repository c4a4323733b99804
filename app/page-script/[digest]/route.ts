import { IMMUTABLE } from '#lib/platform/http/error-response.ts';
import { readScript, scriptLike } from '#server/next-adapter/page-script-store.ts';

const TYPE = 'text/javascript; charset=utf-8';

/** The page script, or the script of a control. Pages of another build get this build's script, cached for a minute only. */
export async function GET(_: Request, { params }: RouteContext<'/page-script/[digest]'>): Promise<Response> {
  const { digest: name } = await params;
  const own = readScript(name);
  const text = own ?? scriptLike(name);
  if (text === null) return new Response(null, { status: 404 });
  const lifetime = own === null ? 'public, max-age=60' : IMMUTABLE;
  return new Response(text, { headers: { 'Content-Type': TYPE, 'Cache-Control': lifetime } });
}
