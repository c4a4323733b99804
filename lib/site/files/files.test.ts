import { create, parse } from 'content-disposition';
import fc from 'fast-check';
import type { FileRequest, OpenFile } from '#lib/site/campus-client/files.ts';
import { describeFile, fileType, formatFileSize } from './describe-file.ts';
import { likelyWidths, usefulWidths } from './likely-widths.ts';
import { pictureSources } from './picture-sources.ts';
import { savedName, serveFile } from './serve-file.ts';
import { pictureWidths } from './widths.ts';

describe('requests for files', () => {
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
    expect(await nameOf(`${'a'.repeat(148)}क्षि.pdf`)).toBe(`${'a'.repeat(148)}.pdf`);
    expect(await nameOf(`${'a'.repeat(145)}👨‍👩‍👧.pdf`)).toBe(`${'a'.repeat(145)}.pdf`);
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
});

describe('names of files', () => {
  test('any requested name results in a header with exactly one name', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 500 }),
        fc.constantFrom('a.pdf', 'सूचना.docx', 'noending'),
        (requested, stored) => {
          const name = savedName(requested, stored);
          expect(name.length).toBeGreaterThan(0);
          expect(name).not.toMatch(/[\\/"\r\n]/);
          const header = create(name, { type: 'attachment' });
          expect(() => new Headers({ 'Content-Disposition': header })).not.toThrow();
        },
      ),
      {
        numRuns: 2000,
        examples: [
          ['\ud800.pdf', 'a.pdf'],
          ['a"; filename=b', 'a.pdf'],
          ['....', 'a.pdf'],
        ],
      },
    );
  });
});

describe('descriptions of files', () => {
  describe('fileType', () => {
    it.each([
      ['a.pdf', 'PDF'],
      ['1786-नतिजा.docx', 'DOCX'],
      ['notice.tar.gz', 'GZ'],
      ['result 2083', null],
      ['no. 12', null],
      ['.', null],
    ])('the type of %s is %s', (name, type) => {
      expect(fileType(name)).toBe(type);
    });
  });

  describe('formatFileSize', () => {
    it.each([
      [0, '1 KB'],
      [9132, '9 KB'],
      [999_400, '999 KB'],
      [999_600, '1.0 MB'],
      [13_340_000, '13.3 MB'],
    ])('%d bytes are formatted as %s', (bytes, text) => {
      expect(formatFileSize(bytes, 'en')).toBe(text);
    });

    it('file sizes have the digits of the language', () => {
      expect(formatFileSize(1_440_000, 'ne')).toBe('१.४ एमबी');
    });
  });

  test('a file is described by its type and size, if known', () => {
    expect(describeFile('a.pdf', 312_000, 'en')).toBe('PDF, 312 KB');
    expect(describeFile('a.pdf', null, 'en')).toBe('PDF');
    expect(describeFile('a', 312_000, 'ne')).toBe('३१२ केबी');
    expect(describeFile('a', null, 'en')).toBe('');
    expect(describeFile('a.pdf', 0, 'ne')).toBe('PDF, खाली');
  });
});

describe('sources of pictures', () => {
  const widthsIn = (srcSet = '') => [...srcSet.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));

  test('a picture is offered in the widths up to its own and the next one', () => {
    const { src, srcSet } = pictureSources('/files/छात्र 1.jpg', 400);
    expect(widthsIn(srcSet)).toEqual([96, 192, 288, 384, 480]);
    expect(src).toBe(`/_next/image?url=${encodeURIComponent('/files/छात्र 1.jpg')}&w=480&q=60`);
  });

  test('a picture larger than all widths is offered in all, with the width of a phone for browsers without srcset', () => {
    const { src, srcSet } = pictureSources('/pictures/banner-1.webp', 9000);
    expect(widthsIn(srcSet)).toEqual(pictureWidths);
    expect(src).toContain('&w=750&');
  });

  test('a drawing is not encoded', () => {
    expect(pictureSources('/files/seal.svg', 100)).toEqual({ src: '/files/seal.svg' });
  });

  test('only the widths that the layout uses are offered', () => {
    const { src, srcSet } = pictureSources('/files/poster.jpg', 1000, [288, 660, 750]);
    expect(widthsIn(srcSet)).toEqual([288, 660, 750]);
    expect(src).toContain('&w=750&');
  });
});

describe('widths of pictures', () => {
  test.each([
    ['80px', [96, 192, 288]],
    ['(width > 768px) 17rem, 45vw', [288, 384, 480, 660]],
    ['(width > 40rem) 20rem, calc(100vw - 42px)', [288, 384, 480, 660, 960, 1200]],
    ['(min-resolution: 2.5dppx) 67vw, 100vw', [750, 1200, 1600, 2000]],
  ])('for sizes %s only the widths used by common phones and desktops are likely', (sizes, widths) => {
    expect(likelyWidths(sizes, pictureWidths)).toEqual(widths);
  });

  test('the largest width is likely for a picture smaller than its display size', () => {
    expect(likelyWidths('100vw', [96, 192])).toEqual([192]);
  });

  test.each([
    ['80px', 96],
    ['(width > 768px) 17rem, 45vw', 192],
    ['(width > 768px) 12vw, 92vw', 96],
    ['(width > 768px) 23rem, 92vw', 288],
    ['100vw', 288],
  ])('for sizes %s no width below %d is useful', (sizes, minWidth) => {
    expect(usefulWidths(sizes, pictureWidths)).toEqual(pictureWidths.filter((width) => width >= minWidth));
  });
});
