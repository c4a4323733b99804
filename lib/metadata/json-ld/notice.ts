import 'server-only';
import type { Event, Graph, NewsArticle } from 'schema-dts';
import { localPath } from '../../addresses/local-path';
import type { Notice } from '../../campus/types';
import { cardPath } from '../../cards/card-path';
import { languageOf } from '../../language-of';
import type { Locale } from '../../locale';
import { noticePath } from '../../notices/addresses';
import { noticeTitle } from '../../notices/notice-title';
import { absoluteUrl } from '../absolute-url';
import { campusReference } from './campus';

/** A notice as news of the campus and, where it has a closing date, as an event that ends on it. */
export function noticeGraph({ id, description, createdAt, lastDate }: Notice, locale: Locale): Graph {
  const path = noticePath(id);
  const url = absoluteUrl(localPath(path, locale));
  const article: NewsArticle = {
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
  };
  const event: Event | null = lastDate && {
    '@type': 'Event',
    '@id': `${absoluteUrl(path)}#deadline`,
    name: noticeTitle(description),
    startDate: lastDate,
    endDate: lastDate,
    eventStatus: 'https://schema.org/EventScheduled',
    location: campusReference(),
    organizer: campusReference(),
    url,
  };
  return { '@context': 'https://schema.org', '@graph': event ? [article, event] : [article] };
}
