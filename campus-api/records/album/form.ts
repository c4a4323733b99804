import { join } from 'node:path';
import { createNames } from '#campus-api/files/new-names.ts';
import { visibilityOf } from '#campus-api/model/times.ts';
import { Issues } from '#campus-api/validation/issue.ts';
import { entryControls, entryTexts } from '#campus-api/web/records/entries.ts';
import { pageOf } from '#campus-api/web/records/listing.ts';
import { preparedSmall, prepareUploadedPicture } from '#campus-api/web/records/prepare-upload.ts';
import type { SentForm } from '#campus-api/web/records/sent-form.ts';
import { bothDays } from '#campus-api/web/view/days.ts';
import { html } from '#campus-api/web/view/html.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { inLanguage } from '#lib/platform/i18n/in-language.ts';
import { recordForm } from '../engine/record-form.ts';
import { albumFields, albumTable } from './album.ts';
import type { AlbumPictures } from './album-pictures.ts';
import { albumChanges } from './changes.ts';
import { albumTexts } from './messages.ts';

/** Stored names of the pictures that stay, in their order: the pictures that the form lists, or all. */
const remainingPictures = ({ draft: { fields }, before }: SentForm): string[] => {
  const stored = before?.files.map((file) => file.stored) ?? [];
  return fields.keep?.filter((name) => stored.includes(name)) ?? stored;
};

/** The fields in the order of the form. */
const { title, description, date, ...others } = albumFields;
const formFields = { title, description, date, ...others };

/** Albums of the gallery. Pictures are rotated, resized and stripped of metadata on upload; publishing only stores them. */
export const albumType = recordForm({
  table: albumTable,
  changes: albumChanges,
  fields: formFields,
  texts: albumTexts,
  path: '/albums',
  section: 'albums',
  sitePage: (_, id) => (id === null ? '/gallery' : `/gallery/${id}`),
  ownLabels: (language) => ({ picture: albumTexts[language].picture }),
  drafted: ['keep'],
  files: { field: 'picture', isMultiple: true, accept: 'image/*' },
  prepare: prepareUploadedPicture,
  loadOwn: ({ images }) => ({
    files: images.map((stored) => ({ stored, original: stored })),
    fields: { keep: images },
  }),
  formOf: (entered, sent) => ({
    ...entered,
    keep: sent.before === null ? undefined : remainingPictures(sent),
    added: uploadedPictures(sent),
  }),

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

  listing: {
    page(view, { database }, query) {
      const { count } = albumTexts[view.language];
      const albums = albumTable.open(database).all();
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
});

/** The pictures that were prepared when they were uploaded. */
function uploadedPictures({ draft, files }: SentForm): AlbumPictures {
  const nameFor = createNames();
  const pictures: AlbumPictures = { pictures: [], newFiles: [], issues: new Issues() };
  for (const { path, name } of files) {
    const image = nameFor(`${name}.jpg`);
    const thumbnail = image.replace(/\.jpg$/, '-thumb.jpg');
    pictures.pictures.push({ image, thumbnail });
    pictures.newFiles.push(
      { stored: image, content: { path } },
      { stored: thumbnail, content: { path: join(path, '..', preparedSmall) } },
    );
  }
  for (const { name, isScan } of draft.files)
    if (isScan) pictures.issues.warn('picture', 'file-like-scan', { file: name });
  return pictures;
}
