import 'server-only';
import type { JobPosting } from 'schema-dts';
import type { Locale } from '#content/locale.ts';
import { inLanguage } from '#lib/platform/i18n/in-language.ts';
import { absoluteUrl } from '#lib/platform/routes/absolute-url.ts';
import { plainWords } from '#lib/platform/routes/linked-text.ts';
import { attempt } from '#lib/site/content-cache/attempt.ts';
import { getContact } from '#lib/site/content-cache/readers.ts';
import { noticePath } from '#lib/site/notices/addresses.ts';
import { isClosing } from '#lib/site/notices/closing-dates.ts';
import { closingInstant } from '#lib/site/notices/closing-time.ts';
import { toHtml } from '#lib/site/notices/feed/feed-text.ts';
import { bodyIn } from '#lib/site/notices/notice-body.ts';
import { noticeTitle } from '#lib/site/notices/notice-title.ts';
import type { NoticePosition } from '#lib/site/notices/read-notices.ts';
import { hasPassed } from '#lib/site/notices/read-openings.ts';
import { getCategories, getIdentity } from '#lib/site/site-content/readers.ts';
import { campusReference, postalAddress } from './campus.ts';

/** A vacancy that is open now, with a closing date; null for any other notice. Search engines read the name of the employer beside its reference. */
export async function jobPosting(position: NoticePosition, locale: Locale): Promise<JobPosting | null> {
  const { notice, departments, result } = position;
  const { description, created, closingTime, letterNumber } = notice;
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
