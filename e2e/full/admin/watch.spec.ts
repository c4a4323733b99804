import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expectAccessible } from '#e2e/support/accessibility.ts';
import { expect, screens, test } from '#e2e/support/admin.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';

const UNIT = 'campus-website-backup@main.service';

/** Runs `site watch` once on the data of the admin. */
async function watch(dataDir: string, siteUrl: string, args: string[]): Promise<void> {
  const child = spawn(process.execPath, ['scripts/commands/watch.ts', ...args], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      NODE_NO_WARNINGS: '1',
      DATA_DIR: dataDir,
      PORT: new URL(siteUrl).port,
      HOST: '127.0.0.1',
    },
  });
  const [stderr, [exit]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  expect([exit, stderr]).toEqual([0, '']);
}

for (const { title, viewport, javaScriptEnabled } of screens) {
  test.describe(title, () => {
    test.use({ viewport, javaScriptEnabled });

    test('home lists a failed back-up after a run of the watch, and nothing before', async ({
      page,
      words,
      language,
      servers,
      logIn,
    }) => {
      rmSync(join(servers.dataDir, 'watch'), { recursive: true, force: true });
      const region = page.getByRole('region', { name: words.watch.title });
      await logIn();
      await expect(region).toHaveCount(0);
      await watch(servers.dataDir, servers.site.url, ['--failed', UNIT]);
      await page.goto('/');
      const { title: name, remedy } = words.watch.conditions.backupFailed;
      // The machine of the test may have conditions too.
      const row = region.getByRole('listitem').filter({ hasText: name });
      await expect(row).toContainText(fillIn(remedy, { unit: UNIT }, language));
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      if (javaScriptEnabled) await expectAccessible(page);
      rmSync(join(servers.dataDir, 'watch'), { recursive: true });
    });
  });
}
