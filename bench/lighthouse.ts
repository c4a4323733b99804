import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { z } from 'zod';
import { chromiumFlags, chromiumPath } from '#e2e/support/chromium.ts';
import { pageKinds } from './page-kinds.ts';
import type { Row, Table } from './report.ts';
import { onSiteAhead } from './stage.ts';

/** Fetched when asked for: with its two hundred packages it is heavier than the site. */
const PACKAGE = 'lighthouse@13.5.0';

const CATEGORIES = '--only-categories=performance,accessibility,best-practices,seo';

const run = promisify(execFile);

const resultSchema = z.object({
  categories: z.record(
    z.string(),
    z.object({ score: z.number().nullable(), auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) }),
  ),
  audits: z.record(z.string(), z.object({ score: z.number().nullable(), title: z.string() })),
});

/** Scores of a page in hundredths; says on the terminal what cost it points. */
async function examine(url: string): Promise<Row> {
  const flags = ['--headless=new', ...chromiumFlags].join(' ');
  const { stdout } = await run(
    'npx',
    ['--yes', PACKAGE, url, '--quiet', '--output=json', CATEGORIES, `--chrome-flags=${flags}`],
    {
      maxBuffer: 64 * 1024 * 1024,
      env: { ...process.env, CHROME_PATH: chromiumPath() ?? chromium.executablePath() },
    },
  );
  const { categories, audits } = resultSchema.parse(JSON.parse(stdout));
  for (const { auditRefs } of Object.values(categories)) {
    for (const { id, weight } of auditRefs) {
      const { score = null, title } = audits[id] ?? { title: id };
      if (weight > 0 && score !== null && score < 0.9) console.log(`  ${new URL(url).pathname}: ${title} (${id})`);
    }
  }
  const figures = Object.entries(categories).map(([name, { score }]) => ({
    name,
    unit: '',
    runs: [Math.round((score ?? 0) * 100)],
  }));
  return { name: new URL(url).pathname, figures };
}

/** Lighthouse as a phone, one run of each kind of page after a visit that warms the server up; a second one where it fails. */
export function lighthouse(): Promise<Table[]> {
  return onSiteAhead(async ({ url }) => {
    const rows: Row[] = [];
    for (const path of await pageKinds(url)) {
      await (await fetch(url + path)).text();
      rows.push(await examine(url + path).catch(() => examine(url + path)));
    }
    return [{ title: 'Lighthouse', rows }];
  });
}
