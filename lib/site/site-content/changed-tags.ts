import { isDeepStrictEqual } from 'node:util';
import type { SiteContent } from '#lib/site/campus-client/site.ts';
import { siteAddressesTag, tags, tagsOfDocument } from '#lib/site/content-cache/tags.ts';
import { addressesOf } from './addresses-of.ts';
import { departmentsOf } from './departments.ts';

/** Beyond this number of changed documents, as after an import, all content with `site` is published. */
const MAX_DOCUMENTS = 100;

/** Tags of the documents that differ between two snapshots of the site content; `site` alone for many, and for the calendar. */
export function changedTags(before: SiteContent, after: SiteContent): string[] {
  if (before === after) return [];
  const [old, current] = [documentsOf(before), documentsOf(after)];
  const keys = new Set([...old.keys(), ...current.keys()]);
  const changed = [...keys].filter((key) => !isSame(old.get(key), current.get(key)));
  // Any page may have a date.
  if (changed.length > MAX_DOCUMENTS || changed.includes('calendar')) return [tags.site];
  const addresses = hasSameAddresses(before, after) ? [] : [siteAddressesTag];
  return [...new Set([...changed.flatMap(tagsOfDocument), ...addresses])];
}

/** A document that has not changed is the same object (`fetchSite`). */
const isSame = (one: unknown, other: unknown) => one === other || isDeepStrictEqual(one, other);

function documentsOf({ page, programme, department = {}, ...single }: SiteContent): Map<string, unknown> {
  const inCollection = (type: string, documents: Readonly<Record<string, unknown>>) =>
    Object.entries(documents).map(([id, content]): [string, unknown] => [`${type}/${id}`, content]);
  return new Map<string, unknown>([
    ...Object.entries(single),
    ...inCollection('page', page),
    ...inCollection('programme', programme),
    ...inCollection('department', department),
  ]);
}

function hasSameAddresses(before: SiteContent, after: SiteContent): boolean {
  const parts = (site: SiteContent) => [
    addressesOf(site).pages,
    addressesOf(site).programmes,
    addressesOf(site).categories,
    departmentsOf(site).map(({ id }) => id),
    site.chart !== undefined,
  ];
  return isDeepStrictEqual(parts(before), parts(after));
}
