import { peoplePages } from '#content/people-pages.ts';
import './testing/next-cache.ts';
import './testing/environment.ts';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
import { openEmbedded } from './embedded.ts';
import { openFile } from './files.ts';
import { getQaaDocuments, logInToQaa } from './qaa.ts';

const folder = mkdtempSync(join(tmpdir(), 'embedded-'));

beforeAll(() => {
  process.env.DATA_DIR = folder;
  process.env.QAA_PASSWORD = 'a password for this test';
  delete process.env.UPSTREAM_URL;
});
afterAll(async () => {
  (await openEmbedded()).close();
  rmSync(folder, { recursive: true, force: true });
});

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
  expect(await logInToQaa({ userName: 'qaa', password: 'a password for this test' })).toMatchObject({ accepted: true });
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
