import { documentResponse } from './document-response.ts';

const document = { body: 'feed', type: 'application/atom+xml', changed: new Date('2026-11-17T06:20:00.500Z') };
const respond = (headers: Record<string, string> = {}) =>
  documentResponse(new Request('http://localhost/', { headers }), document);

test('a document is sent with an ETag and a date', async () => {
  const response = respond();
  expect(response.status).toBe(200);
  expect(response.headers.get('last-modified')).toBe('Tue, 17 Nov 2026 06:20:00 GMT');
  expect(response.headers.get('etag')).toMatch(/^W\/"[\w-]{27}"$/);
  expect(await response.text()).toBe('feed');
});

test('a client that has the document receives 304, by ETag or by date; the ETag takes precedence', async () => {
  const tag = respond().headers.get('etag') ?? '';
  expect(respond({ 'if-none-match': `"x", ${tag}` }).status).toBe(304);
  expect(respond({ 'if-none-match': tag.replace('W/', '') }).status).toBe(304);
  expect(respond({ 'if-none-match': '*' }).status).toBe(304);
  expect(respond({ 'if-modified-since': 'Tue, 17 Nov 2026 06:20:00 GMT' }).status).toBe(304);
  expect(respond({ 'if-modified-since': 'Tue, 17 Nov 2026 06:19:59 GMT' }).status).toBe(200);
  expect(respond({ 'if-modified-since': 'nonsense' }).status).toBe(200);
  expect(respond({ 'if-none-match': '"x"', 'if-modified-since': 'Tue, 17 Nov 2026 06:20:00 GMT' }).status).toBe(200);
  expect(await respond({ 'if-none-match': tag }).text()).toBe('');
});
