import type { DatabaseSync } from 'node:sqlite';
import { type Html, html } from '#campus-api/web/view/html.ts';
import { clip } from '#packages/nepali/text/clip.ts';
import { NOTICE_LIST } from './details.ts';
import { listNotices, readNotice } from './notice-records.ts';

/** The newest notices to choose from; others by their number. */
const MAX_LISTED = 200;

const optionOf = ({ id, description }: { id: number; description: string }) =>
  `${clip(description.replaceAll(/\s+/g, ' '), 80)} (${id})`;

/** A stored number of a notice as the form shows it, `TITLE (321)`; `noticeNumber` reads both. */
export function noticeLabel(database: DatabaseSync, id: string | number | null | undefined): string {
  const notice = id ? readNotice(database, Number(id)) : null;
  return notice === null ? String(id ?? '') : optionOf(notice);
}

/** The notices that controls with this list offer. */
export const noticeList = (database: DatabaseSync): Html =>
  html`<datalist id="${NOTICE_LIST}">${listNotices(database, { limit: MAX_LISTED }).map((notice) => html`<option value="${optionOf(notice)}"></option>`)}</datalist>`;
