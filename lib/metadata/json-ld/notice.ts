import 'server-only';
import type { Graph } from 'schema-dts';
import type { Notice } from '../../campus/types';
import { cardPath } from '../../cards/card-path';
import { languageOf } from '../../language-of';
import type { Locale } from '../../locale';
import { noticePath } from '../../notices/addresses';
import { noticeTitle } from '../../notices/notice-title';
import { localPath } from '../../routes/paths';
import { absoluteUrl } from '../absolute-url';
import { campusReference, withCampus } from './campus';

/** A notice as news of the campus; where it has a closing date, it is of use until that day ends in Nepal. */
export function noticeGraph({ id, description, createdAt, lastDate }: Notice, locale: Locale): Graph {
  const path = noticePath(id);
  const url = absoluteUrl(localPath(path, locale));
  return withCampus(
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
