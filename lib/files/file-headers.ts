import { create } from 'content-disposition';
import { FILE_LENGTH } from '#lib/http/file-length.ts';
import type { OpenFile } from '#lib/upstream/files.ts';
import { contentTypeOf } from './content-type.ts';
import type { Validators } from './validators.ts';

/** Public files change under their name seldom; a minute is what pages have. No longer: it may be withheld the next day. */
const PUBLIC = 'public, max-age=60, must-revalidate';

/** How a file goes out; by default to anyone, under the name that the address asks for. */
export interface Delivery {
  cacheControl?: string;
  /** What a file is saved as where no name is asked for. */
  nameOf?: (fileName: string) => Promise<string | null>;
  /** Fixes the name, and lets nothing be shown in place. */
  saveAs?: string;
}

/** All of them our own: nothing that upstream says goes on but sizes and the time of change. */
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
    // Packed on the way, a part would be no part of the file.
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
