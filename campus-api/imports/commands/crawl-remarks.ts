import { describeError } from '#campus-api/imports/plan/file-reasons.ts';
import type { Remark } from '#campus-api/imports/plan/remarks.ts';
import type { Crawl } from '#packages/site-import/crawl/index.ts';

/** Pages that a crawl left out or could not read, for the plan. */
export function crawlRemarks({ blocked, waiting, forbidden, traps, failures }: Crawl): Remark[] {
  return [
    ...(blocked ? [{ code: 'crawl-blocked', values: { reason: describeError(blocked) } } as const] : []),
    ...(waiting > 0 && !blocked ? [{ code: 'crawl-waiting', values: { number: waiting } } as const] : []),
    ...(forbidden > 0 ? [{ code: 'crawl-forbidden', values: { number: forbidden } } as const] : []),
    ...traps.map(({ shape, fetched }) => ({ code: 'crawl-trap', values: { shape, number: fetched } }) as const),
    ...failures.map(({ problem }) => ({ code: 'crawl-failed', values: { reason: describeError(problem) } }) as const),
  ];
}
