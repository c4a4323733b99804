import type { Campus } from '#campus-api/changes/campus.ts';
import { type ChangeResult, changeCampus } from '#campus-api/changes/change-campus.ts';
import { reserveIds } from '#campus-api/changes/next-id.ts';
import { removeRecords, requireRecord } from '#campus-api/changes/remove-records.ts';
import { requireRevision } from '#campus-api/changes/revisions.ts';
import { updateRow } from '#campus-api/database/insert.ts';
import { blankTexts, type FormOf, mergeEntries } from '#campus-api/model/fields.ts';
import { Issues } from '#campus-api/validation/issue.ts';
import { nepalDate } from '#packages/nepali/calendar/index.ts';
import { type AlbumRecord, albumFields } from './album.ts';
import { type AlbumPictures, maxPictures } from './album-pictures.ts';
import { albumRow, insertAlbums, insertPictures } from './insert.ts';
import { createAlbumStore } from './store.ts';

/** An album as entered; undefined fields are unchanged. */
export type AlbumForm = FormOf<typeof albumFields> & {
  /** Stored names of the pictures to retain, in their new order; the others are deleted. */
  keep?: readonly string[] | undefined;
};

const noPictures: AlbumPictures = { pictures: [], newFiles: [] };

/** Adds an album of pictures that `readAlbumPictures` prepared; `entered` are its issues. @throws RefusedError, NeedsConfirmationError */
export function addAlbum(
  campus: Campus,
  form: AlbumForm,
  { pictures, newFiles }: AlbumPictures,
  entered = new Issues(),
): ChangeResult<AlbumRecord> {
  const issues = new Issues(entered.list);
  const blank = { ...blankTexts(albumFields), date: nepalDate(new Date()) };
  const album: Omit<AlbumRecord, 'id'> = {
    ...mergeEntries(albumFields, issues, { ...form, date: form.date || undefined }, blank),
    images: pictures.map(({ image }) => image),
    thumbnails: pictures.map(({ thumbnail }) => thumbnail),
  };
  if (pictures.length === 0 && entered.list.length === 0) issues.error('picture', 'no-pictures');
  return changeCampus(campus, { action: 'add', issues, newFiles }, () => {
    const added = { id: reserveIds(campus.database, 'albums'), ...album };
    insertAlbums(campus.database, [added]);
    return added;
  });
}

/** Changes the fields of the form and appends new pictures. @throws RefusedError, NeedsConfirmationError, ConflictError */
export function editAlbum(
  campus: Campus,
  id: number,
  form: AlbumForm,
  { pictures, newFiles }: AlbumPictures = noPictures,
  { revision, issues = new Issues() }: { revision?: number; issues?: Issues } = {},
): ChangeResult<AlbumRecord> {
  const { database } = campus;
  const isEmpty = Object.values(form).every((value) => value === undefined) && pictures.length === 0;
  const entered = new Issues(issues.list);
  if (isEmpty && entered.list.length === 0) entered.error('title', 'nothing-named');
  return changeCampus(campus, { action: 'edit', issues: entered, newFiles }, (issuesInside) => {
    const before = requireAlbum(campus, id);
    requireRevision(database, 'album', id, revision);
    const thumbnails = new Map(before.images.map((image, index) => [image, before.thumbnails[index] ?? image]));
    const remaining = form.keep ?? before.images;
    for (const name of remaining) {
      if (!thumbnails.has(name))
        issuesInside.error('keep', 'not-there', { what: `picture of album ${id}`, value: name });
    }
    const after: AlbumRecord = {
      ...mergeEntries(albumFields, issuesInside, form, before),
      images: [...new Set(remaining), ...pictures.map(({ image }) => image)],
      thumbnails: [
        ...[...new Set(remaining)].map((image) => thumbnails.get(image) ?? image),
        ...pictures.map(({ thumbnail }) => thumbnail),
      ],
    };
    if (after.images.length === 0) issuesInside.error('picture', 'no-pictures');
    if (after.images.length > maxPictures) issuesInside.error('picture', 'too-many-pictures', { most: maxPictures });
    updateRow(database, 'albums', albumRow(after));
    database.prepare('DELETE FROM album_pictures WHERE album_id = ?').run(id);
    insertPictures(database, after);
    return after;
  });
}

/** Deletes albums with their pictures. */
export function removeAlbums(campus: Campus, ids: readonly number[]): ChangeResult<AlbumRecord[]> {
  return removeRecords(campus, 'albums', ids, requireAlbum);
}

export function requireAlbum({ database }: Campus, id: number): AlbumRecord {
  return requireRecord(createAlbumStore(database).all(), id, 'album');
}
