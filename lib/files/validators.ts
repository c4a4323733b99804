import { matchesEtag } from '#lib/http/matches-etag.ts';
import type { OpenFile } from '#lib/upstream/files.ts';

/** What tells one state of a file from another; null where upstream says too little. */
export interface Validators {
  etag: string | null;
  lastModified: string | null;
}

/** By size and time of change, as web servers do: upstream's own ETag is not ours to vouch for. */
export function validatorsOf({ length, contentRange, lastModified }: OpenFile): Validators {
  const size = contentRange ? Number(/\/(\d+)$/.exec(contentRange)?.[1] ?? Number.NaN) : length;
  const time = Date.parse(lastModified ?? '');
  if (size === null || Number.isNaN(size) || Number.isNaN(time)) return { etag: null, lastModified: null };
  return { etag: `"${(time / 1000).toString(16)}-${size.toString(16)}"`, lastModified };
}

/** Whether the visitor has this state already (RFC 9110, 13.1): `If-None-Match` counts before `If-Modified-Since`. */
export function isNotModified(headers: Headers, { etag, lastModified }: Validators): boolean {
  const known = headers.get('if-none-match');
  if (known !== null) return etag !== null && matchesEtag(known, etag);
  const since = Date.parse(headers.get('if-modified-since') ?? '');
  return lastModified !== null && Date.parse(lastModified) <= since;
}

/** Whether a part may be sent: `If-Range` asks for it only of the state that the visitor has a part of. */
export function isPartWanted(headers: Headers, { etag, lastModified }: Validators): boolean {
  const state = headers.get('if-range');
  return state === null || state === etag || state === lastModified;
}
