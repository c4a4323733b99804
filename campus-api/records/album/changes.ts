import { blankTexts, type FormOf, mergeEntries } from '#campus-api/model/fields.ts';
import { nepalDate } from '#packages/nepali/calendar/index.ts';
import { recordChanges, withoutFiles } from '../engine/record-changes.ts';
import { albumFields, albumTable } from './album.ts';
import { type AlbumPictures, maxPictures } from './album-pictures.ts';

/** An album as entered. `added`: new pictures, which follow the others. */
type AlbumForm = FormOf<typeof albumFields> & {
  /** Stored names of the pictures to retain, in their new order; the others are deleted. */
  keep?: readonly string[] | undefined;
  added?: AlbumPictures | undefined;
};

export const albumChanges = recordChanges(albumTable, {
  noun: 'album',
  firstField: 'title',
  blank: () => ({ ...blankTexts(albumFields), date: nepalDate(new Date()), images: [], thumbnails: [] }),
  prepare(issues, { added }: AlbumForm) {
    issues.list.push(...(added?.issues.list ?? []));
    return { ...withoutFiles(), ...added };
  },
  read(issues, { form, before, isNew, files: { pictures = [] } }) {
    const thumbnails = new Map(before.images.map((image, index) => [image, before.thumbnails[index] ?? image]));
    const remaining = [...new Set(form.keep ?? before.images)];
    for (const value of remaining) {
      if (!thumbnails.has(value)) issues.error('keep', 'not-there', { what: `picture of album ${before.id}`, value });
    }
    const images = [...remaining, ...pictures.map(({ image }) => image)];
    if (images.length === 0 && issues.list.every(({ field }) => field !== 'picture'))
      issues.error('picture', 'no-pictures');
    if (images.length > maxPictures) issues.error('picture', 'too-many-pictures', { most: maxPictures });
    return {
      ...mergeEntries(albumFields, issues, isNew ? { ...form, date: form.date || undefined } : form, before),
      images,
      thumbnails: [
        ...remaining.map((image) => thumbnails.get(image) ?? image),
        ...pictures.map(({ thumbnail }) => thumbnail),
      ],
    };
  },
});
