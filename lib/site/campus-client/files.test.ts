import './testing/next-cache.ts';
import './testing/environment.ts';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openPreviewFolder } from '#campus-api/changes/preview-folder.ts';
import { peoplePages } from '#content/people-pages.ts';
import {
  getAlbums,
  getCampusChief,
  getCommittees,
  getContact,
  getContactRecord,
  getDepartmentNotices,
  getFlashNotices,
  getHomeNotices,
  getLatestAlbums,
  getLatestPublications,
  getPublications,
  getStaffByType,
  getStaffGroups,
  getStaffStructure,
} from '#lib/site/content-cache/readers.ts';
import { countVisit } from './counter.ts';
import { startDeadline } from './deadline.ts';
import { openFile, openProfilePicture, streamBody } from './files.ts';
import { currentPreview, previewContent, showPreview } from './preview.ts';
import { getQaaDocuments, logInToQaa } from './qaa.ts';
import { type Behaviour, breakOff, drip, flood, hang, json, raw, statusReply } from './testing/behaviours.ts';
import { startCampusServer } from './testing/campus-server.ts';
import { withCampusServer } from './testing/fresh-server.ts';
import { withSampleCampus } from './testing/sample-campus.ts';

jest.mock('next/headers', () => ({ draftMode: async () => ({ isEnabled: true }) }));

describe('stored files', () => {
  const server = withCampusServer();
  const PDF = { 'content-type': 'application/pdf', 'last-modified': 'Fri, 20 Nov 2026 10:00:00 GMT' };
  const pdf = raw('%PDF-1.7', { ...PDF, 'content-length': '8', 'set-cookie': 'a=b' });

  beforeEach(() => void jest.spyOn(Math, 'random').mockReturnValue(0));

  /** Waits until no connection is open; the test runner ends a test that waits too long. */
  async function untilClosed() {
    while ((await server().connections()) > 0) await wait(5);
  }

  test('a file is opened as a stream with its metadata', async () => {
    server().behave(pdf);
    const file = await openFile('सूचना नं. १ (2).pdf');
    expect(file).toEqual({
      status: 200,
      contentType: 'application/pdf',
      length: 8,
      contentRange: null,
      lastModified: 'Fri, 20 Nov 2026 10:00:00 GMT',
      body: expect.any(ReadableStream),
    });
    expect(await new Response(file?.body).text()).toBe('%PDF-1.7');
    expect(server().seen[0]?.url).toBe(`/images/${encodeURIComponent('सूचना नं. १ (2).pdf')}`);
    expect(server().seen[0]?.headers['accept-encoding']).toBe('identity');
  });

  test.each(['../secret', 'a/b', '..', 'a%2fb.pdf', '', 'x'.repeat(201)])(
    'the file name %p is never requested',
    async (name) => {
      server().behave(pdf);
      expect(await openFile(name)).toBeNull();
      expect(await openProfilePicture(name)).toBeNull();
      expect(server().seen).toEqual([]);
    },
  );

  test('a range is forwarded and returned as a part', async () => {
    server().behave(raw('DF', { ...PDF, 'content-range': 'bytes 2-3/8', 'content-length': '2' }, 206));
    const file = await openFile('a.pdf', { range: 'bytes=2-3' });
    expect(server().seen[0]?.headers.range).toBe('bytes=2-3');
    expect(file).toMatchObject({ status: 206, contentRange: 'bytes 2-3/8', length: 2 });
    expect(await new Response(file?.body).text()).toBe('DF');
  });

  test.each(['bytes=0-1,4-5', 'lines=1-2', 'bytes=-', 'bytes=1-2\r\nx: y'])(
    'the range %p is not forwarded',
    async (range) => {
      server().behave(pdf);
      expect(await openFile('a.pdf', { range })).toMatchObject({ status: 200 });
      expect(server().seen[0]?.headers).not.toHaveProperty('range');
    },
  );

  test('a range beyond the end has no body', async () => {
    server().behave(raw('no', { 'content-range': 'bytes */8' }, 416));
    expect(await openFile('a.pdf', { range: 'bytes=90-' })).toMatchObject({
      status: 416,
      contentRange: 'bytes */8',
      body: null,
    });
  });

  test('HEAD is forwarded as HEAD', async () => {
    server().behave(pdf);
    const file = await openFile('a.pdf', { method: 'HEAD' });
    expect(server().seen[0]?.method).toBe('HEAD');
    expect(file).toMatchObject({ status: 200, length: 8 });
  });

  test('the length of a compressed body is null', async () => {
    server().behave(flood(1, { gzip: true }));
    const file = await openFile('a.txt');
    expect(file?.length).toBeNull();
    expect((await new Response(file?.body).arrayBuffer()).byteLength).toBe(1024 * 1024);
  });

  test('a file that breaks off is an error, not a short file', async () => {
    server().behave(breakOff('%PDF', PDF));
    const file = await openFile('a.pdf');
    await expect(new Response(file?.body).text()).rejects.toMatchObject({ kind: 'unreachable' });
  });

  test('a redirect of a file is rejected', async () => {
    server().behave(statusReply(302, { location: 'http://169.254.169.254/' }));
    await expect(openFile('a.pdf')).rejects.toMatchObject({ kind: 'redirect' });
  });

  test('a large file is read only as fast as the visitor reads it', async () => {
    const behaviour = flood(300);
    server().behave(behaviour);
    const file = await openFile('a.zip');
    const reader = file?.body?.getReader();
    await reader?.read();
    for (let before = -1; before < behaviour.sent(); await wait(50)) before = behaviour.sent();
    expect(behaviour.sent()).toBeLessThan(40);
    await reader?.cancel();
    await untilClosed();
  });

  test('a visitor who leaves ends the call upstream', async () => {
    server().behave(drip);
    const visitor = new AbortController();
    const file = await openFile('a.pdf', { signal: visitor.signal });
    const reading = new Response(file?.body).text();
    visitor.abort();
    await expect(reading).rejects.toMatchObject({ kind: 'cancelled' });
    await untilClosed();
  });

  test('a visitor who left before the call does not affect the circuit', async () => {
    server().behave(statusReply(500));
    const fail = () => expect(openFile('a.pdf', { method: 'HEAD' })).rejects.toMatchObject({ kind: 'status' });
    for (let call = 0; call < 4; call += 1) await fail();
    await expect(openFile('a.pdf', { signal: AbortSignal.abort() })).rejects.toMatchObject({ kind: 'cancelled' });
    await fail();
    await expect(openFile('a.pdf')).rejects.toMatchObject({ kind: 'open-circuit' });
  });

  test('the deadline applies only up to the headers, so a long file does not time out', async () => {
    process.env.UPSTREAM_TIMEOUT_MS = '1000';
    const slow: Behaviour = async (response) => {
      response.writeHead(200, PDF);
      for (let part = 0; part < 5; part += 1) {
        response.write('part ');
        await wait(300);
      }
      response.end();
    };
    server().behave(slow);
    const file = await openFile('a.pdf');
    expect(await new Response(file?.body).text()).toBe('part '.repeat(5));
  });

  test('a stream without data for too long fails', async () => {
    const silent = new Response(
      new ReadableStream<Uint8Array>({ start: (stream) => stream.enqueue(new Uint8Array(3)) }),
    );
    const deadline = startDeadline(60_000);
    const body = streamBody(silent, { name: 'GET /images/{fileName}' }, deadline, 30);
    deadline.disarm();
    const reader = body?.getReader();
    expect((await reader?.read())?.value).toHaveLength(3);
    await expect(reader?.read()).rejects.toMatchObject({ kind: 'timeout' });
  });

  describe('profile pictures', () => {
    test('come from the campus API by default', async () => {
      server().behave(pdf);
      await openProfilePicture('sita.jpg');
      expect(server().seen[0]?.url).toBe('/images/sita.jpg');
    });

    test('come from their own host if configured', async () => {
      const host = await startCampusServer();
      host.behave(raw('jpeg', { 'content-type': 'image/jpeg' }));
      process.env.PROFILE_PICTURE_URL = `${host.url}/people`;
      const file = await openProfilePicture('sita 1.jpg');
      expect(await new Response(file?.body).text()).toBe('jpeg');
      expect(host.seen[0]?.url).toBe('/people/sita%201.jpg');
      expect(server().seen).toEqual([]);
      await host.close();
    });

    test('from a failing host do not open the circuit of the campus API', async () => {
      const host = await startCampusServer();
      host.behave(statusReply(500));
      process.env.PROFILE_PICTURE_URL = host.url;
      for (let call = 0; call < 4; call += 1) {
        await expect(openProfilePicture('a.jpg')).rejects.toMatchObject({ name: 'CampusApiError' });
      }
      server().behave(json('fine'));
      expect(await openFile('a.jpg')).toMatchObject({ status: 200 });
      await host.close();
    });
  });
});

describe('the visit counter', () => {
  const campus = withCampusServer();

  const visits = (count: number) => Promise.all(Array.from({ length: count }, () => countVisit()));

  test('each visit is a separate request', async () => {
    campus().behave(...[1, 2, 3].map((visit) => json({ visit })));
    expect([await countVisit(), await countVisit(), await countVisit()]).toEqual([1, 2, 3]);
  });

  test('a hundred consecutive visits are a hundred requests', async () => {
    campus().behave(json({ visit: 7 }));
    for (let visit = 0; visit < 100; visit += 1) await countVisit();
    expect(campus().seen).toHaveLength(100);
  });

  test('at most eight of many concurrent visits are requests, and all receive a count', async () => {
    campus().behave(json({ visit: 7 }));
    expect(new Set(await visits(500))).toEqual(new Set([7]));
    expect(campus().seen).toHaveLength(8);
    await visits(5);
    expect(campus().seen).toHaveLength(13);
  });

  test('while eight requests hang, the previous count is returned at once', async () => {
    process.env.UPSTREAM_TIMEOUT_MS = '60000';
    campus().behave(json({ visit: 7 }));
    await countVisit();
    campus().behave(hang);
    const hanging = visits(8);
    hanging.catch(() => undefined);
    expect(await visits(100)).toEqual(Array.from({ length: 100 }, () => 7));
  });

  test('a failure does not affect the next visit', async () => {
    campus().behave(statusReply(500));
    expect(
      new Set((await Promise.allSettled(Array.from({ length: 25 }, () => countVisit()))).map((one) => one.status)),
    ).toEqual(new Set(['rejected']));
    globalThis.campusWebsite?.clear();
    campus().behave(json({ visit: 8 }));
    expect(await countVisit()).toBe(8);
  });
});

describe('the embedded campus API', () => {
  const folder = withSampleCampus();

  test('the embedded campus API serves all readers', async () => {
    expect(await getContact()).toEqual(await getContactRecord());
    expect(await getHomeNotices()).toHaveLength(7);
    expect((await getDepartmentNotices('all')).length).toBeGreaterThanOrEqual(60);
    expect((await getDepartmentNotices('admission')).some(({ lastDate }) => lastDate)).toBe(true);
    expect(await getFlashNotices()).toHaveLength(3);
    expect(await getLatestAlbums()).toHaveLength(3);
    expect((await getAlbums()).length).toBeGreaterThanOrEqual(9);
    expect(await getLatestPublications()).toHaveLength(15);
    expect((await getPublications()).length).toBeGreaterThanOrEqual(18);
  });

  test('the pages of a preview read content once, and again after a failure or for another preview', async () => {
    const previews = openPreviewFolder(folder);
    const tokens = Array.from({ length: 2 }, () => previews.save({ rows: [], frameOrigin: 'http://localhost' }, []));
    const load = jest.fn<Promise<number>, []>();
    const show = async (index: number) => {
      const preview = await showPreview(tokens[index] ?? '', '/notice', async () => {
        const current = await currentPreview();
        return current && previewContent(current, 'notices', load);
      });
      return preview?.page;
    };
    load.mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce(1).mockResolvedValueOnce(2);
    await expect(show(0)).rejects.toThrow('away');
    expect([await show(0), await show(0), await show(1)]).toEqual([1, 1, 2]);
  });

  test('the embedded campus API serves staff and committees', async () => {
    expect(await getCampusChief()).toMatchObject({ committeeId: '1' });
    for (const { members } of await getCommittees(peoplePages['/teachersAssociation'].people.committees))
      expect(members).not.toEqual([]);
    const { executiveCommittee } = await getStaffStructure();
    const members = (await getStaffGroups(executiveCommittee)).flat();
    expect(members.map(({ id }) => id)).toEqual(executiveCommittee);
    expect((await getStaffByType('teaching')).length).toBeGreaterThanOrEqual(60);
    expect((await getStaffByType('non-teaching')).length).toBeGreaterThanOrEqual(20);
  });

  test('the embedded campus API counts, logs in and serves files', async () => {
    const visits = await countVisit();
    expect(await countVisit()).toBe(visits + 1);
    expect(await logInToQaa({ userName: 'qaa', password: 'wrong' })).toMatchObject({ accepted: false });
    expect(await logInToQaa({ userName: 'qaa', password: 'a password for this test' })).toMatchObject({
      accepted: true,
    });
    expect((await getQaaDocuments()).length).toBeGreaterThan(0);
    writeFileSync(join(folder, 'files', 'सूचना 1.pdf'), 'content of the file');
    const file = await openFile('सूचना 1.pdf');
    expect(file).toMatchObject({ status: 200, length: 19, contentType: 'application/pdf' });
    expect(await new Response(file?.body).text()).toBe('content of the file');
    const part = await openFile('सूचना 1.pdf', { range: 'bytes=0-6' });
    expect(part).toMatchObject({ status: 206, contentRange: 'bytes 0-6/19' });
    expect(await new Response(part?.body).text()).toBe('content');
    expect(await openFile('no-such-file.pdf')).toBeNull();
  });
});
