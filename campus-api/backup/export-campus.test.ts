import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withCampus } from '#campus-api/campus/with-campus.ts';
import { trackedTables } from '#campus-api/model/tracked-tables.ts';
import { saveDocuments } from '#campus-api/records/site-document/save-documents.ts';
import { withAdminCampus } from '#campus-api/testing/admin-campus.ts';
import { fixtureBytes, fixtureFile } from '#campus-api/testing/fixture-api.ts';
import { fixtureDocuments } from '#campus-api/testing/site-documents.ts';

const campus = withAdminCampus();
const folder = () => join(campus().options.dataDir, '..', 'outside', 'export');
const read = (name: string) => readFileSync(join(folder(), name), 'utf8');
const json = (table: string): unknown => JSON.parse(read(`${table}.json`));

test('an export has every table as JSON and CSV and every file, and no password', async () => {
  const { attempt, options, post, storedFiles } = campus();
  await withCampus(options, { by: 'sita' }, (open) => saveDocuments(open, fixtureDocuments));
  await attempt(['notice', 'withdraw', '2', '--yes']);
  const enquiry = { id: 'a'.repeat(22), reference: 'K7M2-0001', kind: 'question', name: 'Gita', email: '', phone: '' };
  await post('/enquiry', { ...enquiry, text: '=1+1', language: 'ne' });
  const tables = [...Object.keys(trackedTables), 'enquiries'];
  expect(await attempt(['export', folder()])).toEqual({
    status: 0,
    stdout: `Exported: ${tables.length} tables and 1 files to ${folder()}.\n`,
    stderr: '',
  });

  const names = tables.flatMap((table) => [`${table}.csv`, `${table}.json`]);
  expect(readdirSync(folder()).sort()).toEqual([...names, 'files'].sort());
  expect(json('notices')).toMatchObject([{ id: 1 }, { id: 2, withdrawn_at: expect.any(String) }, { id: 3 }, { id: 4 }]);
  expect(read('notices.csv')).toContain('परीक्षा तालिका');
  expect(json('site_documents')).toContainEqual(
    expect.objectContaining({ key: 'identity', content: expect.any(Object) }),
  );
  expect(json('qaa_account')).toEqual([expect.not.objectContaining({ password_hash: expect.anything() })]);
  expect(read('qaa_account.csv')).not.toContain('password_hash');
  expect(json('enquiries')).toMatchObject([{ name: 'Gita', received: expect.stringMatching(/^20\d\d-.*Z$/) }]);
  expect(read('enquiries.csv')).toContain("'=1+1");
  expect(storedFiles()).toEqual([fixtureFile]);
  expect(read(join('files', fixtureFile))).toBe(fixtureBytes);

  expect(await attempt(['export', folder()])).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('exists already'),
  });
  expect(existsSync(join(folder(), 'files'))).toBe(true);
});
