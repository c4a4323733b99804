import type { AdminServices } from '#campus-api/web/requests/services.ts';
import type { View } from '#campus-api/web/view/layout.ts';
import { inLanguage } from '#lib/platform/i18n/in-language.ts';
import { clip } from '#packages/nepali/text/clip.ts';
import { localizeDigits } from '#packages/nepali/text/digits.ts';
import { publicationTable } from '../../publication/publication.ts';
import { readAllStaff } from '../../staff/store.ts';
import { createSiteStore } from '../store.ts';
import { nameIn } from './known-pages.ts';

/** Fields whose value is chosen among other records and texts, by the type of the document and their name. */
export const recordChoices: Readonly<
  Record<string, (services: AdminServices, view: View) => readonly (readonly [string, string])[] | null>
> = {
  'programme.faculty': facultiesIn,
  'department.head': ({ database }, { language }) =>
    readAllStaff(database)
      .map((person) => inLanguage(person, language))
      .map(({ id, fullName, designation }) => [String(id), [fullName, designation].filter(Boolean).join(', ')]),
  'department.programmes': ({ database }, { language }) =>
    createSiteStore(database)
      .summaries()
      .filter(({ key }) => key.startsWith('programme/'))
      .map(({ key, content }) => [key.slice('programme/'.length), nameIn(content.name, language) ?? key]),
  'public-information.disclosures.publication': ({ database }, { language }) =>
    publicationTable
      .open(database)
      .all()
      .map((publication) => inLanguage(publication, language))
      .map(({ id, description }) => [localizeDigits(String(id), language), clip(description, 80)]),
};

function facultiesIn({ database }: AdminServices, { language }: View): [string, string][] {
  const faculties = createSiteStore(database).find('programmes')?.content.faculties;
  if (!Array.isArray(faculties)) return [];
  return faculties.map((faculty: Readonly<Record<string, unknown>>) => [
    String(faculty.id),
    nameIn(faculty.name, language) ?? String(faculty.id),
  ]);
}
