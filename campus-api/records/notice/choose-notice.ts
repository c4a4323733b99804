import type { DatabaseSync } from 'node:sqlite';
import { type Html, html } from '#campus-api/web/view/html.ts';
import { clip } from '#packages/nepali/text/clip.ts';
import { NOTICE_LIST, noticeNumber } from './details.ts';
import { findNotices, findSameNotice, listNotices, readNotice } from './notice-records.ts';

/** The newest notices to choose from; others by their number. */
const MAX_LISTED = 200;

const optionOf = ({ id, description }: { id: number; description: string }) =>
  `${clip(description.replaceAll(/\s+/g, ' '), 80)} (${id})`;

/** A stored number of a notice as the form shows it, `TITLE (321)`; `noticeNumber` reads both. */
export function noticeLabel(database: DatabaseSync, id: string | number | null | undefined): string {
  const notice = id ? readNotice(database, Number(id)) : null;
  return notice === null ? String(id ?? '') : optionOf(notice);
}

/** The number of the notice that a clerk entered, also by its title alone, or by a part that only its title has; else as `noticeNumber`. */
export function chosenNotice(database: DatabaseSync, entered: string): string {
  const number = noticeNumber(entered);
  if (number === '' || /^\d+$/.test(number)) return number;
  const { notices, total } = findNotices(database, { search: entered, limit: 1 });
  const notice = findSameNotice(database, entered) ?? (total === 1 ? notices[0] : undefined);
  return notice === undefined ? number : String(notice.id);
}

/** The notices that controls with this list offer. */
export const noticeList = (database: DatabaseSync): Html =>
  html`<datalist id="${NOTICE_LIST}">${listNotices(database, { limit: MAX_LISTED }).map((notice) => html`<option value="${optionOf(notice)}"></option>`)}</datalist>`;
