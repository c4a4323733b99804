import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { fold } from '#campus-api/database/fold.ts';
import { filesColumn, nepaliTexts, type SearchQuery, storedFiles } from '#campus-api/database/rows.ts';
import { columnsOf, shapeOf } from '#campus-api/model/fields.ts';
import { type PublicationRecord, publicationFields } from './publication.ts';

const publicationRows = z.array(
  z.object({ id: z.number(), ...shapeOf(publicationFields), files: storedFiles, nepali: nepaliTexts }),
);

const selectFrom = (table: string) => `
SELECT id, ${columnsOf(publicationFields)}, ${filesColumn('publication_files', 'publication_id', 'publications')} AS files
FROM ${table} AS publications`;
const newestFirst = 'ORDER BY publish_date DESC, id DESC';

/** Publications, newest first. */
export interface PublicationStore {
  all(): PublicationRecord[];
  search(query: SearchQuery): PublicationRecord[];
}

export function createPublicationStore(database: DatabaseSync, { isPublic = false } = {}): PublicationStore {
  const selectPublications = selectFrom(isPublic ? 'public_publications' : 'publications');
  const all = database.prepare(`${selectPublications} ${newestFirst}`);
  const search = database.prepare(
    `${selectPublications} WHERE :search = '' OR instr(fold(concat_ws(char(10), description, description_ne)), :search) > 0
     ${newestFirst} LIMIT :limit OFFSET :offset`,
  );
  return {
    all: () => publicationRows.parse(all.all()),
    search: ({ search: text, limit, offset }) =>
      publicationRows.parse(search.all({ search: fold(text), limit, offset })),
  };
}
