import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { formatTable } from '#campus-api/csv/format-table.ts';
import { withAdminCampus } from '#campus-api/testing/admin-campus.ts';
import { makeXlsx } from '#packages/document-reader/testing/make-office-file.ts';
import { smallPdf } from '#packages/site-import/testing/wordpress-export.ts';

const campus = withAdminCampus();
const list = async () => (await campus().attempt(['publication', 'list'])).stdout;

test('publications of a workbook are imported with both languages and their files; undo takes them back', async () => {
  const folder = join(dirname(campus().write('root', '')), 'journals');
  mkdirSync(folder);
  writeFileSync(join(folder, 'journal 1.pdf'), smallPdf);
  const workbook = await makeXlsx([
    ['मिति', 'शीर्षक', 'शीर्षक (नेपालीमा)', 'सम्पादक', 'प्रकाशक', 'परिचय', 'फाइल'],
    ['2079-01-15', 'Journal 1', 'जर्नल १', 'S. Giri', 'Research cell', 'First volume.', 'Journal 1.pdf'],
    ['२०८०।०२।३०', '', 'वार्षिक प्रतिवेदन', '', '', '', ''],
    ['2080-40-01', 'Wrong', '', '', '', '', ''],
    ['2080-01-01', '', '', '', '', '', ''],
  ]);
  const words = ['import', 'publications', campus().write('journals.xlsx', workbook), '--files', folder];
  const done = await campus().attempt([...words, '--yes']);
  expect(done.stdout).toContain('Imported. Publications: 2; files: 1.');
  expect(done.stdout).toContain('Line 4: date: there is no day 2080-40-01');
  expect(done.stdout).toContain('Line 5: title: this is missing.');
  expect(await list()).toMatch(/2022-04-28 Journal 1 \(S\. Giri, Research cell\)\n +file: journal 1\.pdf/);
  expect(await campus().body('/publication')).toEqual(
    expect.arrayContaining([expect.objectContaining({ nepali: { description: 'जर्नल १' } })]),
  );
  expect((await campus().attempt([...words, '--yes'])).stdout).toContain('Imported before, unchanged: 2');
  await campus().attempt(['undo', '--yes']);
  expect(await list()).not.toContain('Journal 1');
});

test('a publication of the same day with the same title is left out', async () => {
  const table = (name: string, id: string) =>
    campus().write(
      name,
      formatTable([
        ['id', 'date', 'title'],
        [id, '2079-01-15', 'Bulletin'],
      ]),
    );
  await campus().attempt(['import', 'publications', table('a.csv', '1'), '--yes']);
  const again = await campus().attempt(['import', 'publications', table('b.csv', '1'), '--yes']);
  expect(again.stdout).toContain('Already on the site, left out: 1\n  Bulletin');
});
