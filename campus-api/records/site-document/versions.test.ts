import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { lastUndoable, undoChange } from '#campus-api/campus/undo.ts';
import { withCampus } from '#campus-api/campus/with-campus.ts';
import type { Campus } from '#campus-api/changes/campus.ts';
import { listChanges } from '#campus-api/changes/change-log.ts';
import { ConflictError, revisionOf } from '#campus-api/changes/revisions.ts';
import { openCampusApi } from '#campus-api/index.ts';
import { createSiteStore } from '#campus-api/records/site-document/store.ts';
import { withAdminCampus } from '#campus-api/testing/admin-campus.ts';
import { withAdminPages } from '#campus-api/testing/admin-pages.ts';
import { documentsIn, fixtureDocuments, samplePage } from '#campus-api/testing/site-documents.ts';
import { type AdDate, nepalDate, parseAdDate } from '#packages/nepali/calendar/index.ts';
import { requireDocument } from './documents.ts';
import { renamePage } from './rename-page.ts';
import { findReviews, markReviewed } from './reviews.ts';
import { saveDocuments } from './save-documents.ts';
import { saveDocument } from './write.ts';

describe('versions', () => {
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

  test('a scheduled change survives a back-up, and follows a page to its new address', async () => {
    await write((open) =>
      saveDocument(open, 'page/history', samplePage('History'), undefined, [], { publishAt: LATER }),
    );
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
});

describe('reviews', () => {
  const campus = withAdminCampus();
  const write = <Result>(work: Parameters<typeof withCampus<Result>>[2]) =>
    withCampus(campus().options, { by: 'sita', confirmation: { confirmed: true } }, work);
  const day = (text: string): AdDate => parseAdDate(text) ?? nepalDate(new Date());
  const allReviewsOn = (text: string) => write(({ database }) => findReviews(database, day(text)));
  const reviewsOn = async (text: string) => (await allReviewsOn(text)).filter(({ key }) => key !== 'calendar');
  const page = { ...samplePage('Library'), reviewedOn: '2026-01-31', reviewEvery: 1 };
  const information = { charter: [], officers: [], reports: [], university: [] };

  test.each([
    ['2026-01-20', [{ key: 'page/library', dueOn: '2026-02-28', isDue: false }], 39],
    ['2026-02-27', [{ key: 'page/library', dueOn: '2026-02-28', isDue: false }], 1],
    ['2026-02-28', [{ key: 'page/library', dueOn: '2026-02-28', isDue: true }], 0],
  ])('a page reviewed on 31 January for a month is on %s listed as %j', async (today, expected, left) => {
    await write((open) => saveDocument(open, 'page/library', page));
    expect(await reviewsOn(today)).toEqual(left > 30 ? [] : expected);
  });

  test('a document that was never reviewed is due, and one without reviews or of the sample is not listed', async () => {
    await write((open) => saveDocument(open, 'page/library', { ...samplePage('Library'), reviewEvery: 12 }));
    await write((open) => saveDocument(open, 'page/history', samplePage('History')));
    expect(await reviewsOn('2026-01-01')).toEqual([{ key: 'page/library', dueOn: '2026-01-01', isDue: true }]);
  });

  test('a review sets the day and nothing else', async () => {
    await write((open) => saveDocument(open, 'page/library', page));
    const { result } = await write((open) => markReviewed(open, 'page/library'));
    const { attempt } = campus();
    expect(JSON.parse((await attempt(['site', 'show', 'page/library'])).stdout)).toEqual({
      ...page,
      reviewedOn: result,
    });
  });

  test('public information is due after each quarter until it is reviewed or a disclosure is published', async () => {
    await write((open) => saveDocument(open, 'public-information', { ...information, updatedOn: '2026-10-17' }));
    expect(await reviewsOn('2026-10-17')).toEqual([]);
    expect(await reviewsOn('2026-10-18')).toMatchObject([
      { key: 'public-information', dueOn: '2026-10-18', isDue: true },
    ]);
    await write((open) => saveDocument(open, 'public-information', { ...information, updatedOn: '2026-10-18' }));
    expect(await reviewsOn('2026-11-18')).toEqual([]);
    expect(await reviewsOn('2027-01-15')).toMatchObject([{ dueOn: '2027-01-15' }]);
    await write(({ database }) => {
      database.exec(
        `UPDATE publications SET description = 'स्वतः प्रकाशन, दोस्रो त्रैमासिक', publish_date = '2027-01-16T10:00:00+05:45'`,
      );
      database.exec('DELETE FROM row_log');
    });
    expect(await reviewsOn('2027-01-20')).toEqual([]);
  });

  test('with an archive only a disclosure of the quarter ends the reminder, which is late after 15 days', async () => {
    const disclosed = (year: number, quarter: number) => ({ year, quarter, publishedOn: '2026-10-20', entries: [] });
    const save = (disclosures: object[]) =>
      write((open) =>
        saveDocument(open, 'public-information', { ...information, updatedOn: '2026-11-01', disclosures }),
      );
    await save([disclosed(2082, 4)]);
    expect(await reviewsOn('2026-11-01')).toMatchObject([{ quarter: { dueUntil: '2026-11-01', isLate: false } }]);
    expect(await reviewsOn('2026-11-02')).toMatchObject([{ quarter: { dueUntil: '2026-11-01', isLate: true } }]);
    await save([disclosed(2082, 4), disclosed(2083, 1)]);
    expect(await reviewsOn('2026-11-02')).toEqual([]);
    expect(await reviewsOn('2027-01-15')).toMatchObject([{ quarter: { months: [7, 9], isLate: false } }]);
  });

  test.each(['2028-06-01', '2034-04-20'])(
    'on %s, after unconfirmed years or the end of the table, the first of them is to be confirmed',
    async (today) =>
      expect((await allReviewsOn(today)).find(({ key }) => key === 'calendar')).toMatchObject({
        year: 2084,
        isDue: true,
      }),
  );

  test.each([
    ['2026-11-16', null, 'before Mangsir'],
    ['2026-11-17', { key: 'calendar', dueOn: '2026-11-17', isDue: true, year: 2084 }, 'from Mangsir on'],
    ['2027-05-01', { key: 'calendar', dueOn: '2026-11-17', isDue: true, year: 2084 }, 'in the year itself'],
  ])('on %s the year to confirm is %j: %s, until it is confirmed', async (today, expected, _when) => {
    expect((await allReviewsOn(today)).filter(({ key }) => key === 'calendar')).toEqual(expected ? [expected] : []);
    await write((open) => saveDocument(open, 'calendar', { years: [{ year: 2084 }] }));
    expect((await allReviewsOn(today)).filter(({ key }) => key === 'calendar')).toEqual([]);
  });
});

describe('times', () => {
  const campus = withAdminCampus();
  const replies = z.array(z.object({ key: z.string(), updatedAt: z.string().optional() }));
  const times = async () =>
    new Map(replies.parse(await campus().body('/site')).map(({ key, updatedAt }) => [key, updatedAt]));

  const save = (title: string) =>
    withCampus(campus().options, { by: 'test', confirmation: { confirmed: true, dryRun: false } }, (opened) =>
      saveDocuments(opened, [{ key: 'page/press', content: samplePage(title) }]),
    );

  test('the site content carries the time of the last change of a document, and none for one that nobody has changed', async () => {
    const before = Date.now();
    await save('Press');
    const first = Date.parse((await times()).get('page/press') ?? '');
    expect(first).toBeGreaterThanOrEqual(Math.floor(before / 1000) * 1000);
    const database = new DatabaseSync(join(campus().options.dataDir, 'campus.db'));
    database.exec('DELETE FROM changes');
    database.close();
    expect([...(await times())]).toEqual([['page/press', undefined]]);
  });
});

describe('summaries', () => {
  const page = samplePage('Press');
  const pages = withAdminPages('administrator', [
    { key: 'page/draft', content: { ...page, isDraft: true } },
    { key: 'page/late', content: { ...page, publishAt: '2099-01-01T10:00:00+05:45' } },
    { key: 'page/sample', content: { ...page, isSample: true } },
    { key: 'programme/bbs', content: { name: { en: 'BBS' } } },
  ]);

  test('lists get title and state of a document without its text', () => {
    const site = createSiteStore(pages().services.database);
    expect(site.summaries().map(({ key, content }) => [key, content])).toEqual([
      ['page/draft', expect.objectContaining({ title: { en: 'Press' }, isDraft: true, publishAt: null })],
      ['page/late', expect.objectContaining({ publishAt: '2099-01-01T10:00:00+05:45', isDraft: null })],
      ['page/sample', expect.objectContaining({ isSample: true })],
      ['programme/bbs', expect.objectContaining({ name: { en: 'BBS' }, title: null })],
    ]);
    for (const { content } of site.summaries()) expect(content).not.toHaveProperty('parts');
  });
});
