import { lastUndoable, undoChange } from '#campus-api/campus/undo.ts';
import { withCampus } from '#campus-api/campus/with-campus.ts';
import type { Campus } from '#campus-api/changes/campus.ts';
import { listChanges } from '#campus-api/changes/change-log.ts';
import { ConflictError, revisionOf } from '#campus-api/changes/revisions.ts';
import { openCampusApi } from '#campus-api/index.ts';
import { withAdminCampus } from '#campus-api/testing/admin-campus.ts';
import { documentsIn, fixtureDocuments, samplePage } from '#campus-api/testing/site-documents.ts';
import { requireDocument } from './documents.ts';
import { renamePage } from './rename-page.ts';
import { saveDocuments } from './save-documents.ts';
import { saveDocument } from './write.ts';

const campus = withAdminCampus();
const write = <Result>(work: (open: Campus) => Result, confirmed: boolean | string = true) =>
  withCampus(campus().options, { by: 'sita', confirmation: { confirmed } }, work);
const library = async () => documentsIn(await campus().body('/site'))['page/library'];
const undoLast = () => write((open) => undoChange(open, lastUndoable(open.database)?.id ?? 0));
const LATER = '2999-01-01T10:00:00+05:45';
const current = samplePage('Library', 'Open on Sunday.');
const next = samplePage('Library', 'Closed on Sunday.');
const schedule = (content = next) =>
  write((open) => saveDocument(open, 'page/library', content, undefined, [], { publishAt: LATER }));
/** Lets the scheduled time pass, as the clock of the database cannot be set. */
const letTimePass = () =>
  write(({ database }) => {
    database.exec("UPDATE site_versions SET publish_at = '2020-01-01T10:00:00+05:45'");
    database.exec('DELETE FROM row_log');
  });
const versions = () => write(({ database }) => database.prepare('SELECT publish_at FROM site_versions').all());

beforeEach(async () => {
  await write((open) => saveDocuments(open, fixtureDocuments));
  await write((open) => saveDocument(open, 'page/library', current));
});

test('a scheduled change is public from its time on, before any process writes it', async () => {
  expect((await schedule()).result).toMatchObject({ scheduledAt: LATER });
  expect(await library()).toEqual(current);
  await letTimePass();
  expect(await library()).toEqual(next);
});

test('the next writer puts a due change into its document and into the log, under its author', async () => {
  await schedule();
  await letTimePass();
  const [newest] = await withCampus(campus().options, { by: 'gita' }, ({ database }) =>
    listChanges(database, { limit: 1 }),
  );
  expect(newest).toMatchObject({ by: 'sita', action: 'publish', summary: 'page /library' });
  expect(await versions()).toEqual([]);
  expect(await library()).toEqual(next);
});

test('undo of the take-over restores the document, and the change waits without a time', async () => {
  await schedule();
  await letTimePass();
  await undoLast();
  expect(await library()).toEqual(current);
  expect(await versions()).toEqual([{ publish_at: null }]);
  await undoLast().catch(() => undefined);
  expect(await library()).toEqual(current);
});

test('undo of the schedule drops it', async () => {
  await schedule();
  await undoLast();
  expect(await versions()).toEqual([]);
});

test('a running campus API reports a due change once', async () => {
  await schedule();
  const api = openCampusApi(campus().options);
  jest.useFakeTimers({ now: Date.parse(LATER) - 1000, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  api.takePublished();
  expect(api.takePublished()).toEqual([]);
  jest.setSystemTime(Date.parse(LATER));
  expect(api.takePublished()).toEqual(['site']);
  expect(api.takePublished()).toEqual([]);
  jest.useRealTimers();
  api.close();
});

test('an edit of a document with a scheduled change names it before it is published', async () => {
  await schedule();
  const edited = write((open) => saveDocument(open, 'page/library', samplePage('Library', 'Urgent.')), false);
  await expect(edited).rejects.toThrow(`page /library: A change by sita is scheduled for ${LATER}.`);
  const again = write(
    (open) => saveDocument(open, 'page/library', samplePage('Library', 'x'), undefined, [], { publishAt: LATER }),
    false,
  );
  await expect(again).rejects.toThrow('page /library: A change by sita is already scheduled');
});

test('a form of the scheduled change is rejected if another person edited the document meanwhile', async () => {
  await schedule();
  const read = await write((open) =>
    revisionOf(open.database, 'site-document', requireDocument(open, 'page/library').id),
  );
  await write((open) => saveDocument(open, 'page/library', samplePage('Library', 'Urgent.')));
  const late = write((open) =>
    saveDocument(open, 'page/library', next, read, [], { publishAt: LATER, continuesVersion: true }),
  );
  await expect(late).rejects.toBeInstanceOf(ConflictError);
});

test('a scheduled change that is published at once leaves no schedule', async () => {
  await schedule();
  await write((open) => saveDocument(open, 'page/library', next, undefined, [], { continuesVersion: true }), false);
  expect(await library()).toEqual(next);
  expect(await versions()).toEqual([]);
});

test('a scheduled change survives a back-up, and follows a page to its new address', async () => {
  await write((open) => saveDocument(open, 'page/history', samplePage('History'), undefined, [], { publishAt: LATER }));
  const { attempt, options } = campus();
  const archive = `${options.dataDir}/../outside/campus.tar`;
  expect(await attempt(['backup', archive])).toMatchObject({ status: 0 });
  expect((await attempt(['site', 'cancel', 'page/history', '--yes'])).stdout).toContain('Canceled');
  expect((await attempt(['site', 'list'])).stdout).not.toContain('change at');
  expect(await attempt(['restore', archive, '--yes'])).toMatchObject({ status: 0 });
  await write((open) => renamePage(open, '/history', '/about/history'));
  expect((await attempt(['site', 'list'])).stdout).toMatch(
    /^page\/about\/history +(?:sample, )?change at 2999-01-01T10:00:00\+05:45$/m,
  );
});

test('a picture of a scheduled change stays stored', async () => {
  const picture = { src: '/files/hall.jpg', width: 800, height: 600, alt: { en: 'The hall' } };
  const newFiles = [{ stored: 'hall.jpg', content: Buffer.from('picture') }];
  await write((open) =>
    saveDocument(open, 'page/library', { ...next, pictures: [picture] }, undefined, newFiles, { publishAt: LATER }),
  );
  expect(campus().storedFiles()).toContain('hall.jpg');
  await letTimePass();
  await versions();
  expect(campus().storedFiles()).toContain('hall.jpg');
});

test('the command schedules a folder in either calendar, and rejects a past time', async () => {
  const { attempt, options } = campus();
  const folder = `${options.dataDir}/../outside/site`;
  await attempt(['site', 'export', folder]);
  await write((open) => saveDocument(open, 'page/library', next));
  const past = await attempt(['site', 'import', folder, '--publish-at', '2075-01-01 10:30', '--yes']);
  expect(past.status).not.toBe(0);
  const done = await attempt(['site', 'import', folder, '--publish-at', '2033-04-14 10:30', '--yes']);
  expect(done.stderr).toBe('');
  expect(done.stdout).toContain('Scheduled for 2033-04-14T10:30:00+05:45: page /library');
  expect(await library()).toEqual(next);
});
