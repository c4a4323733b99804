import { isStoredFileName } from '#lib/platform/http/file-name.ts';
import { pairLists } from './api-list.ts';
import type { Report } from './report.ts';

/** A stored file (served under `/files/`) and the name under which visitors save it. */
export interface Attachment {
  fileName: string;
  downloadName: string;
}

/** Pairs stored names with download names; leaves out invalid stored names. A missing download name becomes the stored one. */
export function readPictureFields(first: string, second: string, path: string, report: Report): [string, string][] {
  return pairLists(first, second).filter(([name]) => {
    if (!isStoredFileName(name)) report.addProblem(path, 'not the name of a stored file');
    return isStoredFileName(name);
  });
}

export function readAttachmentFields(stored: string, original: string, path: string, report: Report): Attachment[] {
  return readPictureFields(stored, original, path, report).map(([fileName, downloadName]) => ({
    fileName,
    downloadName,
  }));
}
