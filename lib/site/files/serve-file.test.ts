import { parse } from 'content-disposition';
import type { FileRequest, OpenFile } from '#lib/site/campus-client/files.ts';
import { serveFile } from './serve-file.ts';

const WHOLE: OpenFile = {
  status: 200,
  contentType: 'text/html',
  length: 8,
  contentRange: null,
  lastModified: 'Fri, 20 Nov 2026 10:00:00 GMT',
  body: null,
};
const ETAG = `"${(Date.UTC(2026, 10, 20, 10) / 1000).toString(16)}-8"`;

let cancelled: number;
const open = jest.fn(async (_: string, { range }: FileRequest): Promise<OpenFile | null> => {
  const body = new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(new TextEncoder().encode('%PDF-1.7')),
    cancel() {
      cancelled += 1;
    },
  });
  if (range === 'bytes=90-') return { ...WHOLE, status: 416, length: null, contentRange: 'bytes */8' };
  return range ? { ...WHOLE, status: 206, length: 2, contentRange: 'bytes 2-3/8', body } : { ...WHOLE, body };
});

beforeEach(() => {
  cancelled = 0;
  open.mockClear();
});

function serve(headers: Record<string, string> = {}, fileName = 'a.pdf', query = '') {
  return serveFile(new Request(`http://campus.test/files/x${query}`, { headers }), fileName, open);
}

test('a file is sent with a safe type, security headers and validators', async () => {
  const { status, headers } = await serve();
  expect(status).toBe(200);
  expect(Object.fromEntries(headers)).toMatchObject({
    'accept-ranges': 'bytes',
    'content-type': 'application/pdf',
    'x-file-length': '8',
    'content-disposition': expect.stringMatching(/^attachment/),
    'content-security-policy': "default-src 'none'; sandbox",
    etag: ETAG,
    'last-modified': WHOLE.lastModified,
    'x-content-type-options': 'nosniff',
  });
  expect(headers.get('cache-control')).toContain('no-transform');
});

test.each(['page.html', 'drawing.svg', 'script.js', 'script.mjs', 'feed.xml', 'noending', 'a.jpg.html'])(
  '%s is sent as bytes to save',
  async (fileName) => {
    const { headers } = await serve({}, fileName);
    expect(headers.get('content-type')).toBe('application/octet-stream');
    expect(headers.get('content-disposition')).toMatch(/^attachment/);
  },
);

test('a picture is sent inline', async () => {
  const { headers } = await serve({}, 'a.jpg');
  expect(headers.get('content-type')).toBe('image/jpeg');
  expect(headers.get('content-disposition')).toMatch(/^inline/);
});

test.each([
  { 'if-none-match': ETAG },
  { 'if-none-match': `W/${ETAG}, "other"` },
  { 'if-none-match': '*' },
  { 'if-modified-since': 'Fri, 20 Nov 2026 10:00:00 GMT' },
] as Record<string, string>[])('a client with the current file receives 304 for %p', async (headers) => {
  const reply = await serve(headers);
  expect(reply.status).toBe(304);
  expect(reply.body).toBeNull();
  expect(reply.headers.get('etag')).toBe(ETAG);
  expect(reply.headers.has('x-file-length')).toBe(false);
  expect(cancelled).toBe(1);
});

test.each([
  { 'if-none-match': '"other"' },
  { 'if-none-match': '"other"', 'if-modified-since': 'Fri, 20 Nov 2026 10:00:00 GMT' },
  { 'if-modified-since': 'Thu, 19 Nov 2026 10:00:00 GMT' },
  { 'if-modified-since': 'yesterday' },
] as Record<string, string>[])('a client with another version receives the file for %p', async (headers) => {
  expect((await serve(headers)).status).toBe(200);
});

test('a valid range receives a part, one beyond the end receives 416', async () => {
  const part = await serve({ range: 'bytes=2-3' });
  expect(part.status).toBe(206);
  expect(Object.fromEntries(part.headers)).toMatchObject({
    'content-range': 'bytes 2-3/8',
    'x-file-length': '2',
    etag: ETAG,
  });
  const beyond = await serve({ range: 'bytes=90-' });
  expect(beyond.status).toBe(416);
  expect(beyond.headers.get('content-range')).toBe('bytes */8');
});

test.each([
  [ETAG, 206],
  ['Fri, 20 Nov 2026 10:00:00 GMT', 206],
  ['"other"', 200],
])('a range with If-Range %s receives %i', async (state, status) => {
  const reply = await serve({ range: 'bytes=2-3', 'if-range': state });
  expect(reply.status).toBe(status);
  expect(cancelled).toBe(status === 200 ? 1 : 0);
});

test.each(['../secret', 'a/b.pdf', 'a\\b', '..', '.env', 'a%2fb', 'a\0b', 'x'.repeat(300), 'a?b', 'a#b', ''])(
  'the file name %p is rejected without an upstream request',
  async (fileName) => {
    expect((await serve({}, fileName)).status).toBe(400);
    expect(open).not.toHaveBeenCalled();
  },
);

test.each([
  ['Routine 2083.pdf', 'Routine 2083.pdf'],
  ['setup.exe', 'setup.exe.pdf'],
  ['../../etc/passwd', 'etc passwd.pdf'],
  ['a"; filename=b.exe', 'a ; filename=b.exe.pdf'],
  ['cod\u202efdp.exe', 'cod fdp.exe.pdf'],
  ['one\r\nSet-Cookie: a=b', 'one Set-Cookie  a=b.pdf'],
  ['', 'a.pdf'],
])('the requested name %p becomes %p', async (requested, saved) => {
  expect(await nameOf(requested)).toBe(saved);
});

test('names in Devanagari or with emoji are unchanged, long names are cut', async () => {
  expect(await nameOf('सूचना.pdf')).toBe('सूचना.pdf');
  expect(await nameOf('😀.pdf')).toBe('😀.pdf');
  expect(await nameOf(`${'क'.repeat(4000)}.pdf`)).toBe(`${'क'.repeat(150)}.pdf`);
});

test('a file without a requested name has its own name, sanitised; a requested name takes precedence', async () => {
  const savedAs = async (query: string) => {
    const request = new Request(`http://campus.test/files/x${query}`);
    const { headers } = await serveFile(request, 'a.pdf', open, { nameOf: async () => '../Routine' });
    return parse(headers.get('content-disposition') ?? '').parameters.filename;
  };
  expect([await savedAs(''), await savedAs('?name=Other.pdf')]).toEqual(['Routine.pdf', 'Other.pdf']);
});

async function nameOf(requested: string) {
  const { headers } = await serve({}, 'a.pdf', `?name=${encodeURIComponent(requested)}`);
  return parse(headers.get('content-disposition') ?? '').parameters.filename;
}
