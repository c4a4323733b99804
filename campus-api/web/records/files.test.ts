import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as httpRequest, type Server } from 'node:http';
import { type AddressInfo, connect, createServer as createTcpServer, type Server as TcpServer } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import sharp from 'sharp';
import { newId } from '#campus-api/accounts/sessions.ts';
import { MAX_FILE_BYTES } from '#campus-api/files/check-file.ts';
import { noticeToReply } from '#campus-api/records/notice/notice.ts';
import { createNoticeStore } from '#campus-api/records/notice/store.ts';
import { type AdminBrowser, withAdminApp } from '#campus-api/testing/admin-app.ts';
import { allMessagesIn } from '#campus-api/testing/admin-messages.ts';
import { withAdminPages } from '#campus-api/testing/admin-pages.ts';
import { fixtureFile } from '#campus-api/testing/fixture-api.ts';
import { fillForm, formIn } from '#campus-api/testing/form-values.ts';
import { issueMessages } from '#campus-api/validation/issue-messages.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { ChangedError, RefusedError, sendFile } from '../assets/transfer.js';
import { clearOldDrafts } from '../drafts/drafts.ts';
import { assets } from '../view/assets.ts';
import { textsOf, withPageText } from './file-texts.ts';

const pdf = (name: string) => new File(['%PDF-1.7 text'], name, { type: 'application/pdf' });

describe('uploads', () => {
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
      const listener = getRequestListener((request: Request) => admin().fetch(request), {
        overrideGlobalObjects: false,
      });
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
});

describe('attached files', () => {
  const pages = withAdminPages();
  const { confirmation, leftOut, notices } = allMessagesIn('ne');

  const find = () =>
    createNoticeStore(pages().services.database)
      .all()
      .find(({ id }) => id === 5);
  const stored = () => find()?.files.map(({ original }) => original);

  /** Sends the form of a page with a button and other values; returns the next page. */
  function press(page: string, button: string, values: Record<string, string | string[]> = {}): Promise<string> {
    const form = formIn(page);
    return pages().send(form.action, { ...form.values, ...values, do: button });
  }

  test('the reason for a picture that is left out has all its values', async () => {
    const bmp = Buffer.alloc(58);
    bmp.write('BM', 'latin1');
    bmp.writeUInt32LE(54, 10);
    bmp.writeUInt32LE(40, 14);
    const { action, values } = formIn(await pages().get('/albums/new'));
    const page = await pages().send(action, { ...values, do: 'keep' }, [new File([bmp], 'plain: a.bmp')]);
    const reason = fillIn(issueMessages['file-format'].ne, { file: 'plain- a.bmp', format: 'BMP' }, 'ne');
    expect(page).toContain(reason);
  });

  test('a photograph too large for smaller versions is attached as one that is not, upright and under its name', async () => {
    const photograph = await sharp({ create: { width: 300, height: 200, channels: 3, background: 'green' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { action, values } = formIn(await pages().get('/notices/new'));
    const filled = { ...values, text: 'Poster', department: 'exam', do: 'publish' };
    await pages().send(action, filled, [
      new File([new Uint8Array(photograph), new Uint8Array(20_000_000)], 'Poster.jpg'),
    ]);
    const [file] = createNoticeStore(pages().services.database).all().at(0)?.files ?? [];
    expect(file?.original).toBe('Poster.jpg');
    const { width, height, orientation } = await sharp(
      join(pages().services.filesFolder, file?.stored ?? ''),
    ).metadata();
    expect({ width, height, orientation }).toEqual({ width: 200, height: 300, orientation: undefined });
  });

  test('a file that no record may have is taken off with its reason, and the rest is published without a further step', async () => {
    const heic = new File([new Uint8Array([0, 0, 0, 24]), 'ftypheic', new Uint8Array(16)], 'IMG_1.heic');
    const { action, values } = formIn(await pages().get('/notices/new'));
    const filled = { ...values, text: 'Routine', department: 'exam', do: 'publish' };
    const page = await pages().send(action, filled, [pdf('scan1.pdf'), heic, new File(['MZ'], 'setup.exe')]);
    expect(page).toContain(fillIn(issueMessages['file-heic'].ne, { file: 'IMG_1.heic' }, 'ne'));
    expect(page).toContain('setup.exe:');
    expect(page).toContain(leftOut);
    expect(formIn(page).values.fileLabel).toEqual(['scan1.pdf']);
    await press(page, 'publish');
    expect(stored()).toEqual(['scan1.pdf']);
  });

  /** The page of a notice draft with two files. */
  async function draftWithFiles(): Promise<string> {
    const { action, values } = formIn(await pages().get('/notices/new'));
    const filled = { ...values, text: 'Routine', department: 'exam', do: 'keep' };
    return pages().send(action, filled, [pdf('scan1.pdf'), pdf('scan2.pdf')]);
  }

  test('new files are renamed and moved by buttons, and published with these names in this order', async () => {
    let page = await draftWithFiles();
    const { fileKey = [] } = formIn(page).values;
    page = await press(page, `file-up:${fileKey[1]}`, { fileLabel: ['Syllabus', 'Exam routine.pdf'] });
    expect(formIn(page).values.fileLabel).toEqual(['Exam routine.pdf', 'Syllabus']);
    await press(page, 'publish');
    expect(stored()).toEqual(['Exam routine.pdf', 'Syllabus.pdf']);
  });

  test('files of a notice are renamed, moved and removed without changing the others', async () => {
    await press(await draftWithFiles(), 'publish');
    let page = await pages().get('/notices/5/edit');
    const { fileKey = [] } = formIn(page).values;
    page = await press(page, `file-down:${fileKey[0]}`, { fileLabel: ['scan2', 'scan2.pdf'] });
    await press(page, 'publish');
    expect(stored()).toEqual(['scan2.pdf', 'scan2 (2).pdf']);
    page = await press(await pages().get('/notices/5/edit'), 'drop:scan2.pdf');
    expect(page).toContain(notices.willGo);
    // The script of the form updates only the rows.
    const [row] = /<li data-key="[^"]*scan2\.pdf">.*?<\/li>/s.exec(page) ?? [''];
    expect(row).toContain('name="dropFile" value="scan2.pdf"');
    expect(formIn(page).values.fileLabel).toEqual(['scan2.pdf', 'scan2 (2).pdf']);
    expect(await press(page, 'publish')).toContain(confirmation.yes.publish);
  });

  test('a wrong name of a file is an error at the files, and nothing that was entered is lost', async () => {
    const page = await press(await draftWithFiles(), 'publish', { fileLabel: ['a/b', 'Routine'] });
    expect(page).toContain('a/b: फाइलको नाममा');
    expect(formIn(page).values).toMatchObject({ fileLabel: ['a/b', 'Routine'], text: ['Routine'] });
    expect(stored()).toBeUndefined();
  });

  test('publishing a publication again without a change of its files changes nothing', async () => {
    const { action, values } = formIn(await pages().get('/publications/new'));
    await pages().send(action, { ...values, title: 'Journal', do: 'publish' }, [pdf('a.pdf'), pdf('b.pdf')]);
    const page = await fillForm(pages(), '/publications/1/edit', { do: 'publish' });
    expect(page).toContain(allMessagesIn('ne').results.unchanged.result);
  });

  describe('the library of stored files', () => {
    const { library } = allMessagesIn('ne');
    const filesIn = (page: string) => [...page.matchAll(/name="stored" value="([^"]+)"/g)].map(([, name]) => name);
    const pathOf = (name: string) => join(pages().services.filesFolder, name);

    test('gives a form a file of another record, which is found by its name and by its record', async () => {
      writeFileSync(pathOf(fixtureFile), '%PDF-1.7 text');
      const opened = await press(await pages().get('/notices/new'), 'library:keep', {
        text: 'Routine again',
        department: 'exam',
      });
      expect(opened).toContain(library.title);
      expect(opened).toContain('Exam routine 100% final');
      expect(filesIn(opened)).toContain(fixtureFile);
      const address = /<form method="post" action="([^"]+\/library)"/.exec(opened)?.[1] ?? '';
      const search = async (q: string) =>
        filesIn(await pages().get(`${address}?${new URLSearchParams({ action: 'keep', q })}`));
      expect(await search('ROUTINE.pdf')).toEqual([fixtureFile]);
      expect(await search('100% final')).toEqual([fixtureFile]);
      expect(await search('scholarship')).toEqual([]);
      const form = await pages().post(address, { action: 'keep', stored: fixtureFile });
      expect(formIn(form).values).toMatchObject({ text: ['Routine again'], fileLabel: ['Routine.pdf'] });
      await press(form, 'publish');
      expect(stored()).toEqual(['Routine.pdf']);
      // Removed from one record, the file of the other stays.
      await fillForm(pages(), '/notices/1/edit', { dropFile: 'Routine.pdf', do: 'publish' });
      const [file] = find()?.files ?? [];
      expect(readFileSync(pathOf(file?.stored ?? ''), 'utf8')).toBe('%PDF-1.7 text');
    });

    test('offers pictures alone where a picture is wanted, and nothing that is not listed', async () => {
      pages().services.database.exec("UPDATE staff SET profile_pic = '1795985145304-1-hari.jpg' WHERE id = 2");
      const opened = await press(await pages().get('/flash-notices/new'), 'library:keep', { text: 'Holiday' });
      expect(opened).toContain('>hari.jpg</a>');
      expect(filesIn(opened)).not.toContain(fixtureFile);
      const address = /<form method="post" action="([^"]+\/library)"/.exec(opened)?.[1] ?? '';
      for (const name of ['../campus.sqlite', 'missing.pdf', ''])
        expect(await pages().post(address, { action: 'keep', stored: name })).not.toContain('<form id="record"');
    });

    test('names a file that is missing on the disk, and the form keeps what was typed', async () => {
      rmSync(pathOf(fixtureFile));
      const opened = await press(await pages().get('/notices/new'), 'library:keep', { text: 'Routine again' });
      const address = /<form method="post" action="([^"]+\/library)"/.exec(opened)?.[1] ?? '';
      const form = await pages().post(address, { action: 'keep', stored: fixtureFile });
      expect(form).toContain(issueMessages['file-gone'].ne.replace('{file}', 'Routine.pdf'));
      expect(formIn(form).values.text).toEqual(['Routine again']);
    });

    test('adds a picture to the form as it is once the picture is ready: a text sent meanwhile stays', async () => {
      const photo = sharp({ create: { width: 900, height: 600, channels: 3, background: '#14366b' } });
      await photo.jpeg().toFile(pathOf('a.jpg'));
      const opened = await press(await pages().get('/albums/new'), 'library:keep', { title: 'First' });
      const address = /<form method="post" action="([^"]+\/library)"/.exec(opened)?.[1] ?? '';
      const draft = address.replace('/library', '');
      const adding = pages().post(address, { action: 'keep', stored: 'a.jpg' });
      const form = formIn(await pages().get(draft));
      await pages().send(form.action, { ...form.values, title: 'Second', do: 'keep' });
      await adding;
      const page = await pages().get(draft);
      expect(formIn(page).values.title).toEqual(['Second']);
      expect(page).toContain('a.jpg');
    });

    test('fills in what a picture shows as it was written once, unless the form has another text', async () => {
      const photo = sharp({ create: { width: 900, height: 600, channels: 3, background: '#14366b' } });
      await photo.jpeg().toFile(pathOf('hall.jpg'));
      const { database } = pages().services;
      database.exec(`UPDATE notices SET content = json_set(content, '$.pictureAlt', 'सभाहल') WHERE id = 4;
      INSERT INTO notice_files (notice_id, position, stored, original) VALUES (4, 9, 'hall.jpg', 'hall.jpg')`);
      const take = async (path: string, action: string, values: Readonly<Record<string, string>> = {}) => {
        const opened = await press(await pages().get(path), `library:${action}`, values);
        const address = /<form method="post" action="([^"]+\/library)"/.exec(opened)?.[1] ?? '';
        return formIn(await pages().post(address, { action, stored: 'hall.jpg' })).values;
      };
      expect(await take('/notices/new', 'keep')).toMatchObject({ pictureAlt: ['सभाहल'] });
      expect(await take('/notices/new', 'keep', { pictureAlt: 'भवन' })).toMatchObject({ pictureAlt: ['भवन'] });
      const page = await take('/site/edit/page/library', 'pictures:pictures', { 'title.ne': 'पुस्तकालय' });
      expect(page).toMatchObject({ 'pictures.0.alt.ne': ['सभाहल'], 'pictures.0.alt.en': [''] });

      const [src = ''] = page['pictures.0.src'] ?? [];
      expect(src).not.toBe('');
      database.exec('DELETE FROM notice_files');
      const picture = { src: '/files/hall.jpg', width: 900, height: 600, alt: { en: 'The hall', ne: 'सभाहल' } };
      database
        .prepare("INSERT INTO site_documents (id, key, content) VALUES (99, 'page/halls', ?)")
        .run(JSON.stringify({ pictures: [picture] }));
      database.exec("INSERT INTO site_document_files VALUES (99, 'hall.jpg')");
      expect(await take('/site/edit/page/library', 'pictures:pictures')).toMatchObject({
        'pictures.0.alt.en': ['The hall'],
      });
    });
  });

  describe('texts of files', () => {
    const { log } = allMessagesIn('ne');

    function notice() {
      const published = find();
      if (!published) throw new Error('the notice is published');
      return published;
    }

    /** A draft with two files, and their keys. */
    async function openDraft() {
      const { action, values } = formIn(await draftWithFiles());
      return { action, keys: [values.fileKey ?? []].flat() };
    }

    test('a corrected text of a page is published with its file, and sent by the API', async () => {
      const { action, keys } = await openDraft();
      await pages().post(`${action}/texts`, { file: keys[1] ?? '', page: '2', text: 'परीक्षाफल\r\n\r\nसीता | ७२' });
      await press(await pages().get(action), 'publish');
      const { files } = notice();
      expect(files.map(({ texts }) => texts)).toEqual([undefined, { 2: 'परीक्षाफल\n\nसीता | ७२' }]);
      expect(noticeToReply(notice())).toMatchObject({
        fileTexts: [{ fileName: files[1]?.stored, pages: [{ page: 2, text: 'परीक्षाफल\n\nसीता | ७२' }] }],
      });
    });

    test('a corrected text stays when the notice is edited, is changed later, and its change is undone', async () => {
      const { action, keys } = await openDraft();
      await pages().post(`${action}/texts`, { file: keys[0] ?? '', page: '1', text: 'First' });
      await press(await pages().get(action), 'publish');
      const edit = formIn(await pages().get('/notices/5/edit'));
      await press(await pages().send(edit.action, { ...edit.values, text: 'Other words', do: 'keep' }), 'publish');
      expect(notice()).toMatchObject({ description: 'Other words', files: [{ texts: { 1: 'First' } }, {}] });

      const again = formIn(await pages().get('/notices/5/edit'));
      const draft = await pages().send(again.action, { ...again.values, do: 'keep' });
      const [stored = ''] = notice().files.map((file) => file.stored);
      await pages().post(`${formIn(draft).action}/texts`, { file: stored, page: '1', text: 'Corrected' });
      await press(await pages().get(formIn(draft).action), 'publish');
      expect(notice().files[0]?.texts).toEqual({ 1: 'Corrected' });
      const [, change = ''] = /href="\/log\/(\d+)\/undo"/.exec(await pages().get('/log')) ?? [];
      expect(await pages().get('/log')).toContain(log.undo);
      await pages().post(`/log/${change}/undo`);
      expect(notice().files[0]?.texts).toEqual({ 1: 'First' });
    });

    test('an emptied text withdraws the correction', async () => {
      const { action, keys } = await openDraft();
      for (const text of ['Wrong', '']) await pages().post(`${action}/texts`, { file: keys[0] ?? '', page: '1', text });
      await press(await pages().get(action), 'publish');
      expect(notice().files.map(({ texts }) => texts)).toEqual([undefined, undefined]);
    });

    test('texts of files that the draft does not have, and of pages without a number, are rejected', async () => {
      const { action, keys } = await openDraft();
      for (const [file, page] of [
        ['other.pdf', '1'],
        [keys[0] ?? '', '0'],
        [keys[0] ?? '', '__proto__'],
      ] as const)
        await pages().post(`${action}/texts`, { file, page, text: 'x' });
      await press(await pages().get(action), 'publish');
      expect(notice().files.map(({ texts }) => texts)).toEqual([undefined, undefined]);
    });

    test('the latest text of each page of a draft counts, over that of the record', () => {
      const empty = { id: 'd', kind: 'notice', fields: {}, files: [] };
      const first = withPageText(empty, { file: 'a', page: 1, text: 'one' });
      const second = withPageText(withPageText(first, { file: 'b', page: 1, text: 'other' }), {
        file: 'a',
        page: 1,
        text: 'two',
      });
      expect(textsOf(second, 'a', { 1: 'old', 2: 'stays' })).toEqual({ 1: 'two', 2: 'stays' });
      expect(textsOf(second, 'b')).toEqual({ 1: 'other' });
      expect(textsOf(empty, 'a')).toEqual({});
    });
  });
});
