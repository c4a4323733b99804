import { join } from 'node:path';
import { createNames } from '#campus-api/files/new-names.ts';
import { visibilityOf } from '#campus-api/model/times.ts';
import { Issues } from '#campus-api/validation/issue.ts';
import {
  entryControls,
  entryLabels,
  entryNames,
  entryTexts,
  entryValues,
  readEntries,
} from '#campus-api/web/records/entries.ts';
import { pageOf } from '#campus-api/web/records/listing.ts';
import { preparedSmall, prepareUploadedPicture } from '#campus-api/web/records/prepare-upload.ts';
import type { RecordType } from '#campus-api/web/records/record-type.ts';
import type { SentForm } from '#campus-api/web/records/sent-form.ts';
import { bothDays } from '#campus-api/web/view/days.ts';
import { html } from '#campus-api/web/view/html.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { inLanguage } from '#lib/platform/i18n/in-language.ts';
import { albumFields } from './album.ts';
import type { AlbumPictures } from './album-pictures.ts';
import { albumTexts } from './messages.ts';
import { createAlbumStore } from './store.ts';
import { addAlbum, editAlbum, removeAlbums } from './write.ts';

/** Stored names of the pictures that stay, in their order: the pictures that the form lists, or all. */
const remainingPictures = ({ draft: { fields }, before }: SentForm): string[] => {
  const stored = before?.files.map((file) => file.stored) ?? [];
  return fields.keep?.filter((name) => stored.includes(name)) ?? stored;
};

/** The fields in the order of the form. */
const { title, description, date, ...others } = albumFields;
const formFields = { title, description, date, ...others };

/** Albums of the gallery. Pictures are rotated, resized and stripped of metadata on upload; publishing only stores them. */
export const albumType: RecordType = {
  name: 'album',
  path: '/albums',
  section: 'albums',
  sitePage: (_, id) => (id === null ? '/gallery' : `/gallery/${id}`),
  headings: (language) => {
    const { newOne, editOne, title } = albumTexts[language];
    return { newOne, editOne, title };
  },
  labels: (language) => {
    return { ...entryLabels(formFields, language), picture: albumTexts[language].picture };
  },
  fields: [...entryNames(formFields), 'keep'],
  files: { field: 'picture', isMultiple: true, accept: 'image/*' },
  remove: removeAlbums,

  prepare: prepareUploadedPicture,

  load({ database }, id) {
    const record = createAlbumStore(database)
      .all()
      .find((record) => record.id === id);
    if (!record) return null;
    const { images } = record;
    return {
      files: images.map((stored) => ({ stored, original: stored })),
      fields: { ...entryValues(formFields, record), keep: images },
    };
  },

  form(parts, sent) {
    const { view, before } = sent;
    const albums = albumTexts[view.language];
    const remaining = remainingPictures(sent);
    const count = remaining.length;
    return html`${entryControls(formFields, parts, view)}
${
  before &&
  parts.own(
    { name: 'keep', label: albums.there },
    remaining.join('\n'),
    html`<fieldset><legend>${albums.there}</legend><input type="hidden" name="keep" value=""><ul class="list pictures">${remaining.map(
      (name, index) => {
        const of = (label: string) => fillIn(label, { number: index + 1, count }, view.language);
        return html`<li><input type="hidden" name="keep" value="${name}"><img class="thumb" src="/stored/${encodeURIComponent(name)}" alt="${of(albums.pictureOf)}" loading="lazy">
<div class="tools">${index > 0 && html`<button name="do" value="earlier:${name}" formnovalidate aria-label="${of(albums.earlierOf)}">${albums.earlier}</button>`}
<button name="do" value="unkeep:${name}" formnovalidate aria-label="${of(albums.takeOutOf)}">${albums.takeOut}</button></div></li>`;
      },
    )}</ul></fieldset>`,
  )
}
${parts.files({ name: 'picture', label: albums.picture, hint: albums.pictureHint, isMultiple: true, accept: 'image/*', hidesBefore: true, isOptional: before !== null })}`;
  },

  read(sent) {
    const { view, draft, files, before } = sent;
    const { form: entered, days, problems } = readEntries(formFields, view, draft.fields);
    const form = {
      ...entered,
      keep: before === null ? undefined : remainingPictures(sent),
    };
    const nameFor = createNames();
    const pictures: AlbumPictures = { pictures: [], newFiles: [] };
    for (const { path, name } of files) {
      const image = nameFor(`${name}.jpg`);
      const thumbnail = image.replace(/\.jpg$/, '-thumb.jpg');
      pictures.pictures.push({ image, thumbnail });
      pictures.newFiles.push(
        { stored: image, content: { path } },
        { stored: thumbnail, content: { path: join(path, '..', preparedSmall) } },
      );
    }
    const issues = new Issues();
    for (const { name, isScan } of draft.files) if (isScan) issues.warn('picture', 'file-like-scan', { file: name });
    return {
      days,
      problems,
      write: (campus, record, revision) =>
        record === null
          ? addAlbum(campus, form, pictures, issues)
          : editAlbum(campus, record, form, pictures, { issues, ...(revision !== undefined && { revision }) }),
    };
  },

  listing: {
    page(view, { database }, query) {
      const { count } = albumTexts[view.language];
      const albums = createAlbumStore(database).all();
      return pageOf(
        query,
        albums,
        (album) => entryTexts(albumFields, album),
        (album) => {
          const { id, title, date, images, thumbnails } = inLanguage(album, view.language);
          const pictures = fillIn(count, { count: images.length }, view.language);
          return { id, name: title, picture: thumbnails[0] ?? null, facts: [bothDays(date, view), pictures] };
        },
        { view, visibility: visibilityOf },
      );
    },
  },
};
