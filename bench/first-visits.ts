import { slow4g } from './connections.ts';
import { firstLoad } from './first-load.ts';
import { pageKinds } from './page-kinds.ts';
import type { Table } from './report.ts';
import { inBrowser } from './stage.ts';

/** First visits to every kind of page. */
export function firstVisits(): Promise<Table[]> {
  return inBrowser(async (browser, base) => {
    const rows = [];
    for (const path of await pageKinds(base)) {
      rows.push({ name: path, figures: await firstLoad(browser, base + path, slow4g) });
    }
    return [{ title: `First visit at 360 px, ${slow4g.name}`, rows }];
  });
}
