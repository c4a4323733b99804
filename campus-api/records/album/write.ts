import type { Campus } from '#campus-api/changes/campus.ts';
import { type ChangeResult, changeCampus } from '#campus-api/changes/change-campus.ts';
import { reserveIds } from '#campus-api/changes/next-id.ts';
import { removeRecords, requireRecord } from '#campus-api/changes/remove-records.ts';
import { requireRevision } from '#campus-api/changes/revisions.ts';
import { updateRow } from '#campus-api/database/insert.ts';
import { nepaliOf, readBothTexts } from '#campus-api/validation/both-languages.ts';
import { Issues } from '#campus-api/validation/issue.ts';
import { readDateInput, readLine } from '#campus-api/validation/read-fields.ts';
import { nepalDate } from '#packages/nepali/calendar/index.ts';
import type { AlbumRecord } from './album.ts';
import { type AlbumPictures, maxPictures } from './album-pictures.ts';
import { albumRow, insertAlbums, insertPictures } from './insert.ts';
import { createAlbumStore } from './store.ts';

/** An album as entered; undefined fields are unchanged. */
export interface AlbumForm {
  title?: string | undefined;
  titleNe?: string | undefined;
  description?: string | undefined;
  descriptionNe?: string | undefined;
  /** A day in either calendar; default: today. */
  date?: string | undefined;
  /** Stored names of the pictures to retain, in their new order; the others are deleted. */
  keep?: readonly string[] | undefined;
}

const noPictures: AlbumPictures = { pictures: [], newFiles: [] };

/** Adds an album of pictures that `readAlbumPictures` prepared; `entered` are its issues. @throws RefusedError, NeedsConfirmationError */
export function addAlbum(
  campus: Campus,
  form: AlbumForm,
  { pictures, newFiles }: AlbumPictures,
  entered = new Issues(),
): ChangeResult<AlbumRecord> {
  const issues = new Issues(entered.list);
  const album = {
    ...readTexts(issues, { ...form, title: form.title ?? '' }, { title: '', description: '' }),
    date: form.date ? readDateInput(issues, 'date', form.date) : nepalDate(new Date()),
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
      id,
      ...readTexts(issuesInside, form, before),
      date: form.date === undefined ? before.date : readDateInput(issuesInside, 'date', form.date),
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

const readDescription = (issues: Issues, field: string, text: string) =>
  readLine(issues, field, text, { mayBeEmpty: true });

function readTexts(
  issues: Issues,
  { title, titleNe, description, descriptionNe }: AlbumForm,
  before: Pick<AlbumRecord, 'title' | 'description' | 'nepali'>,
) {
  const stored = (field: 'title' | 'description') => ({ text: before[field], nepali: before.nepali?.[field] ?? '' });
  const options = { read: readDescription };
  const texts = {
    title: readBothTexts(issues, 'title', { text: title, nepali: titleNe }, stored('title'), {
      ...options,
      isRequired: true,
    }),
    description: readBothTexts(
      issues,
      'description',
      { text: description, nepali: descriptionNe },
      stored('description'),
      options,
    ),
  };
  return { title: texts.title.text, description: texts.description.text, nepali: nepaliOf(texts) };
}

/** Deletes albums with their pictures. */
export function removeAlbums(campus: Campus, ids: readonly number[]): ChangeResult<AlbumRecord[]> {
  return removeRecords(campus, 'albums', ids, requireAlbum);
}

export function requireAlbum({ database }: Campus, id: number): AlbumRecord {
  return requireRecord(createAlbumStore(database).all(), id, 'album');
}
