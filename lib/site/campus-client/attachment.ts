import { isStoredFileName } from '#lib/platform/http/file-name.ts';
import { pairLists } from './api-list.ts';
import type { ApiFileTexts } from './api-schema.ts';
import type { Report } from './report.ts';

/** A stored file (served under `/files/`) and the name under which visitors save it. */
export interface Attachment {
  fileName: string;
  downloadName: string;
  /** Texts of pages that the campus has corrected, by the number of the page. */
  texts?: Readonly<Record<string, string>>;
}

/** Files of one record: more than a campus attaches, but a foreign API may invent any number. */
const MAX_FILES = 1000;

/** Pairs stored names with download names; leaves out invalid stored names, and those beyond the maximum. A missing download name becomes the stored one. */
export function readPictureFields(first: string, second: string, path: string, report: Report): [string, string][] {
  const pairs = pairLists(first, second);
  if (pairs.length > MAX_FILES) report.addProblem(path, `more than ${MAX_FILES} files`);
  return pairs.slice(0, MAX_FILES).filter(([name]) => {
    if (!isStoredFileName(name)) report.addProblem(path, 'not the name of a stored file');
    return isStoredFileName(name);
  });
}

interface AttachmentFields {
  readonly fileName: string;
  readonly orignalFileName: string;
  readonly fileTexts?: ApiFileTexts;
}

/** Reads the attachments of a record. */
export function readAttachmentFields(
  { fileName: stored, orignalFileName, fileTexts }: AttachmentFields,
  path: string,
  report: Report,
): Attachment[] {
  return readPictureFields(stored, orignalFileName, path, report).map(([fileName, downloadName]) => {
    const pages = fileTexts?.find((each) => each.fileName === fileName)?.pages ?? [];
    const texts = Object.fromEntries(pages.map(({ page, text }) => [page, text]));
    return { fileName, downloadName, ...(pages.length > 0 && { texts }) };
  });
}
