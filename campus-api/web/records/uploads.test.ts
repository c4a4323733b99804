import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, request as httpRequest, type Server } from 'node:http';
import { type AddressInfo, connect, createServer as createTcpServer, type Server as TcpServer } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { newId } from '#campus-api/accounts/sessions.ts';
import { MAX_FILE_BYTES } from '#campus-api/files/check-file.ts';
import { type AdminBrowser, withAdminApp } from '#campus-api/testing/admin-app.ts';
import { allMessagesIn } from '#campus-api/testing/admin-messages.ts';
import { ChangedError, RefusedError, sendFile } from '../assets/transfer.js';
import { clearOldDrafts } from '../drafts/drafts.ts';
import { assets } from '../view/assets.ts';

const admin = withAdminApp();
const messages = allMessagesIn('en');
const MB = 1024 ** 2;
const DAY = 86_400_000;

const newKey = () => randomBytes(9).toString('base64url');
const pdf = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.7 '), randomBytes(bytes - 9)]);

interface Part {
  name?: string;
  size: number;
  offset?: number;
  token?: string;
}

const headersOf = ({ cookie, session }: AdminBrowser, { name = 'तालिका.pdf', size, offset = 0, token }: Part) => ({
  cookie,
  accept: 'application/json',
  'content-type': 'application/octet-stream',
  upload: new URLSearchParams({
    token: token ?? session.csrf,
    name,
    size: String(size),
    modified: '5',
    field: '',
    offset: String(offset),
  }).toString(),
});

/** A stored draft, and requests about one of its uploads. */
async function openDraft(browser = admin().browser('publisher')) {
  const [id, key] = [newId(), newKey()];
  const address = `/notices/drafts/${id}`;
  await admin().upload(browser, address, [['text', 'सूचना']]);
  const sendPart = (body: BodyInit, part: Part, by = browser) =>
    admin().send(`${address}/uploads/${key}`, {
      method: 'POST',
      headers: headersOf(by, part),
      body,
      ...(body instanceof ReadableStream && { duplex: 'half' }),
    });
  const sendForm = async (fields: Record<string, string>, accept = 'application/json') => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ token: browser.session.csrf, text: 'सूचना', ...fields }))
      form.append(name, value);
    const sent = new Response(form);
    const headers = { cookie: browser.cookie, accept, 'content-type': sent.headers.get('content-type') ?? '' };
    return admin().send(address, { method: 'POST', headers, body: await sent.arrayBuffer() });
  };
  return {
    browser,
    id,
    key,
    address,
    sendPart,
    sendForm,
    folder: join(admin().services.drafts.folderOf(id), key),
    status: async () =>
      (await admin().send(`${address}/uploads/${key}`, { headers: { cookie: browser.cookie } })).json(),
    files: () => admin().services.drafts.read(browser.session.account.id, id)?.files ?? [],
  };
}

describe('over real connections', () => {
  let server: Server;
  let proxy: TcpServer;
  /** Bytes after which the next connections break off. */
  let breaks: number[];
  let sent: number;

  beforeEach(async () => {
    breaks = [];
    sent = 0;
    const listener = getRequestListener((request: Request) => admin().fetch(request), { overrideGlobalObjects: false });
    server = createServer(listener);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = address(server);
    proxy = createTcpServer((client) => {
      const upstream = connect(port, '127.0.0.1');
      for (const socket of [client, upstream]) socket.on('error', () => undefined);
      client.on('data', (chunk) => {
        sent += chunk.length;
        upstream.write(chunk);
        const [next] = breaks;
        if (next === undefined || sent < next) return;
        breaks.shift();
        client.destroy();
        upstream.end();
      });
      upstream.on('data', (chunk) => client.write(chunk));
      client.on('close', () => upstream.end());
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  });
  afterEach(async () => {
    server.closeAllConnections();
    await Promise.all([server, proxy].map((each) => new Promise((resolve) => each.close(resolve))));
  });
  const address = (of: Server | TcpServer) => {
    const bound = of.address();
    if (bound === null || typeof bound === 'string') throw new Error('The server does not listen');
    return bound satisfies AddressInfo;
  };

  /** Requests about an upload over the line that breaks. */
  const requestOver =
    (browser: AdminBrowser, path: string) =>
    (method: string, { headers = {}, body }: { headers?: object; body?: ArrayBuffer }) =>
      new Promise<{ status: number; data: unknown }>((resolve, reject) => {
        const request = httpRequest({ port: address(proxy).port, path, method, agent: false }, async (response) => {
          const chunks = await response.toArray();
          resolve({ status: response.statusCode ?? 0, data: JSON.parse(Buffer.concat(chunks).toString()) });
        });
        const own = { host: 'localhost:4100', origin: 'http://localhost:4100', cookie: browser.cookie };
        for (const [name, value] of Object.entries({ ...own, ...headers })) request.setHeader(name, value);
        request.on('error', reject);
        request.end(body === undefined ? undefined : Buffer.from(body));
      });
  const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

  test('a file of 20 MB over a line that is lost three times arrives once, and only lost parts are sent again', async () => {
    const { browser, address: draftPath, key, sendForm, files, folder } = await openDraft();
    const content = pdf(20 * MB);
    const file = new File([content], 'तालिका.pdf', { lastModified: 5 });
    breaks = [3 * MB, 8 * MB + 100_000, 19 * MB];
    const failures: unknown[] = [];
    await sendFile(file, {
      request: requestOver(browser, `${draftPath}/uploads/${key}`),
      describe: (offset: number) => headersOf(browser, { name: file.name, size: file.size, offset }),
      pause: async () => undefined,
      onProgress: () => undefined,
      onFailure: (error: unknown) => failures.push(error),
      signal: new AbortController().signal,
    });
    expect(failures).toHaveLength(3);
    expect(breaks).toEqual([]);
    // Half a megabyte for each lost part, and the headers.
    expect(sent).toBeLessThan(22 * MB);
    expect((await sendForm({ upload: key })).status).toBe(200);
    expect(files()).toEqual([expect.objectContaining({ key, name: 'तालिका.pdf', size: 20 * MB })]);
    expect(hashOf(readFileSync(join(folder, 'तालिका.pdf')))).toBe(hashOf(content));
  });

  test('fifty files at once over a line that is lost arrive complete in their order, and one over the limit is refused by name', async () => {
    const { browser, address: draftPath, id, sendForm, files } = await openDraft();
    const contents = Array.from({ length: 50 }, (_, index) => pdf(20_000 + index * 12_000));
    // Two parts for the last ones.
    breaks = [2 * MB, 5 * MB, 9 * MB];
    const send = (file: Pick<File, 'name' | 'size' | 'slice'>, key: string) =>
      sendFile(file, {
        request: requestOver(browser, `${draftPath}/uploads/${key}`),
        describe: (offset: number) => headersOf(browser, { name: file.name, size: file.size, offset }),
        pause: async () => undefined,
        onProgress: () => undefined,
        onFailure: () => undefined,
        signal: new AbortController().signal,
      });
    const huge = {
      name: 'भिडियो.pdf',
      size: MAX_FILE_BYTES + 1,
      slice: (start = 0, end = 0) => new Blob([Buffer.alloc(end - start)]),
    };
    const refused = expect(send(huge, newKey())).rejects.toThrow(/भिडियो\.pdf.*100 MB/);
    await Promise.all(
      contents.map(async (content, index) => {
        const key = newKey();
        const name = `${index + 1}.pdf`;
        await send(new File([content], name, { lastModified: 5 }), key);
        expect((await sendForm({ upload: key, order: String(index + 1) })).status).toBe(200);
      }),
    );
    await refused;
    expect(breaks).toEqual([]);
    const stored = files();
    expect(stored.map(({ name }) => name)).toEqual(contents.map((_, index) => `${index + 1}.pdf`));
    const { drafts } = admin().services;
    expect(stored.map((file) => hashOf(readFileSync(drafts.pathOf(id, file))))).toEqual(contents.map(hashOf));
  });
});

describe('the script that sends a file', () => {
  const signal = new AbortController().signal;
  const parameters = (received: () => number) => ({
    request: async () => ({ status: 200, data: { isAdded: false, received: received() } }),
    describe: () => ({}),
    pause: async () => undefined,
    onProgress: () => undefined,
    onFailure: () => undefined,
    signal,
  });

  test('refuses a file that cannot be read any more', async () => {
    const file = {
      size: 10,
      slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) }),
    };
    await expect(
      sendFile(
        file,
        parameters(() => 0),
      ),
    ).rejects.toThrow(ChangedError);
  });

  test('refuses a file whose content was replaced while it was sent', async () => {
    let reads = 0;
    const file = {
      size: 10,
      slice: () => ({
        arrayBuffer: async () => {
          reads += 1;
          return new Uint8Array(10).fill(reads).buffer;
        },
      }),
    };
    let received = 0;
    const sending = sendFile(file, {
      ...parameters(() => received),
      request: async (method: string) => {
        if (method === 'POST') received = 10;
        return { status: 200, data: { isAdded: false, received } };
      },
    });
    await expect(sending).rejects.toThrow(ChangedError);
  });

  test('ends with the reason of the server if another attempt does not help', async () => {
    const request = async (method: string) =>
      method === 'GET' ? { status: 200, data: { received: 0 } } : { status: 422, data: { problem: 'too large' } };
    const sending = sendFile(new File(['12345'], 'a.pdf'), { ...parameters(() => 0), request });
    await expect(sending).rejects.toThrow(new RefusedError('too large'));
  });
});

describe('an upload', () => {
  test('belongs to the draft of its account, needs the token of the page, and ends with the session', async () => {
    const { address, key, browser, sendPart, folder } = await openDraft();
    const stranger = admin().browser('editor');
    const bytes = pdf(100);
    expect((await sendPart(bytes, { size: 100 }, stranger)).status).toBe(404);
    expect((await sendPart(bytes, { size: 100, token: stranger.session.csrf })).status).toBe(403);
    expect((await sendPart(bytes, { size: 100 })).status).toBe(200);
    const by = ({ cookie }: AdminBrowser) =>
      admin().send(`${address}/uploads/${key}`, { headers: { cookie, accept: 'application/json' } });
    expect((await by(stranger)).status).toBe(404);
    admin().services.database.exec(`UPDATE admin_sessions SET ended = ${Date.now()}, end_reason = 'password'`);
    for (const response of [await by(browser), await sendPart(bytes, { size: 100 })]) {
      expect(response.status).toBe(401);
      expect(await response.json()).toEqual({ problem: messages.login.newPassword });
    }
    expect(readdirSync(folder)).toEqual(['part']);
  });

  test.each(['../../campus.db', 'a/b/c/d/e/fg', '..%2F..%2Fcampus', 'short'])(
    'with %s as its key is not accepted',
    async (key) => {
      const { address, browser } = await openDraft();
      const response = await admin().send(`${address}/uploads/${key}`, {
        method: 'POST',
        headers: headersOf(browser, { size: 5 }),
        body: '%PDF-',
      });
      expect(response.status).toBe(404);
    },
  );

  test.each([
    ['larger than the limit', MAX_FILE_BYTES + 1, 'more than 100 MB'],
    ['empty', 0, 'is empty'],
  ])('is refused by name before a byte is written if its file is %s', async (_, size, reason) => {
    const { sendPart, folder } = await openDraft();
    const response = await sendPart('%PDF-', { size, name: 'वार्षिक.pdf' });
    expect(response.status).toBe(422);
    const { problem } = await response.json();
    expect(problem).toContain('वार्षिक.pdf');
    expect(problem).toContain(reason);
    expect(existsSync(folder)).toBe(false);
  });

  test('accepts neither more bytes than announced nor a part behind a gap', async () => {
    const { sendPart, status } = await openDraft();
    expect((await sendPart(pdf(60), { size: 100 })).status).toBe(200);
    expect((await sendPart(pdf(10), { size: 100, offset: 61 })).status).toBe(409);
    expect((await sendPart(pdf(41), { size: 100, offset: 60 })).status).toBe(413);
    expect((await status()).received).toBeLessThanOrEqual(100);
  });

  test('continues with what arrived before its connection was lost', async () => {
    const { sendPart, status, sendForm, key, folder } = await openDraft();
    const content = pdf(100_000);
    await sendPart(content.subarray(0, 40_000), { size: 100_000 });
    const interrupted = new ReadableStream({
      pull(controller) {
        controller.error(new Error('connection lost'));
      },
    });
    expect((await sendPart(interrupted, { size: 100_000, offset: 40_000 })).status).toBe(408);
    expect(await status()).toEqual({ isAdded: false, received: 40_000 });
    expect((await sendForm({ upload: key })).status).toBe(409);
    await sendPart(content.subarray(40_000), { size: 100_000, offset: 40_000 });
    await sendForm({ upload: key });
    expect(readFileSync(join(folder, 'तालिका.pdf'))).toEqual(content);
  });

  test('is added once, however often the form is sent, and stays removed', async () => {
    const { sendPart, sendForm, files, key } = await openDraft();
    await sendPart(pdf(100), { size: 100 });
    const replies = await Promise.all([sendForm({ upload: key }), sendForm({ upload: key })]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect((await sendForm({ upload: key })).status).toBe(200);
    expect(files().map((file) => file.key)).toEqual([key]);
    await sendForm({ do: `remove:${key}` });
    expect((await sendForm({ upload: key })).status).toBe(409);
    expect(files()).toEqual([]);
  });

  test('that is not complete holds the publication back and is named, until it is taken out', async () => {
    const { address, browser, sendPart, sendForm, key, folder } = await openDraft();
    await sendPart(pdf(60_000), { size: 100_000 });
    const fields = { department: 'exam', do: 'publish' };
    const response = await sendForm(fields, 'text/html');
    expect(response.headers.get('location')).toBe(`${address}?check#unfinished`);
    const page = await admin().send(`${address}?check`, { headers: { cookie: browser.cookie } });
    expect(await page.text()).toMatch(/role="alert".*तालिका\.pdf.*60 KB of 100 KB/s);
    await sendForm({ do: `cancel:${key}` });
    expect(existsSync(folder)).toBe(false);
    expect((await sendForm(fields, 'text/html')).headers.get('location')).toContain('done=published');
  });

  test('stays over a restart and is deleted after a day, but not by a clock that is wrong for a while', async () => {
    const { sendPart, status, folder, id } = await openDraft();
    const { services } = admin();
    await sendPart(pdf(60), { size: 100 });
    const now = Date.now();
    clearOldDrafts(services.database, services.draftsFolder, now);
    services.uploads.clearOld(now + 200 * DAY);
    services.uploads.clearOld(now + 0.9 * DAY);
    expect((await status()).received).toBe(60);
    for (let hours = 1; hours <= 60; hours += 1) services.uploads.clearOld(now + (hours * DAY) / 24);
    expect([(await status()).received, existsSync(folder)]).toEqual([0, false]);
    expect(services.drafts.read(admin().browser('publisher').session.account.id, id)).not.toBeNull();
  });

  test('is refused once an account has two hundred unfinished ones', async () => {
    const { sendPart, id } = await openDraft();
    const { uploads } = admin().services;
    for (let count = 0; count < 200; count += 1)
      uploads.begin(id, { key: newKey(), name: 'a.pdf', size: 10, modified: 0, field: '' });
    const response = await sendPart(pdf(100), { size: 100 });
    expect([response.status, await response.json()]).toEqual([422, { problem: messages.problem.quota }]);
  });
});

test('a form that its script saves is reported with the time in Nepal, in Nepali digits', async () => {
  const { address, browser } = await openDraft();
  jest.useFakeTimers({
    now: Date.parse('2026-11-29T03:56:00Z'),
    doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'],
  });
  const form = new FormData();
  form.append('token', browser.session.csrf);
  const sent = new Response(form);
  const cookie = browser.cookie.replace('admin-language=en', 'admin-language=ne');
  const headers = { cookie, accept: 'application/json', 'content-type': sent.headers.get('content-type') ?? '' };
  const body = await sent.arrayBuffer();
  admin().services.database.exec(`UPDATE admin_sessions SET seen = ${Date.now()}, started = ${Date.now()}`);
  const response = await admin().send(address, { method: 'POST', headers, body });
  jest.useRealTimers();
  expect(await response.json()).toEqual({ saved: '०९:४१ मा सुरक्षित भयो', page: expect.stringContaining(address) });
});

test('every script that the form of a draft imports is served', async () => {
  const pending = [assets.formScript];
  const loaded = new Set<string>();
  for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
    if (loaded.has(path)) continue;
    loaded.add(path);
    const response = await admin().send(path);
    expect([path, response.status, response.headers.get('content-type')]).toEqual([
      path,
      200,
      expect.stringContaining('javascript'),
    ]);
    for (const [, name = ''] of (await response.text()).matchAll(/^import .* from '(.+)';$/gm))
      pending.push(new URL(name, `http://localhost${path}`).pathname);
  }
  expect(loaded.size).toBeGreaterThan(6);
});
