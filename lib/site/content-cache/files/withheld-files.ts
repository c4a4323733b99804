import 'server-only';
import { foldFileName } from '#lib/platform/http/file-name.ts';
import {
  type FileRequest,
  isSiteFile,
  type OpenFile,
  openFile,
  openProfilePicture,
} from '#lib/site/campus-client/files.ts';
import { publicNames } from './public-names.ts';
import { withheldNames } from './withheld-names.ts';

/** Opens a public file; null if there is none or the QAA list names it, in any spelling. @throws CampusApiError */
export async function openPublicFile(fileName: string, request: FileRequest = {}): Promise<OpenFile | null> {
  return (await isWithheld(fileName)) ? null : openFile(fileName, request);
}

/** `openPublicFile` for profile pictures, which come from the same store. @throws CampusApiError */
export async function openPublicPicture(fileName: string, request: FileRequest = {}): Promise<OpenFile | null> {
  return (await isWithheld(fileName)) ? null : openProfilePicture(fileName, request);
}

/**
 * Whether a file is not public, for example because it belongs to the QAA area. Before the first QAA list only files that public pages
 * show are served. Needs no rendering: the server calls it for pictures. @throws CampusApiError for any other file then
 */
export async function isWithheld(fileName: string): Promise<boolean> {
  if (isSiteFile(fileName)) return false;
  const folded = foldFileName(fileName);
  const { names, unsure } = await withheldNames();
  if (names.has(folded)) return true;
  if (unsure && !(await publicNames()).has(folded)) throw unsure;
  return false;
}
