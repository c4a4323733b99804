import { requestContext } from '#lib/runtime/request-context.ts';
import { ownRequest } from './own-request.ts';

test('the framework learns the nonce of the request in whose context it renders', async () => {
  const seen: unknown[] = [];
  const answer = ownRequest(
    ({ headers, url }, response) => {
      seen.push(url, headers['content-security-policy'], `script-src 'nonce-${requestContext.getStore()?.nonce}'`);
      response.end('page');
    },
    { url: '/gallery' },
  );
  expect((await answer).body).toBe('page');
  expect(seen[0]).toBe('/gallery');
  expect(seen[1]).toBe(seen[2]);
  expect(requestContext.getStore()).toBeUndefined();
});
