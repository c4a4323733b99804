import { createHash } from 'node:crypto';
import { BoundedMap } from '../runtime/bounded-map.ts';
import { matchesEtag } from './matches-etag.ts';

/** A document generated from content, such as a feed that programs poll. `isDated`: sent with the time since which it is as it is. */
export interface GeneratedDocument {
  body: string | Uint8Array<ArrayBuffer>;
  type: string;
  isDated?: true;
  /** `Cache-Control`, if not the default. */
  freshness?: string;
  headers?: Readonly<Record<string, string>>;
}

/** Fresh for a minute; stale during an outage. */
const CONTENT_CACHE_CONTROL = 'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400';

/** The present form of each document by its path, and the second since which this process knows it. */
const forms = new BoundedMap<string, { readonly tag: string; readonly since: number }>(2000);

/** When a document changed. Its records do not state it: an edited or withdrawn one may have no date. Two forms never have the same second. */
function timeOfChange(path: string, tag: string): Date {
  const previous = forms.get(path);
  const now = Math.floor(Date.now() / 1000);
  const form = previous?.tag === tag ? previous : { tag, since: Math.max(now, (previous?.since ?? 0) + 1) };
  forms.set(path, form);
  return new Date(form.since * 1000);
}

function isNotModified({ headers }: Request, tag: string, changed: Date | null): boolean {
  const tags = headers.get('if-none-match');
  if (tags !== null) return matchesEtag(tags, tag);
  // Not earlier ones, too: another process may know an earlier form since a later time.
  return changed !== null && Date.parse(headers.get('if-modified-since') ?? '') === changed.getTime();
}

/** Responds with the document, or 304 for a client that has it (RFC 9110, 13.1): the ETag takes precedence over the date. */
export function documentResponse(
  request: Request,
  { body, type, isDated, freshness = CONTENT_CACHE_CONTROL, headers }: GeneratedDocument,
): Response {
  // Weak: an encoded response has other bytes.
  const tag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  const changed = isDated ? timeOfChange(new URL(request.url).pathname, tag) : null;
  const validators = {
    'Cache-Control': freshness,
    ETag: tag,
    ...(changed && { 'Last-Modified': changed.toUTCString() }),
  };
  if (isNotModified(request, tag, changed)) return new Response(null, { status: 304, headers: validators });
  return new Response(body, {
    headers: { ...validators, ...headers, 'Content-Type': type, 'X-Content-Type-Options': 'nosniff' },
  });
}
