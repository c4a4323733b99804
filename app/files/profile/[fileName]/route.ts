import { openPublicPicture } from '#lib/site/content-cache/files/withheld-files.ts';
import { serveFile } from '#lib/site/files/serve-file.ts';

/** A profile picture. */
export async function GET(request: Request, { params }: RouteContext<'/files/profile/[fileName]'>): Promise<Response> {
  const { fileName } = await params;
  return serveFile(request, fileName, openPublicPicture);
}
