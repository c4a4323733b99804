import { openPublicFile } from '#lib/site/content-cache/files/withheld-files.ts';
import { serveFile } from '#lib/site/files/serve-file.ts';
import { attachedName } from '#lib/site/notices/attached-name.ts';

/** A stored file of the campus API. */
export async function GET(request: Request, { params }: RouteContext<'/files/[fileName]'>): Promise<Response> {
  const { fileName } = await params;
  return serveFile(request, fileName, openPublicFile, { nameOf: attachedName });
}
