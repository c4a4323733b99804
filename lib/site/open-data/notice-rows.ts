import 'server-only';
import { cacheTag } from 'next/cache';
import { absoluteUrl } from '#lib/platform/routes/absolute-url.ts';
import { attachmentPath } from '#lib/platform/routes/paths.ts';
import type { Attachment, Notice } from '#lib/site/campus-client/types.ts';
import { cacheResult, type ReadResult, reader } from '#lib/site/content-cache/reader.ts';
import { siteTag, tags } from '#lib/site/content-cache/tags.ts';
import { noticePath } from '#lib/site/notices/addresses.ts';
import { cachedNoticeList, noticeList, readDepartments } from '#lib/site/notices/notice-list.ts';
import { type AdDate, markProvisional, toBikramSambat } from '#packages/nepali/calendar/index.ts';
import type { Row } from './datasets.ts';

/** `2083-08-05`; `2084-01-05 (provisional)` in a year that is not confirmed; null for a date outside the table. */
export function bikramSambatDate(date: AdDate | null): string | null {
  const bs = date === null ? null : toBikramSambat(date);
  if (bs === null) return null;
  const day = [bs.year, bs.month, bs.day].map((part) => String(part).padStart(2, '0')).join('-');
  return markProvisional(day, bs.isProvisional, 'en');
}

export const fileAddresses = (attachments: readonly Attachment[]): string[] =>
  attachments.map((attachment) => absoluteUrl(attachmentPath(attachment)));

/** The row of a notice with the addresses of its categories. */
export function toNoticeRow(notice: Notice, categories: readonly string[]): Row<'notices'> {
  return {
    id: notice.id,
    url: absoluteUrl(noticePath(notice.id)),
    text: notice.description,
    categories,
    letter_number: notice.letterNumber ?? null,
    published: notice.created,
    published_bs: bikramSambatDate(notice.created),
    closing: notice.lastDate,
    closing_bs: bikramSambatDate(notice.lastDate),
    files: fileAddresses(notice.attachments),
    replaced_by: notice.replacedBy ?? null,
  };
}

/** All notices, the newest first. @throws CampusApiError */
export async function noticeRows(): Promise<Row<'notices'>[]> {
  const { notices } = await noticeList('all');
  const departments = await readDepartments(noticeList);
  return notices.map((notice) => toNoticeRow(notice, departments.of(notice.id)));
}

/** The row of the newest notice, as an example for pages; null where there is none. @throws CampusApiError */
export const newestNoticeRow = reader(async (): Promise<ReadResult<Row<'notices'> | null>> => {
  'use cache';
  cacheTag(tags.notices, siteTag('notice-categories'));
  return cacheResult('newest row of the notices', async () => {
    const [newest] = (await cachedNoticeList('all')).notices;
    return newest ? toNoticeRow(newest, (await readDepartments()).of(newest.id)) : null;
  });
});
