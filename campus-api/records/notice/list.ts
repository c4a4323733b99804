import type { DatabaseSync } from 'node:sqlite';
import { optionalLines } from '#campus-api/model/field-options.ts';
import { visibilityStates } from '#campus-api/model/times.ts';
import type { ListAction, ListChoice, ListedRecord, Listing } from '#campus-api/web/records/listing.ts';
import { visibilityTag } from '#campus-api/web/records/visibility-tag.ts';
import type { AdminServices } from '#campus-api/web/requests/services.ts';
import { type Html, html } from '#campus-api/web/view/html.ts';
import { tokenField, type View } from '#campus-api/web/view/layout.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { formatDay, nepalDate, parseAdDate } from '#packages/nepali/calendar/index.ts';
import { clip } from '#packages/nepali/text/clip.ts';
import { categoriesOfDatabase } from '../site-document/categories.ts';
import { noticeTexts } from './messages.ts';
import { type NoticeRecord, noticeFields } from './notice.ts';
import { findNotices } from './notice-records.ts';
import { setCategories } from './states.ts';
import { visibilityOfNotice } from './visibility.ts';

/** The categories as a choice. */
const categoryChoice = (name: string, { language }: View, { database }: AdminServices): ListChoice => ({
  name,
  label: noticeTexts[language].department,
  options: categoriesOfDatabase(database).map((category) => [category.address, category.name[language]] as const),
});

const actions: readonly ListAction[] = [
  {
    name: 'categorise',
    label: (language) => noticeTexts[language].categoriseChosen,
    choice: (view, services) => categoryChoice('category', view, services),
    write: (campus, ids, category) => setCategories(campus, ids, category),
    result: 'changed',
    yes: 'publish',
  },
];

/** All notices, including withdrawn and scheduled ones. */
export const noticeListing: Listing = {
  filters(view, services) {
    return [categoryChoice('department', view, services)];
  },
  page(view, { database }, { filters, ...query }) {
    const chosen = categoriesOfDatabase(database).find(({ address }) => address === filters.department);
    const state = visibilityStates.find((name) => name === filters.state) ?? null;
    const { notices, total } = findNotices(database, { departmentId: chosen?.id ?? null, state, ...query });
    return { rows: noticeRows(view, database, notices), total };
  },
  actions,
};

/** The buttons that take a notice from the website, publish it again, or delete one that is withdrawn. */
export function noticeRemoval({ messages, language, session }: View, record: NoticeRecord): Html {
  const { id, description } = record;
  const { restore, withdraw } = noticeTexts[language];
  const of = (label: string) => `${label}: ${clip(description, 80)}`;
  if (visibilityOfNotice(record).state !== 'withdrawn')
    return html`<a class="button" href="/notices/${id}/withdraw" aria-label="${of(withdraw)}">${withdraw}</a>`;
  return html`<form method="post" action="/notices/${id}/restore" class="inline">${session && tokenField(session)}<button aria-label="${of(restore)}">${restore}</button></form>
<a class="button" href="/notices/${id}/remove" aria-label="${of(messages.remove)}">${messages.remove}</a>`;
}

/** The state of a notice for visitors. */
function stateTag(record: NoticeRecord, view: View): Html {
  const visibility = visibilityOfNotice(record);
  const tag = visibilityTag(visibility, view);
  if (visibility.state !== 'public') return html`${tag}`;
  return html`<span class="tag done">${view.messages.times.public}</span> ${tag}`;
}

/** `isShort`: with the number of files instead of their names; only a coming closing date can be extended. */
export function noticeRows(
  view: View,
  database: DatabaseSync,
  notices: readonly NoticeRecord[],
  { isShort = false } = {},
): ListedRecord[] {
  const { messages, language } = view;
  const categories = categoriesOfDatabase(database);
  const { fileCount, extend } = noticeTexts[language];
  return notices.map((record) => {
    const { id, description, createdDate, lastDate, departmentIds: ids, files } = record;
    const last = lastDate === null ? null : parseAdDate(lastDate);
    const isOver = last !== null && last < nepalDate(new Date());
    return {
      id,
      name: description,
      day: createdDate.slice(0, 10),
      ...(last !== null &&
        !(isShort && isOver) && {
          tools: html`<a class="button" href="/notices/${id}/extend" aria-label="${extend}: ${clip(description, 80)}">${extend}</a>`,
        }),
      removal: noticeRemoval(view, record),
      facts: [
        stateTag(record, view),
        ...optionalLines(noticeFields, record, language).map((line) => line.join(': ')),
        categories
          .filter((category) => ids.includes(category.id))
          .map(({ name }) => name[language])
          .join(', '),
        last && html`<span class="${isOver ? '' : 'open'}">${messages.date.last}: ${formatDay(last, language)}</span>`,
        isShort && files.length > 0
          ? fillIn(fileCount, { count: files.length }, language)
          : files.map(({ original }) => original).join(', '),
      ].map((fact) => fact || false),
    };
  });
}
