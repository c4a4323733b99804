import { servePagePicture } from '#lib/site/documents/serve-page-picture.ts';

/** A picture of a page of a document in the requested width. */
export async function GET(
  _: Request,
  { params }: RouteContext<'/page-pictures/[digest]/[picture]'>,
): Promise<Response> {
  const { digest, picture } = await params;
  return servePagePicture(digest, picture);
}
