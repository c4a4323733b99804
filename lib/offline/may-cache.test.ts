import { mayCache } from './may-cache.ts';

const HTML = { 'content-type': 'text/html; charset=utf-8' };

/** As a worker sees an answer of its own origin. */
function answer(headers: Record<string, string>, status = 200, kind: Partial<Response> = {}): Response {
  const response = new Response(null, { status, headers: { ...HTML, ...headers } });
  return Object.defineProperties(response, {
    type: { value: kind.type ?? 'basic' },
    redirected: { value: kind.redirected ?? false },
  });
}

test.each(['s-maxage=60, stale-while-revalidate=604800', 'private, no-cache', ''])('a page that says %p', (sharing) =>
  expect(mayCache(answer({ 'cache-control': sharing }))).toBe(true),
);

test.each<[string, Response]>([
  ['no-store', answer({ 'cache-control': 'no-store' })],
  ['a session’s', answer({ 'cache-control': 'private, no-store' })],
  ['private', answer({ 'cache-control': 'private, max-age=60' })],
  ['missing', answer({}, 404)],
  ['a failure', answer({}, 503)],
  ['of a cookie', answer({ 'set-cookie': 'a=1' })],
  ['no page', answer({ 'content-type': 'application/json' })],
  ['of another address', answer({}, 200, { redirected: true })],
  ['of another origin', answer({}, 200, { type: 'opaque' })],
])('not one that is %s', (_, response) => expect(mayCache(response)).toBe(false));
