import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { fold } from '#campus-api/database/fold.ts';
import { jsonColumn, nepaliTexts, type SearchQuery } from '#campus-api/database/rows.ts';
import { columnsOf, shapeOf } from '#campus-api/model/fields.ts';
import { type AlbumRecord, albumFields } from './album.ts';

const albumRows = z.array(
  z.object({
    id: z.number(),
    ...shapeOf(albumFields),
    images: jsonColumn(z.array(z.string())),
    thumbnails: jsonColumn(z.array(z.string())),
    nepali: nepaliTexts,
  }),
);

/** A picture without a thumbnail is its own thumbnail. */
const selectFrom = (table: string) => `
SELECT id, ${columnsOf(albumFields)},
  (SELECT json_group_array(image ORDER BY position) FROM album_pictures WHERE album_id = albums.id) AS images,
  (SELECT json_group_array(coalesce(thumbnail, image) ORDER BY position)
    FROM album_pictures WHERE album_id = albums.id) AS thumbnails
FROM ${table} AS albums`;
const newestFirst = 'ORDER BY date DESC, id DESC';

/** Albums, newest first; a search matches title and description in either language. */
export interface AlbumStore {
  all(): AlbumRecord[];
  search(query: SearchQuery): AlbumRecord[];
}

export function createAlbumStore(database: DatabaseSync, { isPublic = false } = {}): AlbumStore {
  const selectAlbums = selectFrom(isPublic ? 'public_albums' : 'albums');
  const all = database.prepare(`${selectAlbums} ${newestFirst}`);
  const search = database.prepare(
    `${selectAlbums} WHERE :search = ''
       OR instr(fold(concat_ws(char(10), title, description, title_ne, description_ne)), :search) > 0
     ${newestFirst} LIMIT :limit OFFSET :offset`,
  );
  return {
    all: () => albumRows.parse(all.all()),
    search: ({ search: text, limit, offset }) => albumRows.parse(search.all({ search: fold(text), limit, offset })),
  };
}
