import { getMimeType, mimes } from 'hono/utils/mime';

const officeTypes = {
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
};

/** Without a prototype: an extension may be `constructor`. */
const types: Record<string, string> = Object.assign(Object.create(null), mimes, officeTypes);

export function contentType(fileName: string): string {
  return getMimeType(fileName, types) ?? 'application/octet-stream';
}
