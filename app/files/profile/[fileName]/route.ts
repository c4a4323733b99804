import { openPublicPicture } from '#lib/content-store/files/withheld-files.ts';
import { serveFile } from '#lib/files/serve-file.ts';

/** A profile picture. */
export async function GET(request: Request, { params }: RouteContext<'/files/profile/[fileName]'>): Promise<Response> {
  const { fileName } = await params;
  return serveFile(request, fileName, openPublicPicture);
}
