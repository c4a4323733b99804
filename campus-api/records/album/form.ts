import { join } from 'node:path';
import { createNames } from '#campus-api/files/new-names.ts';
import { Issues } from '#campus-api/validation/issue.ts';
import {
  bothFields,
  bothLabels,
  bothNames,
  bothTexts,
  bothValues,
  languagesHint,
} from '#campus-api/web/records/both-texts.ts';
import { preparedSmall, prepareUploadedPicture } from '#campus-api/web/records/prepare-upload.ts';
import { recordList } from '#campus-api/web/records/record-list.ts';
import type { RecordType } from '#campus-api/web/records/record-type.ts';
import type { SentForm } from '#campus-api/web/records/sent-form.ts';
import { bothDays } from '#campus-api/web/view/days.ts';
import { dayFieldNames, dayFields, readDays } from '#campus-api/web/view/fields.ts';
import { html } from '#campus-api/web/view/html.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { inLanguage } from '#lib/platform/i18n/in-language.ts';
import { languageOf } from '#lib/platform/i18n/language-of.ts';
import { parseAdDate } from '#packages/nepali/calendar/index.ts';
import type { AlbumPictures } from './album-pictures.ts';
import { albumTexts } from './messages.ts';
import { createAlbumStore } from './store.ts';
import { addAlbum, editAlbum, removeAlbums } from './write.ts';

/** Stored names of the pictures that stay, in their order: the pictures that the form lists, or all. */
const remainingPictures = ({ draft: { fields }, before }: SentForm): string[] => {
  const stored = before?.files.map((file) => file.stored) ?? [];
  return fields.keep?.filter((name) => stored.includes(name)) ?? stored;
};

const texts = ['title', 'description'] as const;

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
    const { name, description, date, picture } = albumTexts[language];
    return { ...bothLabels(language, { title: name, description }), date, picture };
  },
  fields: [...bothNames(texts), 'keep', ...dayFieldNames('date')],
  files: { field: 'picture', isMultiple: true, accept: 'image/*' },
  remove: (campus, id) => removeAlbums(campus, [id]),

  prepare: prepareUploadedPicture,

  load({ database }, id) {
    const record = createAlbumStore(database)
      .all()
      .find((record) => record.id === id);
    if (!record) return null;
    const { title, description, date, images, nepali = {} } = record;
    return {
      files: images.map((stored) => ({ stored, original: stored })),
      fields: {
        ...bothFields({
          title: { text: title, nepali: nepali.title ?? '' },
          description: { text: description, nepali: nepali.description ?? '' },
        }),
        keep: images,
        ...dayFields('date', parseAdDate(date)),
      },
    };
  },

  form(parts, sent) {
    const { view, before } = sent;
    const albums = albumTexts[view.language];
    const remaining = remainingPictures(sent);
    const count = remaining.length;
    return html`${languagesHint(view)}${bothTexts(view, { name: 'title', label: albums.name }, parts.line)}
${bothTexts(view, { name: 'description', label: albums.description, isOptional: true }, (control) => parts.lines({ ...control, rows: 2 }))}
${parts.date({ name: 'date', label: albums.date, hint: albums.dateHint, years: { past: 20, future: 0 }, isOptional: true })}
${
  before &&
  html`<fieldset><legend>${albums.there}</legend><input type="hidden" name="keep" value=""><ul class="list pictures">${remaining.map(
    (name, index) => {
      const of = (label: string) => fillIn(label, { number: index + 1, count }, view.language);
      return html`<li><input type="hidden" name="keep" value="${name}"><img class="thumb" src="/stored/${encodeURIComponent(name)}" alt="${of(albums.pictureOf)}" loading="lazy">
<div class="tools">${index > 0 && html`<button name="do" value="earlier:${name}" formnovalidate aria-label="${of(albums.earlierOf)}">${albums.earlier}</button>`}
<button name="do" value="unkeep:${name}" formnovalidate aria-label="${of(albums.takeOutOf)}">${albums.takeOut}</button></div></li>`;
    },
  )}</ul></fieldset>`
}
${parts.files({ name: 'picture', label: albums.picture, hint: albums.pictureHint, isMultiple: true, accept: 'image/*', hidesBefore: true, isOptional: before !== null })}`;
  },

  read(sent) {
    const { view, draft, files, before } = sent;
    const { fields } = draft;
    const { days, problems } = readDays(view, fields, ['date'], this.labels(view.language));
    const form = {
      ...bothValues(fields, texts),
      date: days.date ? `${days.date} AD` : undefined,
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

  list(view, { database }) {
    const albums = albumTexts[view.language];
    return recordList(
      view,
      this,
      createAlbumStore(database)
        .all()
        .map((album) => inLanguage(album, view.language))
        .map(({ id, title, date, images, thumbnails }) => ({
          id,
          name: title,
          picture: thumbnails[0] ?? null,
          body: html`<p lang="${languageOf(title)}">${title}</p>`,
          facts: [bothDays(date, view), fillIn(albums.count, { count: images.length }, view.language)],
        })),
    );
  },
};
