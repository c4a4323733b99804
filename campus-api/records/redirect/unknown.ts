import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { fold } from '#campus-api/database/fold.ts';
import { findFormerTarget } from '#lib/platform/routes/former-addresses.ts';
import { nearestPage } from '#lib/platform/routes/nearest-page.ts';
import { searchWordsOf } from '#lib/platform/routes/unknown-address.ts';
import { redirectTable } from './redirect.ts';

/** An address that visitors request and the site does not have; `day`: of the last request. */
export interface UnknownAddress {
  address: string;
  count: number;
  day: string;
}

/** An unknown address with a proposed target, and the title of that record; null for a page. */
export interface ProposedRedirect extends UnknownAddress {
  target: string;
  title: string | null;
}

const unknownRows = z.array(z.object({ address: z.string(), count: z.number(), day: z.string() }));
const noticeRows = z.array(z.object({ id: z.number(), description: z.string() }));

/** Number of notices that proposals search, the newest first. */
const MAX_NOTICES = 5000;

const WRITE_TIMEOUT_MS = 2000;

/** Runs `work` on the file of the addresses that the site has counted (`lib/site/site-content/unknown-addresses.ts`); null without one, or before the site has made its table. */
function withUnknown<Result>(dataDir: string, work: (database: DatabaseSync) => Result): Result | null {
  const file = join(dataDir, 'unknown-addresses.db');
  if (!existsSync(file)) return null;
  const database = new DatabaseSync(file, { timeout: WRITE_TIMEOUT_MS });
  try {
    if (!database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'unknown_addresses'").get()) return null;
    database.exec('CREATE TABLE IF NOT EXISTS dismissed_addresses (address TEXT PRIMARY KEY) STRICT, WITHOUT ROWID');
    return work(database);
  } finally {
    database.close();
  }
}

/** The counted addresses that are dismissed, or the other ones, the most frequent first. */
function readUnknown(dataDir: string, isDismissed: boolean): UnknownAddress[] {
  const rows = withUnknown(dataDir, (database) =>
    database
      .prepare(
        `SELECT address, count, day FROM unknown_addresses
         WHERE (address IN (SELECT address FROM dismissed_addresses)) = ? ORDER BY count DESC, address`,
      )
      .all(isDismissed ? 1 : 0),
  );
  return unknownRows.parse(rows ?? []);
}

export const listDismissed = (dataDir: string): UnknownAddress[] => readUnknown(dataDir, true);

/** Dismisses a counted address permanently, or lists it again. */
export function dismissAddress(dataDir: string, address: string, isDismissed: boolean): void {
  withUnknown(dataDir, (database) => {
    const sql = isDismissed
      ? 'INSERT OR IGNORE INTO dismissed_addresses SELECT address FROM unknown_addresses WHERE address = ?'
      : 'DELETE FROM dismissed_addresses WHERE address = ?';
    database.prepare(sql).run(address);
  });
}

/** Unknown addresses without a redirect that are not dismissed, with a proposal for each: the notice with most of its words, the nearest page, or a search. */
export function proposeRedirects(database: DatabaseSync, dataDir: string, limit: number): ProposedRedirect[] {
  const rows = redirectTable
    .open(database)
    .all()
    .map(({ source, target }) => [source, target] as const);
  const open = readUnknown(dataDir, false).filter(({ address }) => findFormerTarget(rows, address, false) === null);
  const notices = noticeRows
    .parse(database.prepare('SELECT id, description FROM public_notices ORDER BY id DESC LIMIT ?').all(MAX_NOTICES))
    .map(({ id, description }) => ({ id, description, folded: fold(description) }));
  return open.slice(0, limit).map((unknown) => {
    const search = searchWordsOf(unknown.address);
    const words = fold(search)
      .split(' ')
      .filter((word) => word.length > 2);
    const notice = bestNotice(words, notices);
    if (notice) return { ...unknown, target: `/notice/item/${notice.id}`, title: notice.description };
    const page = nearestPage(unknown.address.replace(/\?.*/s, ''));
    const target = page ?? (search === '' ? '/' : `/search?q=${encodeURIComponent(search)}`);
    return { ...unknown, target, title: null };
  });
}

/** The newest notice with the most words, of which it has at least two, and more than half. */
function bestNotice<Notice extends { folded: string }>(words: string[], notices: readonly Notice[]): Notice | null {
  let best: { notice: Notice; count: number } | null = null;
  for (const notice of words.length < 2 ? [] : notices) {
    const count = words.filter((word) => notice.folded.includes(word)).length;
    if (count >= 2 && count * 2 > words.length && count > (best?.count ?? 0)) best = { notice, count };
  }
  return best?.notice ?? null;
}
