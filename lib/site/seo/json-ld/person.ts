import 'server-only';
import type { Graph } from 'schema-dts';
import type { Locale } from '#content/locale.ts';
import { absoluteUrl } from '#lib/platform/routes/absolute-url.ts';
import { filePath, localPath, personPath } from '#lib/platform/routes/paths.ts';
import type { Staff } from '#lib/site/campus-client/types.ts';
import { campusGraph, campusReference, telephoneOf } from './campus.ts';

/** A person of the campus, in the language of the page; without the email address, which programs would collect (decision 55). */
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
