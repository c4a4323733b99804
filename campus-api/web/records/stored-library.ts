import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { jsonColumn } from '#campus-api/database/rows.ts';
import { referencedFiles } from '#campus-api/files/file-references.ts';
import { nameOfUpload } from '#campus-api/files/stored-name.ts';
import { type RecordKind, recordKinds } from '#campus-api/model/tracked-tables.ts';
import { languageOf } from '#packages/nepali/text/language.ts';
import type { DraftFile } from '../drafts/drafts.ts';

/** A record or text that uses a stored file; `name` is its title, or the key of a text. */
const fileUse = z.object({
  kind: z.enum(recordKinds as [RecordKind, ...RecordKind[]]),
  id: z.number(),
  name: z.string(),
});
const fileRow = z.object({
  stored: z.string(),
  original: z.string().transform(nameOfUpload),
  picture: z.string().nullable(),
  uses: jsonColumn(z.array(fileUse)),
});
/** A stored file: its name for visitors, the stored name of a small picture of it, and what uses it. */
export type LibraryFile = z.infer<typeof fileRow>;

/** The description of a picture, in the languages in which it was written. */
type Description = NonNullable<DraftFile['description']>;

const pictureEndings = ['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif'];
const hasPictureEnding = (column: string) =>
  pictureEndings.map((ending) => `lower(${column}) LIKE '%.${ending}'`).join(' OR ');

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
WHERE :pictures = 0 OR ${hasPictureEnding('stored')}
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

const rows = z.array(z.object({ text: z.string() }));
const described = z.object({
  src: z.string(),
  alt: z.object({ en: z.string().optional(), ne: z.string().optional() }),
});

/** The description of a stored picture, as it was written where it is used: by the first picture of a notice, or by a text of the website; undefined where nobody wrote it. */
export function findDescription(database: DatabaseSync, stored: string): Description | undefined {
  const textsOf = (sql: string) => rows.parse(database.prepare(sql).all(stored)).map(({ text }) => text);
  const contents = textsOf(
    `SELECT content AS text FROM site_documents JOIN site_document_files ON document_id = id WHERE stored = ?`,
  );
  for (const content of contents) {
    const description = describedIn(JSON.parse(content), stored);
    if (description !== undefined) return description;
  }
  const [alt] = textsOf(
    `SELECT content ->> '$.pictureAlt' AS text FROM notices JOIN notice_files AS own ON own.notice_id = notices.id
     WHERE own.stored = ? AND content ->> '$.pictureAlt' <> '' AND NOT EXISTS (
       SELECT 1 FROM notice_files AS earlier
       WHERE earlier.notice_id = notices.id AND earlier.position < own.position AND (${hasPictureEnding('earlier.stored')})
     )`,
  );
  return alt === undefined ? undefined : { [languageOf(alt)]: alt };
}

function describedIn(content: unknown, stored: string): Description | undefined {
  const picture = described.safeParse(content).data;
  if (picture && referencedFiles(picture.src).includes(stored)) return picture.alt;
  if (typeof content !== 'object' || content === null) return undefined;
  return Object.values(content)
    .map((each: unknown) => describedIn(each, stored))
    .find((each) => each !== undefined);
}
