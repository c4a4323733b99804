import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { addAccount, findStoredAccount } from '#campus-api/accounts/admin-accounts.ts';
import { prepareDatabase } from '#campus-api/campus/prepare.ts';
import { withAdminCampus } from '#campus-api/testing/admin-campus.ts';
import { clearOldDrafts, createDraftStore, type Draft, type DraftStore, isDraftId } from './drafts.ts';

const DAY = 86_400_000;
const campus = withAdminCampus();
let database: DatabaseSync;
let folder: string;
let store: DraftStore;
let sita: number;
let ram: number;

beforeEach(() => {
  ({ database } = prepareDatabase(campus().options, false));
  folder = join(campus().options.dataDir, 'drafts');
  mkdirSync(folder);
  store = createDraftStore(database, folder);
  const account = (userName: string) => {
    addAccount(database, { userName, role: 'publisher', passwordHash: 'none' }, null);
    return findStoredAccount(database, userName)?.id ?? 0;
  };
  [sita, ram] = [account('sita'), account('ram')];
});
afterEach(() => {
  jest.useRealTimers();
  database.close();
});

const newId = () => randomBytes(32).toString('base64url');

function draft(more: Partial<Draft> = {}): Draft {
  return { id: newId(), kind: 'notice', fields: { text: ['परीक्षा तालिका', ''] }, files: [], review: null, ...more };
}

/** A file of a draft on the disk. */
function putFile(id: string, key: string): void {
  mkdirSync(join(folder, id, key), { recursive: true });
  writeFileSync(join(folder, id, key, 'routine.pdf'), '%PDF-');
}

test('a draft is read back as it was saved, and saving it again replaces it', () => {
  const first = draft({ files: [{ key: 'a', name: 'routine.pdf', size: 5 }] });
  expect(store.save(sita, first)).toBe(true);
  expect(store.read(sita, first.id)).toEqual(first);
  const second = { ...first, fields: { text: ['नयाँ'] } };
  expect(store.save(sita, second)).toBe(true);
  expect(store.list(sita)).toEqual([{ ...second, changed: expect.any(Number) }]);
});

test('a draft of another account is neither read, changed nor removed', () => {
  const ownDraft = draft();
  store.save(sita, ownDraft);
  putFile(ownDraft.id, 'a');
  expect(store.read(ram, ownDraft.id)).toBeNull();
  expect(store.save(ram, { ...ownDraft, fields: { text: ['stolen'] } })).toBe(false);
  store.remove(ram, ownDraft.id);
  expect(store.read(sita, ownDraft.id)).toEqual(ownDraft);
  expect(existsSync(join(folder, ownDraft.id))).toBe(true);
});

test('removing a draft removes its files', () => {
  const ownDraft = draft();
  store.save(sita, ownDraft);
  putFile(ownDraft.id, 'a');
  store.remove(sita, ownDraft.id);
  expect([store.read(sita, ownDraft.id), readdirSync(folder)]).toEqual([null, []]);
});

test('a colleague continues a draft with its files, and what its first author still sends becomes a copy of their own', () => {
  const shared = draft({ files: [{ key: 'a', name: 'routine.pdf', size: 5 }] });
  store.save(sita, shared);
  putFile(shared.id, 'a');
  expect(store.ofOthers(ram)).toMatchObject([{ id: shared.id, author: 'sita', takeovers: [] }]);
  expect(store.ofOthers(sita)).toEqual([]);
  expect(store.ownDraft(ram, shared.id)).toEqual({ id: shared.id, taker: null });
  expect([store.take(sita, shared.id), store.take(ram, shared.id)]).toEqual([false, true]);
  expect([store.read(sita, shared.id), store.read(ram, shared.id)]).toEqual([null, shared]);
  expect(store.ofOthers(sita)).toMatchObject([{ id: shared.id, author: 'ram', takeovers: [{ from: sita }] }]);

  const { id, taker } = store.ownDraft(sita, shared.id);
  expect([taker, id === shared.id]).toEqual(['ram', false]);
  expect(store.save(sita, { ...shared, id, fields: { text: ['typed meanwhile'] } })).toBe(true);
  expect(store.ownDraft(sita, shared.id).id).toBe(id);
  expect(store.read(sita, id)).toMatchObject({ fields: { text: ['typed meanwhile'] }, files: shared.files });
  expect(existsSync(store.pathOf(id, { key: 'a', name: 'routine.pdf', size: 5 }))).toBe(true);
  expect(store.read(ram, shared.id)).toEqual(shared);
});

test('a draft that waits for a second person is not continued by a colleague', () => {
  const sent = draft();
  store.save(sita, sent);
  store.setReview(sent.id, { state: 'waiting', comment: '', by: 'sita', at: 1 });
  expect([store.ofOthers(ram), store.take(ram, sent.id)]).toEqual([[], false]);
  store.setReview(sent.id, { state: 'returned', comment: '', by: 'maya', at: 2 });
  expect(store.take(ram, sent.id)).toBe(true);
});

test('only the newest thirty drafts of an account stay, with their files', () => {
  jest.useFakeTimers({ now: 0 });
  const drafts = Array.from({ length: 32 }, () => draft());
  for (const each of drafts) {
    jest.advanceTimersByTime(1000);
    putFile(each.id, 'a');
    store.save(sita, each);
  }
  const newest = drafts.slice(2).map(({ id }) => id);
  expect(store.list(sita).map(({ id }) => id)).toEqual(newest.toReversed());
  expect(readdirSync(folder).sort()).toEqual(newest.toSorted());
});

test('drafts of two weeks ago are deleted, and so are files and folders without a draft', () => {
  const [old, recent] = [draft(), draft({ files: [{ key: 'complete', name: 'routine.pdf', size: 5 }] })];
  jest.useFakeTimers({ now: 0 });
  store.save(sita, old);
  putFile(old.id, 'a');
  jest.setSystemTime(10 * DAY);
  store.save(ram, recent);
  for (const key of ['complete', 'half-written']) putFile(recent.id, key);
  putFile(newId(), 'of-nobody');
  for (let day = 10; day <= 15; day += 1 / 8) clearOldDrafts(database, folder, day * DAY);
  expect([store.read(sita, old.id), store.read(ram, recent.id)]).toEqual([null, recent]);
  expect(readdirSync(folder)).toEqual([recent.id]);
  expect(readdirSync(join(folder, recent.id))).toEqual(['complete']);
});

test('a clock that is wrong for a while deletes no draft', () => {
  const [recent, late] = [draft(), draft()];
  jest.useFakeTimers({ now: 100 * DAY });
  store.save(sita, recent);
  clearOldDrafts(database, folder, 300 * DAY);
  jest.setSystemTime(0);
  store.save(sita, late);
  clearOldDrafts(database, folder, 100 * DAY + 1);
  expect([store.read(sita, recent.id), store.read(sita, late.id)]).toEqual([recent, late]);
});

test.each([
  ['43 characters of base64url', newId(), true],
  ['a shorter text', 'abc', false],
  ['a path', `${'../admin/'.repeat(14)}a`, false],
  ['an id with something after it', `${newId()}x`, false],
])('%s is recognized as a draft id or not', (_, text, expected) => {
  expect(isDraftId(text)).toBe(expected);
});
