import 'server-only';
import { type Locale, locales } from '#content/locale.ts';
import { people } from '#content/messages/people.ts';
import { inLanguage } from '#lib/platform/i18n/in-language.ts';
import { personPath } from '#lib/platform/routes/paths.ts';
import type { Staff } from '#lib/site/campus-client/types.ts';
import { readNames } from '#lib/site/people/campus-names.ts';
import { upstreamName } from '#lib/site/people/upstream-name.ts';
import { pageMetadata } from './page-metadata.ts';

/** Metadata of the page of a person: name and designation; department, subjects and office hours. */
export async function personMetadata(person: Staff) {
  const names = await readNames();
  const named = (name: string, locale: Locale) => upstreamName(name, locale, names).text;
  const title = (locale: Locale) => {
    const { fullName, designation } = inLanguage(person, locale);
    return [fullName, designation && named(designation, locale)].filter(Boolean).join(', ');
  };
  const description = (locale: Locale) => {
    const { fullName, department, subjects, officeHours, about } = inLanguage(person, locale);
    const labelled = [
      subjects && `${people.subjects[locale]}: ${subjects}`,
      officeHours && `${people.officeHours[locale]}: ${officeHours}`,
    ];
    const first = [fullName, department && named(department, locale)].filter(Boolean).join(', ');
    return [first, ...labelled, about].filter(Boolean).join('. ');
  };
  const both = (text: (locale: Locale) => string) => {
    const [en = '', ne = ''] = locales.map(text);
    return { en, ne };
  };
  return pageMetadata(personPath(person.id), { title: both(title), description: both(description) });
}
