import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { reserveIds } from '#campus-api/changes/next-id.ts';
import { insertRows, updateRow } from '#campus-api/database/insert.ts';
import { refuseField } from '#campus-api/validation/issue.ts';
import { MAX_FORMER_ADDRESSES } from '#content/site/former-addresses.ts';
import { pageAddress } from '#content/site/text.ts';
import { canonicalFormerAddress } from '#lib/platform/routes/former-address.ts';
import { spellingOf } from '#lib/platform/routes/normalize-address.ts';

/** A redirect from an earlier address of a page to another page. */
export interface PageRedirect {
  from: string;
  to: string;
}

/** The key of the file `redirects.json` in folders of `site export`, with the redirects between pages. */
export const REDIRECTS = 'redirects';

/** The content of that file. */
export const redirectsSchema = z.object({
  redirects: z.array(z.strictObject({ from: pageAddress, to: pageAddress })).max(MAX_FORMER_ADDRESSES),
});

const rows = z.array(z.object({ id: z.number(), source: z.string(), target: z.string() }));

const readRows = (database: DatabaseSync) =>
  rows.parse(database.prepare('SELECT id, source, target FROM redirects ORDER BY source').all());

/** The redirects of the table that lead from and to addresses as pages have them, those to notices excepted. */
export function readPageRedirects(database: DatabaseSync): PageRedirect[] {
  return readRows(database).flatMap(({ source, target }) => {
    const isOfPages = [source, target].every((address) => pageAddress.safeParse(address).success);
    return isOfPages && !target.startsWith('/notice/item/') ? [{ from: source, to: target }] : [];
  });
}

/**
 * Redirects the earlier address of a page. Redirects to the earlier address lead to the new one then; one of the new address is dropped: it has a page now.
 * @throws RefusedError beyond the limit of redirects
 */
export function addRedirect(database: DatabaseSync, from: string, to: string): void {
  dropRedirects(database, [from, to]);
  const existing = readRows(database);
  for (const { id, target } of existing) {
    const [path = '', rest = ''] = [target.replace(/[?#].*/s, ''), /[?#].*/s.exec(target)?.[0] ?? ''];
    if (spellingOf(path) === spellingOf(from)) updateRow(database, 'redirects', { id, target: to + rest });
  }
  const source = canonicalFormerAddress(from);
  if (source === null) return;
  if (existing.length >= MAX_FORMER_ADDRESSES) refuseField('to', 'redirect-too-many', { most: MAX_FORMER_ADDRESSES });
  insertRows(database, 'redirects', [{ id: reserveIds(database, 'redirects'), source, target: to }]);
}

/** Drops the redirects of addresses that have a page now. */
export function dropRedirects(database: DatabaseSync, addresses: readonly string[]): void {
  const spellings = new Set(addresses.map(spellingOf));
  const remove = database.prepare('DELETE FROM redirects WHERE id = ?');
  for (const { id, source } of readRows(database)) if (spellings.has(spellingOf(source))) remove.run(id);
}
