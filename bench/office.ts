import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Page } from 'playwright';
import { adminMessagesIn } from '#campus-api/admin/web/messages/index.ts';
import { chromiumFlags, chromiumPath } from '#e2e/support/chromium.ts';
import { freePort, type RunningServer } from '#e2e/support/process.ts';
import { adminAccount, makeDataDir, startAdmin, startSite } from '#e2e/support/servers.ts';
import type { Figure } from './report.ts';

const PHOTOS = 40;
const REST_MS = 8000;
const words = adminMessagesIn('ne');

/** Resident memory in MB as the system counts it for a process, with what it shares. */
const memoryOf = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** The process that the office makes pictures in, while there is one. */
const helperOf = (pid: number): number | null => {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return children === '' ? null : Number(children.split(' ')[0]);
};

/** Runs `work`; the highest memory of the office and of its helper meanwhile. */
async function watched(pid: number, work: () => Promise<void>) {
  const highest = { office: 0, helper: 0 };
  const timer = setInterval(() => {
    highest.office = Math.max(highest.office, memoryOf(pid));
    try {
      const helper = helperOf(pid);
      if (helper !== null) highest.helper = Math.max(highest.helper, memoryOf(helper));
    } catch {
      // It ended just then.
    }
  }, 20);
  await work();
  clearInterval(timer);
  return highest;
}

async function newAlbum(page: Page, base: string, title: string): Promise<void> {
  await page.goto(`${base}/albums/new`);
  await page.getByLabel(words.albums.name).fill(title);
}

/** Publishes, and waits until the public site shows it: ms. */
async function publish(page: Page, site: RunningServer, path: string, title: string): Promise<number> {
  const begun = performance.now();
  const shown = (async () => {
    while (!(await (await fetch(`${site.url}${path}`)).text()).includes(title)) await wait(10);
    return performance.now() - begun;
  })();
  await page.getByRole('button', { name: words.notices.publish }).last().click();
  return shown;
}

/** A clerk's album of 40 photographs of 12 megapixels in Chromium, and notices, each until the public site shows it. */
export async function measureOffice(): Promise<Figure[]> {
  const photos = mkdtempSync(join(tmpdir(), 'campus-photos-'));
  execFileSync(process.execPath, ['bench/photographs.ts', photos, String(PHOTOS)]);
  const [dataDir, port] = [makeDataDir(), await freePort()];
  const shared = { PORT: String(port) };
  // The first start compiles what all others read.
  await (await startAdmin(makeDataDir(), shared)).stop();
  const office = await startAdmin(dataDir, shared);
  const site = await startSite('', { ...shared, DATA_DIR: dataDir });
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  try {
    await wait(REST_MS);
    const atRest = memoryOf(office.pid);
    const page = await browser.newPage();
    await page.goto(`${office.url}/login`);
    await page.getByLabel(words.login.user, { exact: true }).fill(adminAccount.user);
    await page.getByLabel(words.login.password, { exact: true }).fill(adminAccount.password);
    await page.getByRole('button', { name: words.login.submit }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();

    await newAlbum(page, office.url, 'Forty photographs');
    const files = readdirSync(photos).map((name) => join(photos, name));
    let seconds = 0;
    const { office: highest, helper } = await watched(office.pid, async () => {
      const begun = performance.now();
      await page.getByLabel(words.albums.picture).last().setInputFiles(files);
      await page
        .locator('.upload .files li')
        .nth(PHOTOS - 1)
        .waitFor({ timeout: 600_000 });
      seconds = (performance.now() - begun) / 1000;
    });
    const album = await publish(page, site, '/ne/gallery', 'Forty photographs');
    await wait(REST_MS);
    const after = memoryOf(office.pid);

    const notices: number[] = [];
    for (const round of [1, 2, 3, 4, 5]) {
      await page.goto(`${office.url}/notices/new`);
      await page.getByLabel(words.notices.text).fill(`परीक्षाको सूचना ${round}`);
      await page.getByLabel(words.department.exam).check();
      notices.push(await publish(page, site, '/ne/notice/exam', `परीक्षाको सूचना ${round}`));
    }
    return [
      { name: 'memory of the office at rest', unit: 'MB', runs: [atRest] },
      { name: `${PHOTOS} photographs of 12 megapixels, from choosing to all shown`, unit: 's', runs: [seconds] },
      { name: 'highest memory of the office meanwhile', unit: 'MB', runs: [highest] },
      { name: 'highest memory of the process that makes them smaller', unit: 'MB', runs: [helper] },
      { name: 'memory of the office 8 s after', unit: 'MB', runs: [after] },
      { name: 'from publish to the album on the public site', unit: 'ms', runs: [album] },
      { name: 'from publish to a notice on the public site', unit: 'ms', runs: notices },
    ];
  } finally {
    await browser.close();
    await site.stop();
    await office.stop();
    rmSync(photos, { recursive: true });
  }
}
