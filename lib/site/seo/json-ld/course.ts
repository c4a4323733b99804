import 'server-only';
import type { Course, Graph } from 'schema-dts';
import type { Locale } from '#content/locale.ts';
import { absoluteUrl } from '#lib/platform/routes/absolute-url.ts';
import { localPath, programmePath } from '#lib/platform/routes/paths.ts';
import type { Programme } from '#lib/site/site-content/programmes.ts';
import { campusGraph, campusReference } from './campus.ts';

/** The schedule of a programme, in years if it takes whole years, else in months. */
function scheduleOf(years: number) {
  return Number.isInteger(years)
    ? { repeatFrequency: 'Yearly', repeatCount: years, duration: `P${years}Y` }
    : { repeatFrequency: 'Monthly', repeatCount: years * 12, duration: `P${years * 12}M` };
}

/** The offer includes the price only if it is known and not a sample (`figuresAreSamples`). */
function offerOf({ whole }: Programme['fee'], areSamples: boolean) {
  const price = whole === null || areSamples ? {} : { price: whole, priceCurrency: 'NPR' };
  return { '@type': 'Offer' as const, category: 'Paid', ...price };
}

/** A programme as a course, with the properties required by search engines (Google: course info). */
export function courseGraph(
  { id, name, about, facultyName, years, fee, eligibility }: Programme,
  locale: Locale,
  areSamples: boolean,
): Promise<Graph> {
  const path = programmePath(id);
  const course: Course = {
    '@type': 'Course',
    '@id': `${absoluteUrl(path)}#course`,
    name: name[locale],
    description: about[locale],
    url: absoluteUrl(localPath(path, locale)),
    inLanguage: ['en', 'ne'],
    ...(facultyName && { about: facultyName[locale] }),
    ...(eligibility.length > 0 && { coursePrerequisites: eligibility.map((condition) => condition[locale]) }),
    provider: campusReference(),
    offers: offerOf(fee, areSamples),
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Onsite',
      courseSchedule: { '@type': 'Schedule', ...scheduleOf(years) },
    },
  };
  return campusGraph(course, locale);
}
