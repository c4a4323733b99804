import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { saveDocument } from '#campus-api/records/site-document/write.ts';
import { withAdminCampus } from '#campus-api/testing/admin-campus.ts';
import { samplePage } from '#campus-api/testing/site-documents.ts';
import { readDailySummary } from './daily-summary.ts';
import { readUnreadEnquiries } from './unread-enquiries.ts';
import { withCampus } from './with-campus.ts';

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
    reviews: [{ name: { en: 'page /library', ne: 'पृष्ठ /library' }, day: '2026-07-31' }],
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
