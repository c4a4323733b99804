import 'server-only';
import type { Graph } from 'schema-dts';
import { type Locale, locales } from '#content/locale.ts';
import { layout } from '#content/messages/layout.ts';
import { people } from '#content/messages/people.ts';
import { inLanguage } from '#lib/platform/i18n/in-language.ts';
import { absoluteUrl } from '#lib/platform/routes/absolute-url.ts';
import { filePath, localPath, personPath } from '#lib/platform/routes/paths.ts';
import type { Staff } from '../campus-client/types.ts';
import { currentNames } from '../people/campus-names.ts';
import { upstreamName } from '../people/upstream-name.ts';
import { campusGraph, campusReference, telephoneOf } from './campus.ts';
import { pageMetadata } from './page-metadata.ts';

/** Metadata of the page of a person: name and designation; department, subjects and office hours. */
export async function personMetadata(person: Staff) {
  const names = await currentNames();
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
    return [first, ...labelled, about].filter(Boolean).join(`${layout.sentenceEnd[locale]} `);
  };
  const both = (text: (locale: Locale) => string) => {
    const [en = '', ne = ''] = locales.map(text);
    return { en, ne };
  };
  return pageMetadata(personPath(person.id), { title: both(title), description: both(description) });
}

/** A person of the campus, in the language of the page; without the email address, which programs would collect (decision 40). */
export function personGraph(person: Staff, locale: Locale): Promise<Graph> {
  const { id, fullName, designation, phone, picture, subjects = '' } = person;
  const topics = subjects.split(/[,،;]/).map((topic) => topic.trim());
  const knowsAbout = topics.filter((topic) => topic !== '');
  return campusGraph(
    {
      '@type': 'Person',
      '@id': absoluteUrl(`${personPath(id)}#person`),
      name: fullName,
      url: absoluteUrl(localPath(personPath(id), locale)),
      ...(designation && { jobTitle: designation }),
      ...(phone && { telephone: telephoneOf(phone) }),
      ...(picture && { image: absoluteUrl(filePath(picture, 'profile')) }),
      ...(knowsAbout.length > 0 && { knowsAbout }),
      worksFor: campusReference(),
    },
    locale,
  );
}

/** People of the campus in the order of the page; `name` is their title on the page. */
export function personList(people: readonly Staff[], name: string, locale: Locale): Promise<Graph> {
  return campusGraph(
    {
      '@type': 'ItemList',
      name,
      numberOfItems: people.length,
      itemListElement: people
        .map((person) => inLanguage(person, locale))
        .map(({ fullName, designation }) => ({
          '@type': 'Person',
          name: fullName,
          ...(designation && { jobTitle: designation }),
          worksFor: campusReference(),
        })),
    },
    locale,
  );
}
