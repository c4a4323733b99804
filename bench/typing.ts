import type { Browser } from 'playwright';
import { activateControlScript } from '#e2e/support/deferred-scripts.ts';
import { closeFlashNotices } from '#e2e/support/flash-notices.ts';
import { slow4g } from './connections.ts';
import type { Table } from './report.ts';
import { onSlowPhone } from './slow-phone.ts';
import { inBrowser } from './stage.ts';

const queries = ['merit', 'bharna', 'सूचना', 'exam routine', '2083'];

const BETWEEN_KEYS_MS = 100;

/** Runs in the page: ms from the last input to the first frame after the count of results for `query` stands there. */
function timeToCount(query: string): Promise<number> {
  return new Promise((resolve) => {
    let typed = 0;
    document.addEventListener('input', ({ timeStamp }) => {
      typed = timeStamp;
    });
    const observer = new MutationObserver(() => {
      const found = [...document.querySelectorAll('[role=status]')].some((place) => place.textContent.includes(query));
      if (!found) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - typed)));
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

function typeQuery(browser: Browser, base: string, query: string): Promise<number> {
  return onSlowPhone(browser, slow4g, async (page) => {
    await page.goto(`${base}/notice`, { waitUntil: 'networkidle' });
    await closeFlashNotices(page);
    await activateControlScript(page.locator('#notice-search'));
    const shown = page.evaluate(timeToCount, query);
    await page.keyboard.type(query, { delay: BETWEEN_KEYS_MS });
    return shown;
  });
}

/** Searching as one types in the list of notices, once its script is ready. */
export function typing(): Promise<Table[]> {
  return inBrowser(async (browser, base) => {
    const runs: number[] = [];
    for (const query of queries) runs.push(await typeQuery(browser, base, query));
    const figures = [{ name: 'from the last key to the count of results', unit: 'ms', runs }];
    return [{ title: `Search as one types, ${slow4g.name}`, figures }];
  });
}
