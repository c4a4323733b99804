import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { jsonColumn } from '#campus-api/database/rows.ts';
import { type RecordKind, recordKinds } from '#campus-api/model/tracked-tables.ts';

/** A record or text that uses a stored file; `name` is its title, or the key of a text. */
const fileUse = z.object({
  kind: z.enum(recordKinds as [RecordKind, ...RecordKind[]]),
  id: z.number(),
  name: z.string(),
});
const fileRow = z.object({
  stored: z.string(),
  original: z.string(),
  picture: z.string().nullable(),
  uses: jsonColumn(z.array(fileUse)),
});
/** A stored file: its name for visitors, the stored name of a small picture of it, and what uses it. */
export type LibraryFile = z.infer<typeof fileRow>;

const pictureEndings = ['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif'];

/** Everything that visitors may see or that waits to be seen; documents behind the login of the quality assurance area are not offered. */
const selectUses = `
SELECT stored, original, NULL AS picture, 'notice' AS kind, notice_id AS id, description AS name
  FROM notice_files JOIN notices ON notices.id = notice_id
UNION ALL SELECT stored, original, NULL, 'publication', publication_id, description
  FROM publication_files JOIN publications ON publications.id = publication_id
UNION ALL SELECT picture, picture, picture, 'flash-notice', id, description FROM flash_notices WHERE picture IS NOT NULL
UNION ALL SELECT image, image, coalesce(thumbnail, image), 'album', album_id, title
  FROM album_pictures JOIN albums ON albums.id = album_id
UNION ALL SELECT profile_pic, profile_pic, profile_pic, 'staff', id, full_name FROM staff WHERE profile_pic IS NOT NULL
UNION ALL SELECT stored, stored, NULL, 'site-document', document_id, key
  FROM site_document_files JOIN site_documents ON site_documents.id = document_id`;

const selectFiles = `
SELECT stored, max(original) AS original, max(picture) AS picture,
  json_group_array(json_object('kind', kind, 'id', id, 'name', name)) AS uses
FROM (${selectUses})
WHERE :pictures = 0 OR ${pictureEndings.map((ending) => `lower(stored) LIKE '%.${ending}'`).join(' OR ')}
GROUP BY stored
HAVING instr(fold(group_concat(original || ' ' || name, char(10))), fold(:search)) > 0`;

/** Stored files whose name or use matches, newest first: the stored names of uploads begin with a time. */
export function listFiles(
  database: DatabaseSync,
  { search, isPicture, limit, offset }: { search: string; isPicture: boolean; limit: number; offset: number },
): LibraryFile[] {
  const rows = database
    .prepare(`${selectFiles} ORDER BY stored GLOB '[0-9]*' DESC, stored DESC LIMIT :limit OFFSET :offset`)
    .all({ search, pictures: Number(isPicture), limit, offset });
  return z.array(fileRow).parse(rows);
}

/** A stored file that the library offers; null for any other name. */
export function findFile(database: DatabaseSync, stored: string): LibraryFile | null {
  const row = database
    .prepare(`SELECT * FROM (${selectFiles}) WHERE stored = :stored`)
    .get({ stored, search: '', pictures: 0 });
  return row === undefined ? null : fileRow.parse(row);
}
