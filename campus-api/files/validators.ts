import type { Stats } from 'node:fs';

/** What a copy of a file is compared by; `lastModified` is a date as HTTP writes it. */
export interface Validators {
  etag: string;
  lastModified: string;
}

export function validatorsOf(stats: Stats): Validators {
  const etag = `"${stats.size.toString(36)}-${Math.trunc(stats.mtimeMs).toString(36)}"`;
  return { etag, lastModified: stats.mtime.toUTCString() };
}

/** Whether the visitor's copy is current: `If-None-Match` first, `If-Modified-Since` only without it (RFC 9110, 13.2.2). */
export function isNotModified(headers: Headers, { etag, lastModified }: Validators): boolean {
  const noneMatch = headers.get('if-none-match');
  if (noneMatch !== null) {
    const tags = noneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    return tags.includes('*') || tags.includes(etag);
  }
  const since = Date.parse(headers.get('if-modified-since') ?? '');
  return Date.parse(lastModified) <= since;
}

/** The `Range` header, unless `If-Range` names another state of the file: then null, and the whole file is sent. */
export function currentRange(headers: Headers, { etag, lastModified }: Validators): string | null {
  const condition = headers.get('if-range');
  return condition === null || condition === etag || condition === lastModified ? headers.get('range') : null;
}
