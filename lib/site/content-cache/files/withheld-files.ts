import 'server-only';
import { setTimeout } from 'node:timers/promises';
import { foldFileName } from '#lib/platform/http/file-name.ts';
import { environment } from '#lib/platform/settings/index.ts';
import {
  type FileRequest,
  isSiteFile,
  type OpenFile,
  openFile,
  openProfilePicture,
} from '#lib/site/campus-client/files.ts';
import { publicNames } from './public-names.ts';
import { lastWithheldNames, withheldNames } from './withheld-names.ts';

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

/**
 * `isWithheld` for a page that can do without the file: it waits a fifth of the time of a call, then the last list applies. The embedded
 * API always responds. @throws CampusApiError where there is no list
 */
export async function isWithheldFromPage(fileName: string): Promise<boolean> {
  const request = isWithheld(fileName);
  const { upstreamUrl, upstreamTimeoutMs } = environment();
  if (upstreamUrl === null) return request;
  const reply = await Promise.race([request, setTimeout(upstreamTimeoutMs / 5, null, { ref: false })]);
  if (reply !== null) return reply;
  request.catch(() => undefined);
  const { names, unsure } = lastWithheldNames();
  if (unsure) throw unsure;
  return names.has(foldFileName(fileName));
}
