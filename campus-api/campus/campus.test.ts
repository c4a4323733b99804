import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CampusApiSetupError, openCampusApi, prepareCampusApi } from '#campus-api/index.ts';
import { sampleDocuments } from '#campus-api/records/site-document/sample-documents.ts';
import { saveDocument } from '#campus-api/records/site-document/write.ts';
import { withAdminCampus } from '#campus-api/testing/admin-campus.ts';
import { fixtureBytes, fixtureFile, fixtureOptions, removeFixture } from '#campus-api/testing/fixture-api.ts';
import { fixtureContent } from '#campus-api/testing/fixture-content.ts';
import { samplePage } from '#campus-api/testing/site-documents.ts';
import { errorSentence, isDiskFull, toSetupError } from '#campus-api/validation/setup-error.ts';
import { readDailySummary } from './daily-summary.ts';
import { readUnreadEnquiries } from './unread-enquiries.ts';
import { withCampus } from './with-campus.ts';

describe('preparation', () => {
  let options: ReturnType<typeof fixtureOptions>;
  beforeEach(() => {
    options = fixtureOptions();
  });
  afterEach(() => removeFixture(options));

  function refusal(dataDir = options.dataDir): string {
    try {
      openCampusApi({ ...options, dataDir }).close();
    } catch (error) {
      if (error instanceof CampusApiSetupError) return error.message;
      throw error;
    }
    throw new Error('The start was not rejected');
  }

  async function visit(): Promise<unknown> {
    const api = openCampusApi(options);
    const response = await api.fetch(new Request('http://campus.invalid/counter'));
    api.close();
    return (await response.json()).body.visit;
  }

  test('the first start creates database, files and account, the second one nothing', () => {
    const account = { user: 'committee', generatedPassword: null };
    expect(prepareCampusApi(options)).toMatchObject({ created: true, qaaAccount: account });
    expect(prepareCampusApi(options)).toMatchObject({ created: false, qaaAccount: account });
    expect(readFileSync(join(options.dataDir, 'files', fixtureFile), 'utf8')).toBe(fixtureBytes);
  });

  test('the counter survives a restart', async () => {
    expect(await visit()).toBe(1);
    expect(await visit()).toBe(2);
  });

  test('a start does not overwrite a file that replaced a sample file', () => {
    const folder = join(options.dataDir, 'files');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, fixtureFile), 'ours');
    writeFileSync(join(folder, '.partial-old.pdf'), 'half');
    prepareCampusApi(options);
    expect(readFileSync(join(folder, fixtureFile), 'utf8')).toBe('ours');
    expect(readdirSync(folder)).toEqual([fixtureFile]);
  });

  test('a newer database is rejected and left unchanged', () => {
    prepareCampusApi(options);
    const file = join(options.dataDir, 'campus.db');
    const database = new DatabaseSync(file);
    database.exec('PRAGMA user_version = 99');
    database.close();
    const before = readFileSync(file);
    expect(refusal()).toMatch(/^The database .*campus\.db has version 99, newer than the \d+ of this program.*$/);
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  test("another program's database is rejected and left unchanged", () => {
    mkdirSync(options.dataDir);
    const file = join(options.dataDir, 'campus.db');
    const database = new DatabaseSync(file);
    database.exec('CREATE TABLE accounts (id)');
    database.close();
    const before = readFileSync(file);
    expect(refusal()).toContain('is not one of the campus API');
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  test('a file that is not a database is rejected and left unchanged', () => {
    mkdirSync(options.dataDir);
    const file = join(options.dataDir, 'campus.db');
    const text = 'no database at all. '.repeat(500);
    writeFileSync(file, text);
    expect(refusal()).toMatch(/^DATA_DIR .* holds a campus\.db that is no database/);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  test.each(['below a file', 'a file itself', 'where no folder can be created'])(
    'DATA_DIR %s is rejected in one line',
    (where) => {
      const file = join(options.sampleFilesDir, fixtureFile);
      const folders = [join(file, 'data'), file, '/proc/nothing/data'];
      const dataDir = folders[['below a file', 'a file itself', 'where no folder can be created'].indexOf(where)];
      const message = refusal(dataDir);
      expect(message).toMatch(/^DATA_DIR [^\n]+$/);
      expect(readFileSync(file, 'utf8')).toBe(fixtureBytes);
    },
  );

  test('missing sample files are reported, and nothing is created', () => {
    rmSync(options.sampleFilesDir, { recursive: true });
    expect(refusal()).toContain(options.sampleFilesDir);
    mkdirSync(options.sampleFilesDir);
    expect(prepareCampusApi(options).created).toBe(true);
  });

  test('invalid content leaves nothing behind', () => {
    const { notices } = fixtureContent;
    expect(() =>
      prepareCampusApi({ ...options, content: { ...fixtureContent, notices: [...notices, ...notices] } }),
    ).toThrow(CampusApiSetupError);
    expect(prepareCampusApi(options).created).toBe(true);
  });

  test('a full disk is reported in one line', () => {
    const full = new DatabaseSync(':memory:');
    full.exec('PRAGMA max_page_count = 2; CREATE TABLE t (x)');
    const fill = () => full.exec('INSERT INTO t VALUES (zeroblob(100000))');
    const write = () => writeFileSync('/dev/full', 'x');
    for (const action of [fill, write]) {
      let caught: unknown;
      try {
        action();
      } catch (error) {
        caught = error;
      }
      expect(toSetupError(caught, '/data').message).toMatch(/^DATA_DIR \/data is on a disk that is full \([^\n]+\)$/);
    }
    full.close();
  });

  test('an existing database is opened without writing to it', () => {
    prepareCampusApi(options);
    const file = join(options.dataDir, 'campus.db');
    const before = readFileSync(file);
    openCampusApi({ ...options, content: undefined, sampleFilesDir: '/nowhere' }).close();
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  test('the sample campus fills a database', () => {
    expect(prepareCampusApi({ dataDir: options.dataDir }).created).toBe(true);
  });

  /** The keys of the site documents in the database. */
  function documentKeys(): unknown[] {
    const database = new DatabaseSync(join(options.dataDir, 'campus.db'));
    const rows = database.prepare('SELECT key FROM site_documents ORDER BY key').all();
    database.close();
    return rows.map(({ key }) => key);
  }

  const sampleKeys = () => sampleDocuments().map(({ key }) => key);

  test('nothing of the sample campus is stored for a campus with its own API', () => {
    const { qaaAccount, hasSiteContent } = prepareCampusApi({ dataDir: options.dataDir, content: null });
    expect([qaaAccount, hasSiteContent, documentKeys()]).toEqual([null, false, []]);
    expect(readdirSync(join(options.dataDir, 'files'))).toEqual([]);
  });

  test('the sample campus has its site content', () => {
    expect(prepareCampusApi({ dataDir: options.dataDir, qaaPassword: 'x' }).hasSiteContent).toBe(true);
    expect(documentKeys()).toEqual(sampleKeys().toSorted());
  });

  test.each([
    ['SQLITE_FULL', { errcode: 13 }],
    ['a write-ahead log that cannot grow', { errcode: 4874 }],
    ['a quota under a database', { errcode: 778 }],
    ['ENOSPC', { code: 'ENOSPC' }],
    ['EDQUOT', { code: 'EDQUOT' }],
  ])('%s counts as a full disk, also as the cause of another error', (_, fields) => {
    const error = Object.assign(new Error('disk I/O error'), fields);
    expect(isDiskFull(error)).toBe(true);
    expect(errorSentence(error)).toMatch(/^the disk is full/);
    expect(isDiskFull(toSetupError(error, '/data'))).toBe(true);
    expect(toSetupError(error, '/data').message).toMatch(/is on a disk (that is full|whose quota is used up)/);
  });

  test('another disk error does not count as a full disk', () => {
    expect(isDiskFull(Object.assign(new Error('disk I/O error'), { errcode: 266 }))).toBe(false);
    expect(errorSentence(new Error('other'))).toBeNull();
  });
});

describe('the daily summary', () => {
  const campus = withAdminCampus();
  // Half past twelve in Nepal.
  const NOW = new Date('2026-11-28T06:45:00Z');
  const HOUR = 3_600_000;

  function write(...statements: string[]): void {
    const database = new DatabaseSync(join(campus().options.dataDir, 'campus.db'));
    for (const statement of statements) database.exec(statement);
    database.close();
  }

  const letter = (number: number, state: string, age = 0) =>
    `INSERT INTO enquiries (id, reference, kind, name, email, phone, text, language, received, state)
   VALUES ('letter-of-a-test-${number}', 'AAAA-${number}', 'question', 'Sita', '', '', 'When?', 'en', ${NOW.getTime() - age}, '${state}')`;

  const summary = () => readDailySummary(campus().options.dataDir, NOW);

  test('notices of the last day are counted that visitors see, by the time at which they became public', () => {
    write(
      "UPDATE notices SET created_date = '2026-11-27T12:31:00+05:45' WHERE id = 1",
      "UPDATE notices SET created_date = '2026-11-27T12:29:00+05:45' WHERE id = 2",
      "UPDATE notices SET publish_at = '2026-11-28T08:00:00+05:45' WHERE id = 3",
      "UPDATE notices SET publish_at = '2026-11-28T13:00:00+05:45' WHERE id = 4",
    );
    expect(summary()?.published).toBe(2);
    write("UPDATE notices SET withdrawn_at = '2026-11-28T09:00:00+05:45' WHERE id = 3");
    expect(summary()?.published).toBe(1);
  });

  test('closing dates are those of the next seven days in Nepal, the first one first, with shortened titles', () => {
    write(
      `UPDATE notices SET last_date = '2026-12-05', description = '${'Admission '.repeat(20)}' WHERE id = 1`,
      "UPDATE notices SET last_date = '2026-11-28' WHERE id = 2",
      "UPDATE notices SET last_date = '2026-11-27' WHERE id = 3",
      "UPDATE notices SET last_date = '2026-12-06' WHERE id = 4",
    );
    const closing = summary()?.closing ?? [];
    expect(closing.map(({ day }) => day)).toEqual(['2026-11-28', '2026-12-05']);
    expect(closing[1]?.title).toMatch(/^(?:Admission ?){2,}…$/);
    write(
      `INSERT INTO notices (id, description, last_date, created_date) SELECT 900 + value, 'N ' || value, '2026-12-01', created_date FROM notices, json_each('[1,2,3,4,5,6,7]') WHERE notices.id = 1`,
    );
    const full = summary()?.closing ?? [];
    expect(full.map(({ day }) => day)).toEqual(['2026-11-28', ...Array(7).fill('2026-12-01')]);
    expect(full.slice(1).map(({ title }) => title)).toEqual(['N 7', 'N 6', 'N 5', 'N 4', 'N 3', 'N 2', 'N 1']);
  });

  test('visits, letters without a reply and texts to review are counted; expired letters are not', async () => {
    write('UPDATE counter SET visit = 4711', letter(1001, 'new'), letter(1002, 'read'), letter(1003, 'answered'));
    write(letter(1004, 'new', 181 * 24 * HOUR));
    const page = { ...samplePage('Library'), reviewedOn: '2026-01-31', reviewEvery: 6 };
    await withCampus(campus().options, { by: 'sita' }, (open) => saveDocument(open, 'page/library', page));
    expect(summary()).toMatchObject({
      visits: 4711,
      unread: 1,
      open: 2,
      reviews: [
        { name: { en: 'page /library', ne: 'पृष्ठ /library' }, day: '2026-07-31' },
        // Mangsir has begun, and nobody confirmed the months of the next year.
        { name: { en: 'years of the calendar', ne: 'पात्रोका वर्ष' }, day: '2026-11-17' },
      ],
    });
    expect(readUnreadEnquiries(campus().options.dataDir, NOW)).toEqual([{ reference: 'AAAA-1001', kind: 'question' }]);
  });

  test('reading changes nothing, and a missing database is unknown', () => {
    write(letter(1004, 'new', 181 * 24 * HOUR));
    summary();
    const database = new DatabaseSync(join(campus().options.dataDir, 'campus.db'));
    expect(database.prepare('SELECT count(*) AS count FROM enquiries').get()).toEqual({ count: 1 });
    database.close();
    expect(readDailySummary(join(campus().options.dataDir, 'none'), NOW)).toBeNull();
  });
});
