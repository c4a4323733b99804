import { renderContext } from '#lib/platform/runtime/render-context.ts';
import { internalRequest } from './internal-request.ts';

test('the framework gets the nonce of the request in whose context it renders', async () => {
  const seen: unknown[] = [];
  const result = internalRequest(
    ({ headers, url }, response) => {
      seen.push(url, headers['content-security-policy'], `script-src 'nonce-${renderContext.getStore()?.nonce}'`);
      response.end('page');
    },
    { url: '/gallery' },
  );
  expect((await result).response.body.toString()).toBe('page');
  expect(seen[0]).toBe('/gallery');
  expect(seen[1]).toBe(seen[2]);
  expect(renderContext.getStore()).toBeUndefined();
});

test('an internal request fails when the framework throws, rejects or never responds', async () => {
  await expect(
    internalRequest(
      () => {
        throw new Error('at once');
      },
      { url: '/' },
    ),
  ).rejects.toThrow('at once');
  await expect(
    internalRequest(
      async () => {
        throw new Error('later');
      },
      { url: '/' },
    ),
  ).rejects.toThrow('later');
  await expect(internalRequest(() => undefined, { url: '/' }, 10)).rejects.toThrow(/abort/i);
});
