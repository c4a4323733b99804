import type { DatabaseSync } from 'node:sqlite';
import { optionalLines } from '#campus-api/model/field-options.ts';
import { recordList } from '#campus-api/web/records/record-list.ts';
import type { RecordType } from '#campus-api/web/records/record-type.ts';
import type { AdminServices } from '#campus-api/web/requests/services.ts';
import { moment } from '#campus-api/web/view/days.ts';
import { type Html, html } from '#campus-api/web/view/html.ts';
import { tokenField, type View } from '#campus-api/web/view/layout.ts';
import { clip } from '#lib/platform/i18n/clip.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { languageOf } from '#lib/platform/i18n/language-of.ts';
import { formatDay, nepalDate, parseAdDate } from '#packages/nepali/calendar/index.ts';
import { categoriesOfDatabase } from '../site-document/categories.ts';
import { noticeTexts } from './messages.ts';
import { type NoticeRecord, noticeFields } from './notice.ts';
import { listNotices } from './notice-records.ts';
import { visibilityOfNotice } from './visibility.ts';

const MAX_LISTED = 100;

/** All notices, including withdrawn and scheduled ones, with a search. */
export function renderNoticeList(
  recordType: RecordType,
  view: View,
  { database }: AdminServices,
  query: URLSearchParams,
): Html {
  const { messages, language } = view;
  const search = (query.get('q') ?? '').slice(0, 200);
  const categories = categoriesOfDatabase(database);
  const chosen = categories.find(({ address }) => address === query.get('department'));
  const results = listNotices(database, { departmentId: chosen?.id ?? null, search, limit: MAX_LISTED + 1 });
  const count =
    results.length > MAX_LISTED ? noticeTexts[language].resultsTruncated : noticeTexts[language].resultCount;
  return html`<form method="get" action="/notices" class="search" role="search">
<label><span>${noticeTexts[language].searchFor}</span><input type="search" name="q" value="${search}"></label>
<label><span>${noticeTexts[language].department}</span><select name="department"><option value="">${noticeTexts[language].all}</option>${categories.map(
    ({ address, name }) =>
      html`<option value="${address}"${address === chosen?.address ? html` selected` : ''}>${name[language]}</option>`,
  )}</select></label>
<button>${messages.search}</button></form>
<p class="soft">${fillIn(count, { count: Math.min(results.length, MAX_LISTED) }, language)}</p>
${noticeRows(recordType, view, database, results.slice(0, MAX_LISTED))}`;
}

/** The buttons that take a notice from the website, publish it again, or delete one that is withdrawn. */
export function noticeRemoval(
  { messages, language, session }: View,
  { id, description, withdrawnAt }: NoticeRecord,
): Html {
  const { restore, withdraw } = noticeTexts[language];
  const of = (label: string) => `${label}: ${clip(description, 80)}`;
  if (!withdrawnAt)
    return html`<a class="button" href="/notices/${id}/withdraw" aria-label="${of(withdraw)}">${withdraw}</a>`;
  return html`<form method="post" action="/notices/${id}/restore" class="inline">${session && tokenField(session)}<button aria-label="${of(restore)}">${restore}</button></form>
<a class="button" href="/notices/${id}/remove" aria-label="${of(messages.remove)}">${messages.remove}</a>`;
}

/** The state of a notice for visitors. */
function stateTag(record: NoticeRecord, view: View): Html {
  const notices = noticeTexts[view.language];
  const visibility = visibilityOfNotice(record);
  if (visibility.state === 'withdrawn') return html`<span class="tag warn">${notices.isWithdrawn}</span>`;
  if (visibility.state === 'scheduled')
    return html`<span class="tag warn">${fillIn(notices.isToCome, { at: moment(visibility.at, view) }, view.language)}</span>`;
  return html`<span class="tag done">${notices.isPublished}</span>`;
}

export function noticeRows(
  recordType: RecordType,
  view: View,
  database: DatabaseSync,
  notices: NoticeRecord[],
  { isShort = false } = {},
): Html {
  const { messages, language } = view;
  const categories = categoriesOfDatabase(database);
  const { fileCount } = noticeTexts[language];
  return recordList(
    view,
    recordType,
    notices.map((record) => {
      const { id, description, createdDate, lastDate, departmentIds: ids, files } = record;
      const last = lastDate === null ? null : parseAdDate(lastDate);
      const isOver = last !== null && last < nepalDate(new Date());
      return {
        id,
        name: description,
        day: createdDate.slice(0, 10),
        ...(lastDate !== null && {
          tools: html`<a class="button" href="/notices/${id}/extend" aria-label="${noticeTexts[language].extend}: ${clip(description, 80)}">${noticeTexts[language].extend}</a>`,
        }),
        removal: noticeRemoval(view, record),
        body: html`<p class="name" lang="${languageOf(description)}">${description}</p>`,
        facts: [
          stateTag(record, view),
          ...optionalLines(noticeFields, record, language).map((line) => line.join(': ')),
          categories
            .filter((category) => ids.includes(category.id))
            .map(({ name }) => name[language])
            .join(', '),
          last &&
            html`<span class="${isOver ? '' : 'open'}">${messages.date.last}: ${formatDay(last, language)}</span>`,
          isShort && files.length > 0
            ? fillIn(fileCount, { count: files.length }, language)
            : files.map(({ original }) => original).join(', '),
        ].map((fact) => fact || false),
      };
    }),
    { isShort },
  );
}
