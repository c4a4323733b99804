import type { Browser } from 'playwright';
import { type Connection, like2g, slow4g } from './connections.ts';
import { figures, firstLoad } from './first-load.ts';
import { serveLowerBounds } from './lower-bound/serve.ts';
import { mainKinds, pageKinds } from './page-kinds.ts';
import type { Row, Table } from './report.ts';
import { inBrowser } from './stage.ts';
import { visit } from './visit.ts';

const fast: Connection = { name: 'none', latency: 0, bitsPerSecond: 1e9, slowdown: 1 };

/** First visits to pages beside their lower bounds, over these connections. */
async function visits(browser: Browser, base: string, paths: string[], connections: Connection[]): Promise<Table[]> {
  const bounds = await serveLowerBounds(base);
  try {
    for (const path of paths) for (const site of [base, base, bounds.url]) await visit(browser, site + path, fast);
    const tables: Table[] = [];
    for (const connection of connections) {
      const rows: Row[] = [];
      for (const path of paths) {
        rows.push({ name: path, figures: await firstLoad(browser, path, base, bounds.url, connection) });
      }
      tables.push({ title: `First visit at 360 px, ${connection.name}`, rows });
    }
    return tables;
  } finally {
    await bounds.stop();
  }
}

/** The pages that most come for, on both connections, and what saves data. */
export function firstVisits(): Promise<Table[]> {
  return inBrowser(async (browser, base) => {
    const tables = await visits(browser, base, await mainKinds(base), [slow4g, like2g]);
    const lite = [await visit(browser, `${base}/`, slow4g, true)];
    return [...tables, { title: 'First visit with Save-Data, Slow 4G', rows: [{ name: '/', figures: figures(lite) }] }];
  });
}

/** Every kind of page, on the better one. */
export function allKinds(): Promise<Table[]> {
  return inBrowser(async (browser, base) => visits(browser, base, await pageKinds(base), [slow4g]));
}
