import 'server-only';
import type { Metadata } from 'next';
import type { Graph, JobPosting } from 'schema-dts';
import type { Locale, Localized } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import type { NoticeCategory } from '#content/site/categories.ts';
import { escapeHtml } from '#lib/platform/http/escape-html.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { inLanguage } from '#lib/platform/i18n/in-language.ts';
import { absoluteUrl } from '#lib/platform/routes/absolute-url.ts';
import { plainWords } from '#lib/platform/routes/linked-text.ts';
import { filePath, localPath, SITE_SEARCH } from '#lib/platform/routes/paths.ts';
import { formatBikramSambat, formatGregorian, toBikramSambat } from '#packages/nepali/calendar/index.ts';
import { languageOf } from '#packages/nepali/text/language.ts';
import type { Notice } from '../campus-client/types.ts';
import { attempt } from '../content-cache/attempt.ts';
import { getContact } from '../content-cache/readers.ts';
import { listPath, noticePath } from '../notices/addresses.ts';
import { isClosing } from '../notices/closing-dates.ts';
import { closingInstant } from '../notices/closing-time.ts';
import { toHtml } from '../notices/feed/feed-text.ts';
import { withFeeds } from '../notices/feed/with-feeds.ts';
import { bodyIn, pictureOf } from '../notices/notice-body.ts';
import { noticeTitle, titleIn, translated } from '../notices/notice-title.ts';
import { type NoticePosition, readPage } from '../notices/read-notices.ts';
import { hasPassed } from '../notices/read-openings.ts';
import { getCategories, getCategory, getIdentity } from '../site-content/readers.ts';
import { readIdentity } from '../site-content/snapshot.ts';
import { campusGraph, campusReference, postalAddress } from './campus.ts';
import { cardPath } from './cards/card-path.ts';
import { iconPaths } from './icons/icon-address.ts';
import { notFoundMetadata, pageMetadata } from './page-metadata.ts';

function describe(notice: Notice, locale: Locale): string {
  const { created, lastDate, description, replacedBy } = translated(notice, locale);
  const { layout, notices } = messagesIn(locale);
  const dates = [
    [notices.date, created],
    [notices.lastDate, replacedBy === undefined ? lastDate : null],
  ] as const;
  const sentences = dates.flatMap(([label, date]) => {
    if (!date) return [];
    const bs = toBikramSambat(date);
    return `${label}: ${bs ? `${formatBikramSambat(bs, locale)}, ` : ''}${formatGregorian(date, locale)}${layout.sentenceEnd}`;
  });
  return [...sentences, description].join(' ');
}

/** Metadata of a notice, with the beginning of its text as title. */
export async function noticeMetadata({ notice }: NoticePosition): Promise<Metadata> {
  const title: Localized = { en: titleIn(notice, 'en'), ne: titleIn(notice, 'ne') };
  const description: Localized = { en: describe(notice, 'en'), ne: describe(notice, 'ne') };
  return withFeeds(await pageMetadata(noticePath(notice.id), { title, description }), 'all');
}

function titleOf(category: NoticeCategory, page: number, locale: Locale): string {
  const heading = category.heading[locale];
  if (page === 1) return heading;
  return `${heading}, ${fillIn(messagesIn(locale).notices.pageNumber, { page }, locale)}`;
}

/** Metadata of a list page, with its number from the second page on; or of Not Found, like the page itself. */
export async function listMetadata(department: string, page = 1): Promise<Metadata> {
  const list = await attempt(() => readPage(department, page));
  if (list.ok && !list.value) return notFoundMetadata();
  const category = await getCategory(department);
  const title: Localized = { en: titleOf(category, page, 'en'), ne: titleOf(category, page, 'ne') };
  const metadata = await pageMetadata(listPath(department, page), {
    title,
    description: category.about,
  });
  return withFeeds(metadata, department);
}

/** The OpenSearch 1.1 description of the site search, for browsers. */
export async function describeSearch(): Promise<string> {
  const { name, shortName } = await readIdentity();
  const { siteSearch } = messagesIn('en');
  const results = absoluteUrl(`${SITE_SEARCH}?q={searchTerms}`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeHtml(shortName.en)}</ShortName>
  <LongName>${escapeHtml(name.en)}</LongName>
  <Description>${escapeHtml(siteSearch.description)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="192" height="192" type="image/png">${escapeHtml(absoluteUrl(iconPaths.medium))}</Image>
  <Url type="text/html" method="get" template="${escapeHtml(results)}"/>
</OpenSearchDescription>
`;
}

/** A vacancy that is open now, with a closing date; null for any other notice. Search engines read the name of the employer beside its reference. */
export async function jobPosting(position: NoticePosition, locale: Locale): Promise<JobPosting | null> {
  const { notice, departments, result } = position;
  const { description, created, closingTime, letterNumber } = translated(notice, locale);
  const categories = await getCategories();
  const isVacancy = categories.some(({ address, kind }) => kind === 'vacancies' && departments.includes(address));
  if (!isVacancy || created === null || !isClosing(notice) || result) return null;
  const validThrough = closingInstant(notice.lastDate, closingTime);
  if (await hasPassed(validThrough)) return null;
  const { name } = await getIdentity();
  const contact = await attempt(getContact);
  const text = [description, plainWords(bodyIn(notice, locale))].filter(Boolean);
  return {
    '@type': 'JobPosting',
    '@id': `${absoluteUrl(noticePath(notice.id))}#job`,
    title: noticeTitle(description),
    description: text.map((part) => `<p>${toHtml(part)}</p>`).join(''),
    identifier: { '@type': 'PropertyValue', name: name[locale], value: letterNumber ?? notice.id },
    datePosted: created,
    validThrough,
    hiringOrganization: {
      '@type': 'CollegeOrUniversity',
      ...campusReference(),
      name: name[locale],
      sameAs: absoluteUrl('/'),
    },
    jobLocation: {
      '@type': 'Place',
      address:
        contact.ok && contact.value?.address
          ? postalAddress(inLanguage(contact.value, locale))
          : { '@type': 'PostalAddress', addressCountry: 'NP' },
    },
  };
}

/** A notice as a news article, an open vacancy as a job, too; with a closing date, it expires at its closing time or the end of that day in Nepal. */
export async function noticeGraph(position: NoticePosition, locale: Locale): Promise<Graph> {
  const { notice } = position;
  const { id, description, createdAt, closingTime, update } = translated(notice, locale);
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
