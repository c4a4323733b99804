import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { smallPdf } from '../testing/wordpress-export.ts';
import { downloadFiles, downloadSource } from './download.ts';
import type { MediaFile } from './media.ts';

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
