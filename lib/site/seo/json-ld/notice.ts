import 'server-only';
import type { Graph } from 'schema-dts';
import type { Locale } from '#content/locale.ts';
import { languageOf } from '#lib/platform/i18n/language-of.ts';
import { absoluteUrl } from '#lib/platform/routes/absolute-url.ts';
import { localPath } from '#lib/platform/routes/paths.ts';
import type { Notice } from '#lib/site/campus-client/types.ts';
import { noticePath } from '#lib/site/notices/addresses.ts';
import { noticeTitle } from '#lib/site/notices/notice-title.ts';
import { cardPath } from '../cards/card-path.ts';
import { campusGraph, campusReference } from './campus.ts';

/** A notice as a news article; with a closing date, it expires at the end of that day in Nepal. */
export function noticeGraph({ id, description, createdAt, lastDate }: Notice, locale: Locale): Promise<Graph> {
  const path = noticePath(id);
  const url = absoluteUrl(localPath(path, locale));
  return campusGraph(
    {
      '@type': 'NewsArticle',
      '@id': `${absoluteUrl(path)}#article`,
      headline: noticeTitle(description),
      articleBody: description,
      inLanguage: languageOf(description),
      url,
      mainEntityOfPage: url,
      image: absoluteUrl(cardPath(path, locale)),
      author: campusReference(),
      publisher: campusReference(),
      ...(createdAt !== null && { datePublished: createdAt }),
      ...(lastDate !== null && { expires: `${lastDate}T23:59:59+05:45` }),
    },
    locale,
  );
}
