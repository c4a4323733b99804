import { openPublicFile } from '@/lib/campus/withheld-files';
import { answerFile } from '@/lib/files/answer-file';

/** A stored file of the campus API. */
export async function GET(request: Request, { params }: RouteContext<'/files/[fileName]'>): Promise<Response> {
  const { fileName } = await params;
  return answerFile(request, fileName, openPublicFile);
}
