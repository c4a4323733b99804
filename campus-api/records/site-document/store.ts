import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { jsonColumn } from '#campus-api/database/rows.ts';

/** A document of the site content as it was entered; `key` as in `parseKey`. */
export interface SiteDocument {
  id: number;
  key: string;
  content: Readonly<Record<string, unknown>>;
}

const documentRows = z.array(
  z.object({ id: z.number(), key: z.string(), content: jsonColumn(z.record(z.string(), z.unknown())) }),
);
const jsonRows = z.array(z.object({ key: z.string(), content: z.string(), updatedAt: z.string().nullable() }));

export interface SiteStore {
  /** All documents by key, drafts too. */
  all(): SiteDocument[];
  find(key: string): SiteDocument | null;
  /** The public documents by key, as a JSON list of `{ key, content, updatedAt }`; without a time those that the campus has not changed. */
  publicJson(): string;
  /** Changes whenever the public documents may have changed: with any write to the database, and when a document becomes due. */
  version(): string;
}

export function createSiteStore(database: DatabaseSync): SiteStore {
  const all = database.prepare('SELECT id, key, content FROM site_documents ORDER BY key');
  const find = database.prepare('SELECT id, key, content FROM site_documents WHERE key = ?');
  const published = database.prepare(
    `SELECT key, content, (SELECT at FROM changes WHERE id = (
       SELECT max(change_id) FROM changed_records WHERE kind = 'site-document' AND record_id = documents.id
     )) AS updatedAt FROM public_site_documents AS documents ORDER BY key`,
  );
  const written = database.prepare('SELECT data_version, total_changes() AS own FROM pragma_data_version');
  const due = database.prepare(
    `SELECT count(*) AS due FROM site_documents WHERE content ->> 'publishAt' IS NOT NULL
     AND content ->> 'publishAt' <= strftime('%Y-%m-%dT%H:%M:%S+05:45', 'now', '+345 minutes')`,
  );
  return {
    all: () => documentRows.parse(all.all()),
    find: (key) => documentRows.parse(find.all(key))[0] ?? null,
    version: () => Object.values({ ...written.get(), ...due.get() }).join(),
    publicJson() {
      const rows = jsonRows.parse(published.all());
      const text = ({ key, content, updatedAt }: (typeof rows)[number]) => {
        const time = updatedAt === null ? '' : `,"updatedAt":${JSON.stringify(updatedAt)}`;
        return `{"key":${JSON.stringify(key)},"content":${content}${time}}`;
      };
      return `[${rows.map(text).join()}]`;
    },
  };
}
