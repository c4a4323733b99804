import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { exportFile, OLD_SITE, smallPdf } from '../testing/wordpress-export.ts';
import { type ZippedFile, zipFile } from '../testing/zip-file.ts';
import { downloadFiles, downloadSource } from './download.ts';
import { downloadName, type MediaFile } from './media.ts';
import { MAX_EXPORT_BYTES, openExport } from './open-export.ts';
import { unpackFiles } from './unpack.ts';
import { readZipEntries } from './zip-archive.ts';

describe('downloads', () => {
  const maxBytes = 100 * 1024 * 1024;
  const endings = ['pdf'];
  let folder: string;
  let server: Server;
  let respond: RequestListener;
  let requested: string[];
  let site: string;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'wordpress-'));
    requested = [];
    server = createServer((request, response) => {
      requested.push(request.url ?? '');
      respond(request, response);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    site = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const file = (path: string): MediaFile => ({ path, url: `${site}/wp-content/uploads/${path}`, name: path });
  const download = (...paths: string[]) =>
    downloadFiles(site, paths.map(file), folder, { maxBytes, allowPrivate: true, retryMs: 1 });

  test('each file is downloaded once, also by a second run', async () => {
    respond = (_, response) => response.end(smallPdf);
    expect(await download('a.pdf', 'b.pdf')).toEqual(new Map());
    expect(await download('a.pdf', 'b.pdf', 'c.pdf')).toEqual(new Map());
    expect(requested.map((url) => url.slice(-5)).sort()).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
    expect(downloadSource(folder, new Map(), endings).locate(file('a.pdf'))).toEqual({
      path: expect.stringContaining(folder),
    });
  });

  test('a missing file is named, and the rest is downloaded', async () => {
    respond = ({ url = '' }, response) => {
      response.statusCode = url.endsWith('a.pdf') ? 404 : 200;
      response.end(smallPdf);
    };
    const failures = await download('a.pdf', 'b.pdf');
    const problem = expect.objectContaining({ code: 'file-failed', values: { reason: 'HTTP 404' } });
    expect(failures).toEqual(new Map([['a.pdf', problem]]));
    expect(downloadSource(folder, failures, endings).locate(file('a.pdf'))).toEqual({ problem });
  });

  test('another version of a missing file is downloaded, also from another server of the site', async () => {
    respond = ({ url = '' }, response) => {
      response.statusCode = url.endsWith('gate-scaled.png') ? 200 : 404;
      response.end(smallPdf);
    };
    const others = [{ path: 'gate-scaled.png', url: `${site}/wp-content/uploads/gate-scaled.png` }];
    const files = [{ ...file('gate.png'), others }];
    const options = { maxBytes, allowPrivate: true, retryMs: 1 };
    expect(await downloadFiles('https://campus.example', files, folder, options)).toEqual(new Map());
    expect(requested.map((url) => url.split('/').at(-1))).toEqual(['gate.png', 'gate-scaled.png']);
    expect(readdirSync(folder)).toHaveLength(1);
  });

  test('an interrupted file leaves nothing behind', async () => {
    respond = (_, response) => {
      response.writeHead(200, { 'content-length': '5000' });
      response.write(smallPdf);
      setTimeout(() => response.destroy(), 50);
    };
    expect((await download('a.pdf')).has('a.pdf')).toBe(true);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('a file that declares more than 100 MB is not downloaded', async () => {
    respond = (_, response) => {
      response.writeHead(200, { 'content-length': String(101 * 1024 * 1024) });
      response.write('%PDF');
    };
    expect(await download('a.pdf')).toEqual(
      new Map([['a.pdf', expect.objectContaining({ code: 'file-too-large', values: { most: 100 } })]]),
    );
  });

  test.each(['http://169.254.169.254/latest/', 'file:///etc/passwd', 'http://localhost:1/'])(
    'a redirect to %s is not followed',
    async (location) => {
      respond = (_, response) => {
        response.writeHead(302, { location });
        response.end();
      };
      expect((await download('a.pdf')).get('a.pdf')?.code).toBe('site-other-host');
      expect(readdirSync(folder)).toEqual([]);
    },
  );

  test('a private address is not requested without the flag, nor by its name', async () => {
    respond = (_, response) => response.end(smallPdf);
    const named = site.replace('127.0.0.1', 'localhost');
    for (const address of [site, named]) {
      const files = [{ ...file('a.pdf'), url: `${address}/a.pdf` }];
      const failures = await downloadFiles(address, files, folder, { maxBytes });
      expect(failures.get('a.pdf')?.code).toBe('site-private');
    }
    expect(requested).toEqual([]);
  });

  test('a busy server gets the request again', async () => {
    respond = (_, response) => {
      response.statusCode = requested.length < 3 ? 503 : 200;
      response.end(smallPdf);
    };
    expect(await download('a.pdf')).toEqual(new Map());
    expect(requested).toHaveLength(3);
  });

  test('a program is not downloaded', () => {
    expect(downloadSource(folder, null, endings).locate(file('setup.exe'))).toEqual({
      problem: expect.objectContaining({ code: 'file-kind' }),
    });
  });

  test('a cancelled download stores no further file', async () => {
    const controller = new AbortController();
    respond = (_, response) => {
      controller.abort();
      response.end(smallPdf);
    };
    const files = [file('a.pdf'), file('b.pdf'), file('c.pdf')];
    const options = { maxBytes, allowPrivate: true, signal: controller.signal };
    await expect(downloadFiles(site, files, folder, options)).rejects.toThrow(/abort/i);
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('archives', () => {
  const MAX_BYTES = 100 * 1024 * 1024;

  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'zip-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  function write(name: string, content: Buffer | string): { path: string; name: string } {
    const path = join(folder, name);
    writeFileSync(path, content);
    return { path, name };
  }

  const fileAt = (path: string): MediaFile => ({
    path,
    url: `${OLD_SITE}/wp-content/uploads/${path}`,
    name: path.split('/').at(-1) ?? '',
  });
  const media = () => join(folder, 'media');
  const collect = async (files: readonly ZippedFile[], ...paths: string[]) => {
    const archives = [write('uploads.zip', zipFile(files))];
    const failures = await unpackFiles(archives, paths.map(fileAt), media(), { maxBytes: MAX_BYTES });
    return {
      failures: Object.fromEntries(failures),
      stored: paths.map((path) => existsSync(join(media(), downloadName(fileAt(path))))),
    };
  };

  test.each([
    '2019/routine.pdf',
    'uploads/2019/routine.pdf',
    './site/wp-content/uploads/2019/routine.pdf',
    'uploads\\2019\\routine.pdf',
  ])('a file of an archive is collected at %s', async (name) => {
    expect(await collect([{ name, content: smallPdf }], '2019/routine.pdf')).toEqual({ failures: {}, stored: [true] });
  });

  test('names in Devanagari are collected, also decomposed ones, and files without compression', async () => {
    const files = [
      { name: 'uploads/नतिजा.pdf', content: smallPdf, isStored: true },
      { name: 'uploads/Résumé.pdf'.normalize('NFD'), content: smallPdf },
    ];
    expect(await collect(files, 'नतिजा.pdf', 'Résumé.pdf')).toEqual({ failures: {}, stored: [true, true] });
  });

  test('names that leave the folder write nothing outside of it', async () => {
    const names = ['../../evil.pdf', '/etc/evil.pdf', 'uploads/../../evil.pdf', '..\\..\\evil.pdf'];
    const files = names.map((name) => ({ name, content: smallPdf }));
    await collect(files, 'evil.pdf', '2019/routine.pdf');
    const all = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    expect(all.filter((name) => name.includes('evil'))).toEqual([]);
    expect(existsSync(join(folder, '../evil.pdf'))).toBe(false);
  });

  test('files that are larger than they state, too large, encrypted or damaged are left out with a reason', async () => {
    const bomb = Buffer.alloc(101 * 1024 * 1024);
    const { failures, stored } = await collect(
      [
        { name: 'a.pdf', content: smallPdf, statedBytes: 5 },
        { name: 'b.pdf', content: bomb },
        { name: 'c.pdf', content: smallPdf, isEncrypted: true },
        { name: 'd.pdf', content: smallPdf },
      ],
      ...['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'],
    );
    expect(stored).toEqual([false, false, false, true]);
    expect(failures).toMatchObject({
      'a.pdf': { code: 'file-damaged' },
      'b.pdf': { code: 'file-too-large', values: { most: 100 } },
      'c.pdf': { code: 'file-encrypted' },
    });
    expect(readdirSync(media()).filter((name) => name.endsWith('.partial'))).toEqual([]);
  });

  test.each([
    ['another file', Buffer.from('PK\u0003\u0004 and nothing else')],
    ['an archive that was cut', zipFile([{ name: 'a.pdf', content: smallPdf }]).subarray(0, -30)],
    ['an empty file', Buffer.alloc(0)],
  ])('%s is refused as an archive', (_, content) => {
    const { path } = write('a.zip', content);
    expect(() => readZipEntries(path, 'a.zip')).toThrow(
      expect.objectContaining({ code: 'zip', values: { file: 'a.zip' } }),
    );
  });

  describe('an export file', () => {
    const xml = Buffer.from(exportFile([{ id: 1, title: 'Notice' }]));
    const open = async (name: string, content: Buffer) => openExport(write(name, content), join(folder, 'export.xml'));
    const code = (name: string, content: Buffer) =>
      open(name, content).then(
        () => null,
        ({ code }: { code: string }) => code,
      );

    test('is read as it is, from gzip, and from an archive beside other files', async () => {
      expect(await open('a.xml', xml)).toBe(join(folder, 'a.xml'));
      const archive = zipFile([
        { name: 'site.xml', content: xml },
        { name: '__MACOSX/._site.xml', content: smallPdf },
        { name: 'readme.txt', content: smallPdf },
      ]);
      for (const content of [gzipSync(xml), archive])
        expect(await open('a.bin', content)).toBe(join(folder, 'export.xml'));
    });

    test('is refused with its reason if it is too large, damaged, or not the only one', async () => {
      const bomb = Buffer.alloc(MAX_EXPORT_BYTES + 1, 32);
      const two = [
        { name: 'a.xml', content: xml },
        { name: 'b.xml', content: xml },
      ];
      expect(await code('bomb.xml.gz', gzipSync(bomb))).toBe('too-large');
      expect(await code('bomb.zip', zipFile([{ name: 'a.xml', content: bomb }]))).toBe('too-large');
      expect(await code('cut.xml.gz', gzipSync(xml).subarray(0, -20))).toBe('unpack');
      expect(await code('two.zip', zipFile(two))).toBe('zip-one');
      expect(await code('none.zip', zipFile([]))).toBe('zip-one');
      expect(await code('cut.zip', zipFile(two).subarray(0, -40))).toBe('zip');
    });
  });
});
