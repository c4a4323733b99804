import { readPageData } from '@/lib/delivery/page-data';
import { errorAnswer } from '@/lib/http/answer';

/** What the scripts of a page need of it, fetched when they start: the name says what is in it, so it never changes. */
export async function GET(_: Request, { params }: RouteContext<'/page-data/[digest]'>): Promise<Response> {
  const { digest } = await params;
  const data = await readPageData(digest);
  if (data === null) return errorAnswer(404, 'There is no such data.');
  return new Response(data, {
    headers: { 'Content-Type': 'text/x-component', 'Cache-Control': 'public, max-age=31536000, immutable' },
  });
}
