import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { RunningServer } from '#e2e/support/process.ts';
import { makeDataDir, startSite } from '#e2e/support/servers.ts';
import { expect, test } from '#e2e/support/test.ts';
import { exportFile, OLD_SITE, smallPdf } from '#packages/site-import/testing/wordpress-export.ts';

test.describe.configure({ mode: 'serial' });

const dataDir = makeDataDir();
const outside = mkdtempSync(join(tmpdir(), 'wordpress-'));
let site: RunningServer;

const command = (...words: string[]) =>
  promisify(execFile)(process.execPath, [join(process.cwd(), 'campus-api/main.ts'), ...words], {
    env: { ...process.env, DATA_DIR: dataDir, QAA_USER: 'committee', QAA_PASSWORD: 'e2e-only-password' },
  });

test.beforeAll(async () => {
  const uploads = join(outside, 'uploads');
  mkdirSync(join(uploads, '2019'), { recursive: true });
  writeFileSync(join(uploads, '2019', 'result.pdf'), smallPdf);
  const result = `${OLD_SITE}/wp-content/uploads/2019/result.pdf`;
  const items = [
    {
      id: 5,
      type: 'page',
      title: 'Rules of the hostel',
      slug: 'hostel-rules',
      content: '<h2>Quiet hours</h2><p>From nine. <script>alert(1)</script></p><ul><li>No music</li></ul>',
    },
    {
      id: 6,
      title: 'Result of the third year',
      slug: 'third-year',
      link: `${OLD_SITE}/2019/05/third-year/`,
      content: `<a href="${result}">Result</a>`,
      terms: [['category', 'exam', 'Exam']] as const,
    },
    { id: 7, type: 'attachment', title: 'result', slug: 'result', attachmentUrl: result, parent: 6 },
  ];
  writeFileSync(join(outside, 'export.xml'), exportFile(items, [[2, 'exam', 'Exam']]));
  await command('prepare', '--empty', '--name', 'Campus of the test');
  await command('import', 'wordpress', join(outside, 'export.xml'), '--media', uploads, '--yes');
  site = await startSite('', { DATA_DIR: dataDir });
});
test.afterAll(async () => {
  rmSync(outside, { recursive: true, force: true });
  await site.stop();
});

test('an imported page is public at its old address', async ({ page }) => {
  await page.goto(`${site.url}/hostel-rules`);
  await expect(page.getByRole('heading', { level: 1, name: 'Rules of the hostel' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Quiet hours' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'No music' })).toBeVisible();
  expect(await page.content()).not.toContain('alert(1)');
});

test('an imported post is a notice of its department with its file', async ({ page }) => {
  await page.goto(`${site.url}/notice/exam`);
  await page.getByRole('link', { name: 'Result of the third year' }).first().click();
  const link = page.getByRole('main').locator('a[href*="/files/"]').first();
  const href = (await link.getAttribute('href')) ?? '';
  expect(href).toContain('result.pdf');
  const reply = await fetch(new URL(href, site.url));
  expect(Buffer.from(await reply.arrayBuffer()).equals(smallPdf)).toBe(true);
});

test('addresses of the old site redirect to the imported records', async () => {
  for (const path of ['/2019/05/third-year/', '/?p=6']) {
    const reply = await fetch(`${site.url}${path}`, { redirect: 'manual' });
    expect([path, reply.status]).toEqual([path, 301]);
    expect(reply.headers.get('location')).toMatch(/\/notice\/item\/1$/);
  }
  const file = await fetch(`${site.url}/wp-content/uploads/2019/result.pdf`);
  expect(Buffer.from(await file.arrayBuffer()).equals(smallPdf)).toBe(true);
  const list = await fetch(`${site.url}/category/exam/`, { redirect: 'manual' });
  expect(list.headers.get('location')).toMatch(/\/notice\/exam$/);
});
