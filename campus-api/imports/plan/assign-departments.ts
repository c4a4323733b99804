import type { NamedCategory } from '#campus-api/records/site-document/categories.ts';
import { type Versions, versionsOf } from '#packages/site-import/content/index.ts';
import { decoded } from '#packages/site-import/network/index.ts';
import { createCategoryMap, DEFAULT_DEPARTMENT, NO_DEPARTMENT } from './category-map.ts';
import type { Remark } from './remarks.ts';

/** The departments of posts by their categories; `map` has the chosen ones. Posts of categories that are left out are named. */
export function assignDepartments(
  records: readonly Versions[],
  departments: readonly NamedCategory[],
  map: ReadonlyMap<string, string>,
): { assigned: { record: Versions; departmentIds: number[] }[]; remarks: Remark[] } {
  const remarks: Remark[] = [];
  const departmentOf = createCategoryMap(departments, map);
  const ids = new Map(departments.map(({ address, id }) => [address, id]));
  const mapped = new Map<string, { name: string; slug: string; department: string | null; number: number }>();
  const assigned = records.flatMap((record) => {
    const terms = versionsOf(record).flatMap((item) => item.terms.filter(({ domain }) => domain === 'category'));
    const unique = [...new Map(terms.map((term) => [term.slug, term])).values()];
    const named = unique.flatMap((term) => {
      const department = departmentOf(term);
      const { number = 0 } = mapped.get(term.slug) ?? {};
      mapped.set(term.slug, { name: term.name, slug: decoded(term.slug), department, number: number + 1 });
      return department ?? [];
    });
    const chosen = named.filter((department) => department !== NO_DEPARTMENT);
    if (chosen.length === 0 && named.includes(NO_DEPARTMENT)) {
      const [first] = versionsOf(record);
      remarks.push({ code: 'category-left-out', values: { title: first?.title ?? '', address: first?.link ?? '' } });
      return [];
    }
    const addresses = chosen.length > 0 ? chosen : [DEFAULT_DEPARTMENT];
    return [{ record, departmentIds: [...new Set(addresses.flatMap((address) => ids.get(address) ?? []))] }];
  });
  for (const { department, slug, ...values } of mapped.values())
    remarks.push(
      department === null
        ? { code: 'category-unmapped', values: { ...values, slug, example: slug } }
        : { code: 'category-mapped', values: { ...values, slug, department } },
    );
  return { assigned, remarks };
}
