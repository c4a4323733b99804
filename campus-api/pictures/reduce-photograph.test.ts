import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { formatTable } from '#campus-api/csv/format-table.ts';
import { withAdminCampus } from '#campus-api/testing/admin-campus.ts';
import { exportFile, OLD_SITE } from '#packages/site-import/testing/wordpress-export.ts';

const campus = withAdminCampus();
const url = `${OLD_SITE}/wp-content/uploads/poster.jpg`;

/** A photograph on its side of more than the megabytes of which smaller versions are made. */
async function photograph(): Promise<Uint8Array> {
  const jpeg = await sharp({ create: { width: 300, height: 200, channels: 3, background: 'green' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  return Buffer.concat([jpeg, new Uint8Array(20_000_000)]);
}

const table = () =>
  campus().write(
    'notices.csv',
    formatTable([
      ['date', 'text', 'files'],
      ['2024-08-28', 'Poster', 'poster.jpg'],
    ]),
  );
const wordpress = () =>
  campus().write('export.xml', exportFile([{ id: 1, title: 'Poster', content: `<a href="${url}">Poster</a>` }]));

test.each<[string, (path: string) => string[]]>([
  ['notice add', (path) => ['notice', 'add', '--text', 'Poster', '--department', 'exam', '--file', path]],
  ['publication add', (path) => ['publication', 'add', '--title', 'Poster', '--date', '2024-08-28', '--file', path]],
  ['qaa document add', (path) => ['qaa', 'document', 'add', '--name', 'Poster', '--file', path]],
  ['import notices', (path) => ['import', 'notices', table(), '--files', dirname(path)]],
  ['import wordpress', (path) => ['import', 'wordpress', wordpress(), '--media', dirname(path)]],
])('%s makes a photograph smaller that visitors would get whole', async (_, words) => {
  const path = campus().write('poster.jpg', await photograph());
  const done = await campus().attempt([...words(path), '--yes']);
  expect(done).toMatchObject({ status: 0 });
  const [stored = ''] = campus()
    .storedFiles()
    .filter((name) => name.endsWith('.jpg'));
  const { width, height, orientation } = await sharp(
    readFileSync(join(campus().options.dataDir, 'files', stored)),
  ).metadata();
  expect({ width, height, orientation }).toEqual({ width: 200, height: 300, orientation: undefined });
});
