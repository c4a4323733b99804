import { matchesEtag } from '#lib/platform/http/matches-etag.ts';
import type { OpenFile } from '#lib/site/campus-client/files.ts';

/** Validators of a file's version; null where upstream sends no size or modification time. */
export interface Validators {
  etag: string | null;
  lastModified: string | null;
}

/** Derives validators from size and modification time, as web servers do; upstream's own ETag is not trusted. */
export function validatorsOf({ length, contentRange, lastModified }: OpenFile): Validators {
  const size = contentRange ? Number(/\/(\d+)$/.exec(contentRange)?.[1] ?? Number.NaN) : length;
  const time = Date.parse(lastModified ?? '');
  if (size === null || Number.isNaN(size) || Number.isNaN(time)) return { etag: null, lastModified: null };
  return { etag: `"${(time / 1000).toString(16)}-${size.toString(16)}"`, lastModified };
}

/** Whether the client has this version (RFC 9110, 13.1): `If-None-Match` takes precedence over `If-Modified-Since`. */
export function isNotModified(headers: Headers, { etag, lastModified }: Validators): boolean {
  const tags = headers.get('if-none-match');
  if (tags !== null) return etag !== null && matchesEtag(tags, etag);
  const since = Date.parse(headers.get('if-modified-since') ?? '');
  return lastModified !== null && Date.parse(lastModified) <= since;
}

/** Whether a range may be sent: with `If-Range` only if the client has a part of this version. */
export function isRangeValid(headers: Headers, { etag, lastModified }: Validators): boolean {
  const version = headers.get('if-range');
  return version === null || version === etag || version === lastModified;
}
