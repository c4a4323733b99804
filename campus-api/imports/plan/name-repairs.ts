import { localizeIssue } from '#campus-api/validation/issue.ts';
import type { BrokenPart, OldItem, OldSite } from '#packages/site-import/content/index.ts';
import type { Remark } from './remarks.ts';

/** Types that are imported, and those whose items are parts of others. */
const importedTypes = new Set(['post', 'page', 'attachment', 'nav_menu_item', 'wp_block', 'tablepress_table']);
/** Types of WordPress and its plug-ins that no visitor of the old site saw: only counted. */
const technical =
  /^(?:revision|oembed_cache|custom_css|customize_changeset|user_request|wp_(?:global_styles|template|template_part|font_\w+)|acf-.*|scheduled-action|elementor_.*)$/;

const describeDamage = (reason: BrokenPart['reason']) =>
  typeof reason === 'number'
    ? localizeIssue('import-file-too-large', { most: reason })
    : localizeIssue('import-item-damaged', { reason });

/** Remarks about the repaired and reduced texts of `items`, and about the items of `site` that no import has. */
export function nameRepairs(site: OldSite, items: readonly OldItem[]): Remark[] {
  const repaired = items.flatMap(({ title, repairs }) =>
    repairs.map(({ kind, before, after }): Remark => ({ code: kind, values: { title, before, after } })),
  );
  const reduced = items
    .filter((item) => item.reduced.length > 0)
    .map(
      ({ title, link, reduced: names }): Remark => ({
        code: 'reduced',
        values: { title, address: link, names: [...new Set(names)].join(', ') },
      }),
    );
  const others = site.items.filter(({ type }) => !importedTypes.has(type));
  const leftOut = others
    .filter(({ type }) => !technical.test(type))
    .map(
      ({ type, title, link, id }): Remark => ({
        code: 'other-type',
        values: { type, name: title || link || String(id) },
      }),
    );
  const counted = [
    ...Map.groupBy(
      others.filter(({ type }) => technical.test(type)),
      ({ type }) => type,
    ),
  ].map(([type, { length }]): Remark => ({ code: 'other-type', values: { type, name: length } }));
  const broken = (site.broken ?? []).map(
    ({ reason, ...values }): Remark => ({ code: 'item-broken', values: { ...values, reason: describeDamage(reason) } }),
  );
  const layout = (site.layoutFiles ?? []).map((values): Remark => ({ code: 'file-of-layout', values: { ...values } }));
  const forbidden: Remark[] = site.forbidden > 0 ? [{ code: 'forbidden', values: { number: site.forbidden } }] : [];
  return [...broken, ...repaired, ...reduced, ...leftOut, ...counted, ...layout, ...forbidden];
}
