import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { fold } from '#campus-api/database/fold.ts';
import { findFormerTarget } from '#lib/platform/routes/former-addresses.ts';
import { nearestPage } from '#lib/platform/routes/nearest-page.ts';
import { searchWordsOf } from '#lib/platform/routes/unknown-address.ts';
import { createRedirectStore } from './store.ts';

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

/** The addresses that the site has counted (`lib/site/site-content/unknown-addresses.ts`), the most frequent first; none without a file of them. */
function readUnknown(dataDir: string): UnknownAddress[] {
  const file = join(dataDir, 'unknown-addresses.db');
  if (!existsSync(file)) return [];
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const rows = database
      .prepare('SELECT address, count, day FROM unknown_addresses ORDER BY count DESC, address')
      .all();
    return unknownRows.parse(rows);
  } finally {
    database.close();
  }
}

/** Unknown addresses without a redirect, with a proposal for each: the notice with most of its words, the nearest page, or a search. */
export function proposeRedirects(database: DatabaseSync, dataDir: string, limit: number): ProposedRedirect[] {
  const rows = createRedirectStore(database)
    .all()
    .map(({ source, target }) => [source, target] as const);
  const open = readUnknown(dataDir).filter(({ address }) => findFormerTarget(rows, address, false) === null);
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
    const page = nearestPage(unknown.address.replace(/\?.*$/, ''));
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
