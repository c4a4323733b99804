import { documentResponse } from './document-response.ts';

const document = { body: 'feed', type: 'application/atom+xml', changed: new Date('2026-11-17T06:20:00.500Z') };
const ask = (headers: Record<string, string> = {}) =>
  documentResponse(new Request('http://localhost/', { headers }), document);

test('a document is sent with an ETag and a date', async () => {
  const answer = ask();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('last-modified')).toBe('Tue, 17 Nov 2026 06:20:00 GMT');
  expect(answer.headers.get('etag')).toMatch(/^W\/"[\w-]{27}"$/);
  expect(await answer.text()).toBe('feed');
});

test('a client that has the document gets 304, by ETag or by date, the ETag first', async () => {
  const tag = ask().headers.get('etag') ?? '';
  expect(ask({ 'if-none-match': `"x", ${tag}` }).status).toBe(304);
  expect(ask({ 'if-none-match': tag.replace('W/', '') }).status).toBe(304);
  expect(ask({ 'if-none-match': '*' }).status).toBe(304);
  expect(ask({ 'if-modified-since': 'Tue, 17 Nov 2026 06:20:00 GMT' }).status).toBe(304);
  expect(ask({ 'if-modified-since': 'Tue, 17 Nov 2026 06:19:59 GMT' }).status).toBe(200);
  expect(ask({ 'if-modified-since': 'nonsense' }).status).toBe(200);
  expect(ask({ 'if-none-match': '"x"', 'if-modified-since': 'Tue, 17 Nov 2026 06:20:00 GMT' }).status).toBe(200);
  expect(await ask({ 'if-none-match': tag }).text()).toBe('');
});
