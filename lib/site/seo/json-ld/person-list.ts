import 'server-only';
import type { Graph } from 'schema-dts';
import type { Locale } from '#content/locale.ts';
import { inLanguage } from '#lib/platform/i18n/in-language.ts';
import type { Staff } from '#lib/site/campus-client/types.ts';
import { campusGraph, campusReference } from './campus.ts';

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
