import { expect, test } from '#e2e/support/test.ts';
import { pathsOf } from '#lib/platform/routes/match.ts';
import { NOTICE_SEARCH } from '#lib/platform/routes/paths.ts';
import { routes } from '#lib/platform/routes/table.ts';
import { samplePath } from '#lib/platform/routes/testing/sample-path.ts';

const isShared = (sharing: string) => /\b(public|s-maxage)\b/.test(sharing) && !/\b(no-store|private)\b/.test(sharing);

test('every fixed page of the route table exists in both languages, and the cache headers of each address match the table', async ({
  request,
}) => {
  test.slow();
  const different: string[] = [];
  let successful = 0;
  for (const route of routes) {
    const isFixedPage = (route.kind === 'page' || route.kind === 'dynamic') && !route.path.includes('{');
    for (const path of pathsOf({ ...route, path: samplePath(route) })) {
      const response = await request.get(path, { maxRedirects: 0 });
      // An empty search redirects to the list.
      if (isFixedPage) expect.soft(response.status(), path).toBe(path.endsWith(NOTICE_SEARCH) ? 308 : 200);
      if (response.status() !== 200) continue;
      successful += 1;
      const sharing = response.headers()['cache-control'] ?? '';
      if (isShared(sharing) !== (route.storedBy === 'anyone')) different.push(`${path}: ${sharing}`);
    }
  }
  expect(different).toEqual([]);
  expect(successful).toBeGreaterThan(90);
});
