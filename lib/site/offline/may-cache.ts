/** The `Cache-Control` of lite pages (`lib/platform/http/wants-lite.ts`), which this visitor's browser may store. */
const LITE_SHARING = 'private, no-cache';

/** Whether a response is for one visitor, or may not be stored. */
export function isPrivate(headers: Headers): boolean {
  return /\b(no-store|private)\b/.test(headers.get('cache-control') ?? '');
}

/**
 * Whether a response is a page that may be stored on the device: complete, not redirected, and the same for all visitors. Responses that set
 * a cookie are `no-store` on this site: a worker cannot read that header.
 */
export function mayCache({ status, type, redirected, headers }: Response): boolean {
  return (
    status === 200 &&
    type === 'basic' &&
    !redirected &&
    /^text\/html\b/.test(headers.get('content-type') ?? '') &&
    !headers.has('set-cookie') &&
    (headers.get('cache-control') === LITE_SHARING || !isPrivate(headers))
  );
}
