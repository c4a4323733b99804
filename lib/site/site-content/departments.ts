import type { Localized } from '#content/locale.ts';
import type { DepartmentDocument } from '#content/site/department.ts';
import { plainWords } from '#lib/platform/routes/linked-text.ts';
import { memoizeOf } from '#lib/platform/runtime/memoize-of.ts';
import type { SiteContent } from '#lib/site/campus-client/site.ts';
import { inListOrder } from './in-list-order.ts';

/** An academic department with its id, which ends the address of its page. */
export interface Department extends DepartmentDocument {
  readonly id: string;
}

/** The departments of the site content in the order of the campus. Content that an earlier release has stored has none. */
export const departmentsOf = memoizeOf('departments', ({ department = {} }: SiteContent): readonly Department[] =>
  Object.entries(department)
    .map(([id, document]): Department => ({ ...document, id }))
    .sort(inListOrder),
);

/** The description of a department for search engines and results: its own, otherwise its first paragraph, otherwise its name. */
export function departmentDescription({ description, about: [first], name }: Department): Localized {
  if (description || !first) return description ?? name;
  return { en: plainWords(first.en), ne: plainWords(first.ne) };
}
