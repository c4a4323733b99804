import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { fold } from '#campus-api/database/fold.ts';
import { nepaliTexts, type SearchQuery, selectNepali, storedFiles } from '#campus-api/database/rows.ts';
import type { PublicationRecord } from '../records.ts';

const publicationRows = z.array(
  z.object({
    id: z.number(),
    description: z.string(),
    editors: z.string(),
    publisher: z.string(),
    about: z.string(),
    publishDate: z.string(),
    files: storedFiles,
    nepali: nepaliTexts,
  }),
);

const selectPublications = `
SELECT id, description, editors, publisher, about, publish_date AS publishDate,
  (SELECT json_group_array(json_object('stored', stored, 'original', original) ORDER BY position)
    FROM publication_files WHERE publication_id = publications.id) AS files,
  ${selectNepali({ description: 'description_ne', about: 'about_ne' })}
FROM publications`;
const newestFirst = 'ORDER BY publish_date DESC, id DESC';

/** Publications, newest first. */
export interface PublicationStore {
  all(): PublicationRecord[];
  search(query: SearchQuery): PublicationRecord[];
}

export function createPublicationStore(database: DatabaseSync): PublicationStore {
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
