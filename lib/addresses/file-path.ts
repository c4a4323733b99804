import type { Attachment } from '../campus/types';

/** The address of a stored file on our own origin. */
export function filePath(fileName: string, kind: 'file' | 'profile' = 'file'): string {
  return `/files/${kind === 'profile' ? 'profile/' : ''}${encodeURIComponent(fileName)}`;
}

/** The address under which an attachment is saved by its download name. */
export function attachmentPath({ fileName, downloadName }: Attachment): string {
  return `${filePath(fileName)}?name=${encodeURIComponent(downloadName)}`;
}
