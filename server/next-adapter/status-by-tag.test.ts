import { type CacheEntry, isPageValue } from './page-entry.ts';
import { applyDeclaredStatus, declaresStatus, isPastDeclaredStatus } from './status-by-tag.ts';

/** A page with these tags, rendered `age` milliseconds ago. */
function entry(tags: string, age = 0): CacheEntry {
  const headers = JSON.stringify({ 'x-next-cache-tags': tags });
  return {
    lastModified: Date.now() - age,
    value: JSON.parse(`{"kind":"APP_PAGE","html":"","status":200,"headers":${headers}}`),
  };
}

function withStatus(tags: string) {
  const { value } = entry(tags);
  if (!isPageValue(value)) throw new Error('no page');
  applyDeclaredStatus(value);
  return value;
}

test.each([
  ['notices,not-found', 404, undefined],
  ['notices,gone', 410, undefined],
  ['unavailable,gone', 503, '30'],
  ['unavailable,notices', 503, '30'],
  ['incomplete', 200, undefined],
  ['incomplete,not-found', 404, undefined],
  ['incomplete,unavailable', 503, '30'],
])('a page tagged %s gets status %i, and is stored by no other cache', (tags, status, retry) => {
  const page = withStatus(tags);
  expect(page.status).toBe(status);
  expect(page.headers).toMatchObject({ 'cache-control': 'no-store' });
  expect(page.headers?.['retry-after']).toBe(retry);
  expect(declaresStatus(page)).toBe(true);
});

test('a page without a status tag stays unchanged', () => {
  const page = withStatus('notices,contact');
  expect(page.status).toBe(200);
  expect(page.headers).not.toHaveProperty('cache-control');
  expect(declaresStatus(page)).toBe(false);
});

test.each([
  ['not-found', 14_000, false],
  ['not-found', 16_000, true],
  ['incomplete', 4000, false],
  ['incomplete', 6000, true],
  ['unavailable', 6000, true],
  ['notices', 3_600_000, false],
])('a page tagged %s of %i ms ago is rendered again before it is served: %s', (tags, age, isPast) => {
  expect(isPastDeclaredStatus(entry(tags, age))).toBe(isPast);
});
