import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { OldItem } from '#packages/site-import/content/index.ts';

const rows = z.array(z.object({ origin: z.string(), address: z.string().nullable() }));
const origins = z.array(z.object({ origin: z.string() }));

/** The origin of an item: the host of its site and its id, which WordPress never assigns again, or its address. */
export function originOf(site: string, { id, link, origin }: OldItem): string {
  const host = URL.canParse(site) ? new URL(site).host.replace(/^www\./, '') : 'wordpress';
  return `${host}#${origin ?? (id > 0 ? id : link)}`;
}

/** Items that were imported before, with the address of their record; null for one that the campus has deleted. */
export function readOrigins(database: DatabaseSync): Map<string, string | null> {
  const notices = database.prepare(
    `SELECT origin, '/notice/item/' || notices.id AS address FROM notice_origins LEFT JOIN notices ON notices.id = notice_id`,
  );
  const documents = database.prepare(
    `SELECT origin, substr(key, length('page') + 1) AS address
     FROM site_document_origins LEFT JOIN site_documents ON site_documents.id = document_id`,
  );
  const all = [...rows.parse(notices.all()), ...rows.parse(documents.all())];
  return new Map(all.map(({ origin, address }) => [origin, address]));
}

/** The origins of imported publications or albums, deleted ones included. */
export function readRecordOrigins(
  database: DatabaseSync,
  table: 'publication_origins' | 'album_origins',
): ReadonlySet<string> {
  return new Set(origins.parse(database.prepare(`SELECT origin FROM ${table}`).all()).map(({ origin }) => origin));
}
