import { openPublicPicture } from '@/lib/campus/withheld-files';
import { answerFile } from '@/lib/files/answer-file';

/** A profile picture. */
export async function GET(request: Request, { params }: RouteContext<'/files/profile/[fileName]'>): Promise<Response> {
  const { fileName } = await params;
  return answerFile(request, fileName, openPublicPicture);
}
