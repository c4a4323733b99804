import { mayCache } from './may-cache.ts';

const HTML = { 'content-type': 'text/html; charset=utf-8' };

/** A response of the same origin, as a worker receives it. */
function response(headers: Record<string, string>, status = 200, kind: Partial<Response> = {}): Response {
  const created = new Response(null, { status, headers: { ...HTML, ...headers } });
  return Object.defineProperties(created, {
    type: { value: kind.type ?? 'basic' },
    redirected: { value: kind.redirected ?? false },
  });
}

test.each(['s-maxage=60, stale-while-revalidate=604800', 'private, no-cache', ''])(
  'a page with the cache control %p may be cached',
  (sharing) => expect(mayCache(response({ 'cache-control': sharing }))).toBe(true),
);

test.each<[string, Response]>([
  ['no-store', response({ 'cache-control': 'no-store' })],
  ['of a session', response({ 'cache-control': 'private, no-store' })],
  ['private', response({ 'cache-control': 'private, max-age=60' })],
  ['not found', response({}, 404)],
  ['a server error', response({}, 503)],
  ['with a cookie', response({ 'set-cookie': 'a=1' })],
  ['not a page', response({ 'content-type': 'application/json' })],
  ['of another address', response({}, 200, { redirected: true })],
  ['of another origin', response({}, 200, { type: 'opaque' })],
])('a response that is %s is not cached', (_, created) => expect(mayCache(created)).toBe(false));
