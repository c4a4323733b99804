import type { OldItem, OldSite } from '#campus-api/imports/content/old-site.ts';
import type { Remark } from './remarks.ts';

const importedTypes = new Set(['post', 'page', 'attachment', 'nav_menu_item']);

/** Remarks about the repaired and reduced texts of `items`, and about the items of `site` that no import has. */
export function nameRepairs(site: OldSite, items: readonly OldItem[]): Remark[] {
  const repaired = items.flatMap(({ title, repairs }) =>
    repairs.map(({ kind, before, after }): Remark => ({ code: kind, values: { title, before, after } })),
  );
  const names = items.flatMap((item) => item.reduced);
  const reduced = [...Map.groupBy(names, (name) => name)].map(
    ([name, { length }]): Remark => ({ code: 'reduced', values: { name, number: length } }),
  );
  const others = site.items.filter(({ type }) => !importedTypes.has(type));
  const leftOut = [...Map.groupBy(others, (item) => item.type)].map(
    ([type, { length }]): Remark => ({ code: 'other-type', values: { type, number: length } }),
  );
  const forbidden: Remark[] = site.forbidden > 0 ? [{ code: 'forbidden', values: { number: site.forbidden } }] : [];
  return [...repaired, ...reduced, ...leftOut, ...forbidden];
}
