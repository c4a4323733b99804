import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { NEPAL_NOW } from '#campus-api/database/baseline/now.ts';
import { jsonColumn } from '#campus-api/database/rows.ts';

/** A document of the site content as it was entered; `key` as in `parseKey`. */
export interface SiteDocument {
  id: number;
  key: string;
  content: Readonly<Record<string, unknown>>;
}

/** A scheduled change of a document; without a time it waits to be scheduled again. */
export interface DocumentVersion {
  documentId: number;
  content: Readonly<Record<string, unknown>>;
  publishAt: string | null;
  author: string;
}

const documentRows = z.array(
  z.object({ id: z.number(), key: z.string(), content: jsonColumn(z.record(z.string(), z.unknown())) }),
);
const replyRow = z.object({ body: z.instanceof(Uint8Array) });

/** SQLite joins the documents: no object is made for each. JSON that somebody has formatted has line breaks. */
const PUBLIC_REPLY = `SELECT CAST(
  '{"body":[' || char(10) || coalesce(group_concat(line, ',' || char(10) ORDER BY key), '') || char(10) || ']}' AS BLOB
) AS body FROM (
  SELECT key, '{"key":' || json_quote(key)
    || ',"content":' || iif(instr(content, char(10)), json(content), content)
    || coalesce(',"updatedAt":"' || (SELECT at FROM changes WHERE id = (
      SELECT max(change_id) FROM changed_records WHERE kind = 'site-document' AND record_id = documents.id
    )) || '"', '')
    || '}' AS line
  FROM public_site_documents AS documents
  UNION ALL SELECT 'former-addresses', '{"key":"former-addresses","content":{"rows":'
    || json_group_array(json_array(source, target) ORDER BY source) || '}}' AS line
  FROM redirects HAVING count(*) > 0
)`;
const versionRows = z.array(
  z.object({
    key: z.string(),
    documentId: z.number(),
    content: jsonColumn(z.record(z.string(), z.unknown())),
    publishAt: z.string().nullable(),
    author: z.string(),
  }),
);

export interface SiteStore {
  /** All documents by key, drafts too, without versions that are not due yet. */
  all(): SiteDocument[];
  /** All documents by key, drafts too, with the fields of their content that lists show. */
  summaries(): SiteDocument[];
  find(key: string): SiteDocument | null;
  /** The versions that are not due, by key. */
  versions(): ReadonlyMap<string, DocumentVersion>;
  /**
   * The reply with the public documents by key, as JSON in UTF-8: `{ key, content, updatedAt }`, one on each line; documents that the campus has not
   * changed have no time.
   */
  publicReply(): Uint8Array<ArrayBuffer>;
  /** Changes whenever the public documents may have changed: with any write to the database, and when a document becomes due. */
  version(): string;
}

export function createSiteStore(database: DatabaseSync): SiteStore {
  const all = database.prepare('SELECT id, key, content FROM current_site_documents ORDER BY key');
  const summaries = database.prepare(
    `SELECT id, key, json_object('title', content -> 'title', 'name', content -> 'name', 'isSample', content -> 'isSample',
       'isDraft', content -> 'isDraft', 'publishAt', content -> 'publishAt', 'withdrawAt', content -> 'withdrawAt') AS content
     FROM current_site_documents ORDER BY key`,
  );
  const find = database.prepare('SELECT id, key, content FROM current_site_documents WHERE key = ?');
  const versions = database.prepare(
    `SELECT key, document_id AS documentId, site_versions.content, publish_at AS publishAt, author
     FROM site_versions JOIN site_documents ON id = document_id
     WHERE publish_at IS NULL OR publish_at > ${NEPAL_NOW}`,
  );
  const published = database.prepare(PUBLIC_REPLY);
  const written = database.prepare('SELECT data_version, total_changes() AS own FROM pragma_data_version');
  const due = database.prepare(
    `SELECT count(*) AS due FROM (
       SELECT content ->> 'publishAt' AS at FROM site_documents UNION ALL SELECT content ->> 'withdrawAt' FROM site_documents
       UNION ALL SELECT publish_at FROM site_versions UNION ALL SELECT content ->> 'withdrawAt' FROM site_versions
     ) WHERE at IS NOT NULL AND at <= ${NEPAL_NOW}`,
  );
  return {
    all: () => documentRows.parse(all.all()),
    summaries: () => documentRows.parse(summaries.all()),
    find: (key) => documentRows.parse(find.all(key))[0] ?? null,
    versions: () => new Map(versionRows.parse(versions.all()).map(({ key, ...version }) => [key, version])),
    version: () => Object.values({ ...written.get(), ...due.get() }).join(),
    publicReply: () => new Uint8Array(replyRow.parse(published.get()).body),
  };
}
