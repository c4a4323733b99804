import 'server-only';
import type { Graph } from 'schema-dts';
import type { Locale } from '#content/locale.ts';
import { absoluteUrl } from '#lib/platform/routes/absolute-url.ts';
import { plainWords } from '#lib/platform/routes/linked-text.ts';
import { filePath, localPath } from '#lib/platform/routes/paths.ts';
import { noticePath } from '#lib/site/notices/addresses.ts';
import { isClosing } from '#lib/site/notices/closing-dates.ts';
import { closingInstant } from '#lib/site/notices/closing-time.ts';
import { bodyIn, pictureOf } from '#lib/site/notices/notice-body.ts';
import { noticeTitle } from '#lib/site/notices/notice-title.ts';
import type { NoticePosition } from '#lib/site/notices/read-notices.ts';
import { languageOf } from '#packages/nepali/text/language.ts';
import { cardPath } from '../cards/card-path.ts';
import { campusGraph, campusReference } from './campus.ts';
import { jobPosting } from './job-posting.ts';

/** A notice as a news article, an open vacancy as a job, too; with a closing date, it expires at its closing time or the end of that day in Nepal. */
export async function noticeGraph(position: NoticePosition, locale: Locale): Promise<Graph> {
  const { notice } = position;
  const { id, description, createdAt, closingTime, update } = notice;
  const path = noticePath(id);
  const body = plainWords(bodyIn(notice, locale));
  const picture = pictureOf(notice);
  const card = absoluteUrl(cardPath(path, locale));
  const url = absoluteUrl(localPath(path, locale));
  const job = await jobPosting(position, locale);
  return campusGraph(
    [
      {
        '@type': 'NewsArticle',
        '@id': `${absoluteUrl(path)}#article`,
        headline: noticeTitle(description),
        articleBody: body ? `${description}\n\n${body}` : description,
        inLanguage: languageOf(description),
        url,
        mainEntityOfPage: url,
        image: picture ? [absoluteUrl(filePath(picture)), card] : card,
        author: campusReference(),
        publisher: campusReference(),
        ...(createdAt !== null && { datePublished: createdAt }),
        ...(update && { dateModified: update.day }),
        ...(isClosing(notice) && { expires: closingInstant(notice.lastDate, closingTime) }),
      },
      ...(job ? [job] : []),
    ],
    locale,
  );
}
