import 'server-only';
import type { Graph } from 'schema-dts';
import type { Locale } from '#content/locale.ts';
import { absoluteUrl } from '#lib/platform/routes/absolute-url.ts';
import { departmentPath, localPath } from '#lib/platform/routes/paths.ts';
import { type Department, departmentDescription } from '#lib/site/site-content/departments.ts';
import { campusGraph, campusReference, telephoneOf } from './campus.ts';

/** An academic department, without the email address (decision 55). */
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
