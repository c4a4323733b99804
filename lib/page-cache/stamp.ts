import type { Entry } from './next-cache.ts';
import { isPage } from './page-entry.ts';
import { stampPolicy } from './stamp-policy.ts';
import { stampStatus } from './stated-status.ts';

/**
 * Gives a page its form, policy and status, in place: Next goes on with the same object. `isKept`, asked when the status is there:
 * the scripts' data of a page that nobody keeps stays in the page.
 */
export async function stamp(value: Entry['value'], isKept: () => boolean = () => true): Promise<void> {
  if (!isPage(value)) return;
  stampStatus(value);
  await stampPolicy(value, isKept());
}
