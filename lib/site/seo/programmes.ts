import 'server-only';
import type { Course, EducationalOccupationalProgram, Graph } from 'schema-dts';
import type { Locale } from '#content/locale.ts';
import { absoluteUrl } from '#lib/platform/routes/absolute-url.ts';
import { departmentPath, localPath, programmePath } from '#lib/platform/routes/paths.ts';
import { type Department, departmentDescription } from '../site-content/departments.ts';
import type { Programme, ProgrammeLevel } from '../site-content/programmes.ts';
import { campusGraph, campusReference, telephoneOf } from './campus.ts';

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

const programTypes: Readonly<Record<ProgrammeLevel['id'], string>> = {
  'plus-two': 'Higher secondary',
  diploma: 'Diploma',
  bachelor: 'Bachelor',
  pgd: 'Postgraduate diploma',
  master: 'Master',
  mphil: 'MPhil',
  phd: 'PhD',
};

function programmeOf(programme: Programme, level: ProgrammeLevel, locale: Locale): EducationalOccupationalProgram {
  const { id, name, facultyName, years, semesters } = programme;
  return {
    '@type': 'EducationalOccupationalProgram',
    name: name[locale],
    url: absoluteUrl(localPath(programmePath(id), locale)),
    educationalProgramMode: 'full-time',
    programType: programTypes[level.id],
    // ISO 8601; search engines read no fractions.
    timeToComplete: Number.isInteger(years) ? `P${years}Y` : `P${years * 12}M`,
    ...(semesters !== null && { termsPerYear: semesters / years }),
    provider: facultyName
      ? { '@type': 'CollegeOrUniversity', name: facultyName[locale], parentOrganization: campusReference() }
      : campusReference(),
  };
}

/** The programmes of all levels in their order; `name` is the title of the page. */
export function programmeList(levels: readonly ProgrammeLevel[], name: string, locale: Locale): Promise<Graph> {
  const programmes = levels.flatMap((level) => level.programmes.map((item) => programmeOf(item, level, locale)));
  return campusGraph(
    {
      '@type': 'ItemList',
      name,
      numberOfItems: programmes.length,
      itemListElement: programmes.map((item, index) => ({ '@type': 'ListItem', position: index + 1, item })),
    },
    locale,
  );
}

/** An academic department, without the email address (decision 40). */
export function departmentGraph(department: Department, locale: Locale): Promise<Graph> {
  const { id, name, phone } = department;
  return campusGraph(
    {
      '@type': 'Organization',
      '@id': absoluteUrl(`${departmentPath(id)}#department`),
      name: name[locale],
      description: departmentDescription(department)[locale],
      url: absoluteUrl(localPath(departmentPath(id), locale)),
      ...(phone && { telephone: telephoneOf(phone) }),
      parentOrganization: campusReference(),
    },
    locale,
  );
}
