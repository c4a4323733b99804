import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { withCampus } from '#campus-api/campus/with-campus.ts';
import { withAdminCampus } from '#campus-api/testing/admin-campus.ts';
import { samplePage } from '#campus-api/testing/site-documents.ts';
import { saveDocuments } from './save-documents.ts';

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

test('the ETag of the site content is that of its documents, and a change replaces it', async () => {
  await save('Press');
  const first = await campus().get('/site');
  const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
  expect((await campus().get('/site', { headers })).status).toBe(304);
  await save('Media');
  expect((await campus().get('/site', { headers })).status).toBe(200);
});
