import { IMMUTABLE, jsonError } from '#lib/platform/http/error-response.ts';
import { readFlightPayload } from '#server/next-adapter/flight-payloads.ts';

/** The data of a page for its scripts, fetched when they start. Its name is a digest, so it never changes. */
export async function GET(_: Request, { params }: RouteContext<'/page-data/[digest]'>): Promise<Response> {
  const { digest } = await params;
  const data = await readFlightPayload(digest);
  if (data === null) return jsonError(404, 'There is no such data.');
  return new Response(data, {
    headers: { 'Content-Type': 'text/x-component', 'Cache-Control': IMMUTABLE },
  });
}
