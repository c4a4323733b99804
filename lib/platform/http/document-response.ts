import { createHash } from 'node:crypto';
import { matchesEtag } from './matches-etag.ts';

/** A document generated from content, such as a feed that programs poll. `changed`: when its content last changed. */
export interface GeneratedDocument {
  body: string | Uint8Array<ArrayBuffer>;
  type: string;
  changed: Date | null;
  /** `Cache-Control`, if not the default. */
  freshness?: string;
  headers?: Readonly<Record<string, string>>;
}

/** Fresh for a minute; stale during an outage. */
const CONTENT_CACHE_CONTROL = 'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400';

function isNotModified(request: Request, tag: string, changed: Date | null): boolean {
  const tags = request.headers.get('if-none-match');
  if (tags !== null) return matchesEtag(tags, tag);
  const since = Date.parse(request.headers.get('if-modified-since') ?? '');
  return changed !== null && Math.floor(changed.getTime() / 1000) * 1000 <= since;
}

/** Responds with the document, or 304 for a client that has it (RFC 9110, 13.1): the ETag takes precedence over the date. */
export function documentResponse(
  request: Request,
  { body, type, changed, freshness = CONTENT_CACHE_CONTROL, headers }: GeneratedDocument,
): Response {
  // Weak: an encoded response has other bytes.
  const tag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
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
