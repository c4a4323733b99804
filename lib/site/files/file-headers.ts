import { create } from 'content-disposition';
import { contentTypeOf } from '#lib/platform/http/content-type.ts';
import { FILE_LENGTH } from '#lib/platform/http/file-length.ts';
import type { OpenFile } from '#lib/site/campus-client/files.ts';
import type { Validators } from './validators.ts';

/** A minute, as for pages: public files seldom change under their name, but may be withheld the next day. */
const PUBLIC = 'public, max-age=60, must-revalidate';

/** Options for serving a file; by default to anyone, under the name in the address. */
export interface Delivery {
  cacheControl?: string;
  /** Suggested file name where the address has none. */
  nameOf?: (fileName: string) => Promise<string | null>;
  /** Overrides the file name, and prevents display in the browser. */
  saveAs?: string;
}

/** Response headers of a file. Only sizes and the modification time come from upstream. */
export function fileHeaders(
  fileName: string,
  name: string,
  { cacheControl = PUBLIC, saveAs }: Delivery,
  file: OpenFile,
  { etag, lastModified }: Validators,
): Headers {
  const { type, inline } = contentTypeOf(fileName);
  const headers = new Headers({
    'Accept-Ranges': 'bytes',
    // If a proxy compressed the response, ranges would not match the file.
    'Cache-Control': `${cacheControl}, no-transform`,
    'Content-Disposition': create(name, { type: inline && !saveAs ? 'inline' : 'attachment' }),
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Content-Type': type,
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
  });
  if (file.length !== null) headers.set(FILE_LENGTH, String(file.length));
  if (file.contentRange) headers.set('Content-Range', file.contentRange);
  if (etag) headers.set('ETag', etag);
  if (lastModified) headers.set('Last-Modified', lastModified);
  return headers;
}
