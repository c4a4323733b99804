import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { trimPages } from './page-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'pages-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A page as Next keeps it, in several files, so many minutes old. */
function keepPage(name: string, bytes: number, minutes: number): void {
  const place = join(folder, 'route-cache', 'APP_PAGE', name);
  mkdirSync(join(place, '$', 'en.segments'), { recursive: true });
  const time = new Date(Date.now() - minutes * 60_000);
  for (const file of ['$/en.html', '$/en.meta', '$/en.segments/_tree.segment.rsc', '$/en.segments/_full.segment.rsc']) {
    writeFileSync(join(place, file), Buffer.alloc(bytes / 4));
    utimesSync(join(place, file), time, time);
  }
}

test('the pages rendered longest ago are removed beyond the bound, each with all of its files', async () => {
  keepPage('old', 4000, 30);
  keepPage('older', 4000, 60);
  keepPage('new', 4000, 1);
  keepPage('newest', 4000, 0);
  await trimPages(folder, 12_000);
  expect(readdirSync(join(folder, 'route-cache', 'APP_PAGE')).sort()).toEqual(['new', 'newest', 'old']);
  await trimPages(folder, 7999);
  expect(readdirSync(join(folder, 'route-cache', 'APP_PAGE'))).toEqual(['newest']);
});
