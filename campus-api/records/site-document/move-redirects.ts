import type { DatabaseSync } from 'node:sqlite';
import type { Issues } from '#campus-api/validation/issue.ts';
import { spellingOf } from '#lib/platform/routes/normalize-address.ts';
import { addressesIn } from './addresses.ts';
import type { Documents } from './documents.ts';
import { addRedirect, REDIRECTS, readPageRedirects, redirectsSchema } from './redirects.ts';

/**
 * Adds the redirects of `redirects.json`, as `site export` writes it, to the table of redirects. Existing ones stay; those of addresses with a
 * page, and those to no page, are left out and counted in a warning.
 */
export function moveRedirects(database: DatabaseSync, issues: Issues, documents: Documents, content: unknown): void {
  const read = redirectsSchema.safeParse(content);
  if (!read.success) {
    issues.error('', 'site-wrong-type', { at: REDIRECTS, expected: '{ redirects: [{ from, to }] }' });
    return;
  }
  const { redirects } = read.data;
  const { stateOf } = addressesIn(documents);
  const existing = new Set(readPageRedirects(database).map(({ from }) => spellingOf(from)));
  const added = redirects.filter(({ from }) => !existing.has(spellingOf(from)));
  // The target of a chain is a page once the redirect after it is followed.
  const targets = new Map(redirects.map(({ from, to }) => [spellingOf(from), to]));
  let omitted = 0;
  for (const { from, to } of added) {
    const last = lastTarget(targets, to, (address) => stateOf(address) !== 'unknown');
    if (last === null || stateOf(from) !== 'unknown' || stateOf(last) === 'unknown') omitted += 1;
    else addRedirect(database, from, last);
  }
  if (added.length > 0) issues.warn('', 'site-redirects-moved', { added: added.length - omitted, omitted });
}

/** The end of a chain of redirects, which is an address with a page; null for a circle. */
function lastTarget(
  targets: ReadonlyMap<string, string>,
  to: string,
  isPage: (address: string) => boolean,
): string | null {
  const visited = new Set<string>();
  let last = to;
  for (let next = targets.get(spellingOf(to)); next !== undefined; next = targets.get(spellingOf(last))) {
    if (isPage(last)) return last;
    if (visited.has(spellingOf(last))) return null;
    visited.add(spellingOf(last));
    last = next;
  }
  return last;
}
