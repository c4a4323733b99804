import { z } from 'zod';
import { paths } from '#campus-api/api/call.ts';
import { nepaliReply, nepaliToReply, replyDay, replyFiles, replyId } from '#campus-api/api/replies.ts';
import { jsonColumn } from '#campus-api/database/rows.ts';
import { date, id, nepaliTexts } from '#campus-api/database/values.ts';
import { bothLine, day, textField } from '#campus-api/model/field-kinds.ts';
import { bothFieldsOf, type Fields, replyOf, replyShape, shapeOf } from '#campus-api/model/fields.ts';
import { timeFields } from '#campus-api/model/times.ts';
import { recordLists } from '../engine/record-lists.ts';
import { recordTable } from '../engine/record-table.ts';

export const albumFields = {
  title: textField(bothLine({ name: 'title', label: { en: 'Title', ne: 'शीर्षक' }, placeholder: '"TITLE"' }), {
    column: 'title',
    isSearched: true,
  }),
  date: {
    column: 'date',
    schema: z.string(),
    reply: { schema: replyDay },
    entry: day({
      name: 'date',
      isOptional: true,
      years: { past: 20, future: 0 },
      label: { en: 'Date', ne: 'मिति' },
      hint: { en: 'Leave empty for today.', ne: 'आजको मिति राख्न खाली छोड्नुहोस्।' },
      help: 'the day of the album: 2026-11-21, or 2083-08-05 for Bikram Sambat; default: today',
    }),
  },
  description: textField(
    bothLine({
      name: 'description',
      isOptional: true,
      rows: 2,
      label: { en: 'What the pictures show', ne: 'एल्बमको विवरण' },
    }),
    { isSearched: true },
  ),
  ...timeFields,
} as const satisfies Fields;

/** `date` is AD. `thumbnails` pair with `images` by position. */
export const albumRecord = z.strictObject({
  id,
  ...shapeOf(albumFields),
  date,
  images: z.array(z.string()),
  thumbnails: z.array(z.string()),
  nepali: nepaliTexts(...bothFieldsOf(albumFields)),
});
export type AlbumRecord = z.infer<typeof albumRecord>;

const picturesColumn = (column: string) => ({
  sql: `(SELECT json_group_array(${column} ORDER BY position) FROM album_pictures WHERE album_id = records.id)`,
  schema: jsonColumn(z.array(z.string())),
});

/** A picture without a thumbnail is its own thumbnail. */
export const albumTable = recordTable({
  kind: 'album',
  name: 'albums',
  fields: albumFields,
  columns: { images: picturesColumn('image'), thumbnails: picturesColumn('coalesce(thumbnail, image)') },
  parts: [
    {
      table: 'album_pictures',
      owner: 'album_id',
      rows: ({ id: album_id, images, thumbnails }) =>
        images.map((image, position) => ({ album_id, position, image, thumbnail: thumbnails[position] ?? null })),
    },
  ],
  order: 'date DESC, id DESC',
});

const albumReply = z
  .strictObject({
    id: replyId,
    ...replyShape(albumFields),
    images: replyFiles,
    thumbnails: replyFiles,
    nepali: nepaliReply(...bothFieldsOf(albumFields)),
  })
  .meta({ id: 'Album', description: 'thumbnails pair with images by position' });

export const albumLists = recordLists({
  all: { path: paths.albums, summary: 'All albums, newest first' },
  search: { path: paths.albumSearch, summary: 'Albums, newest first, by title and description', usualLimit: 3 },
  reply: albumReply,
  toReply: (album: AlbumRecord) => ({
    id: album.id,
    ...replyOf(albumFields, album),
    images: album.images.join(','),
    thumbnails: album.thumbnails.join(','),
    ...nepaliToReply(album.nepali),
  }),
});
