import 'server-only';
import type { Graph } from 'schema-dts';
import type { Locale } from '#content/locale.ts';
import type { Staff } from '#lib/upstream/types.ts';
import { campusReference, withCampus } from './campus.ts';

/** People of the campus in the order of the page; `name` is what the page calls them together. */
export function personList(people: readonly Staff[], name: string, locale: Locale): Graph {
  return withCampus(
    {
      '@type': 'ItemList',
      name,
      numberOfItems: people.length,
      itemListElement: people.map(({ fullName, designation }) => ({
        '@type': 'Person',
        name: fullName,
        ...(designation && { jobTitle: designation }),
        worksFor: campusReference(),
      })),
    },
    locale,
  );
}
