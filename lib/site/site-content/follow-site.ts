import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import { log } from '#lib/platform/runtime/log.ts';
import type { SiteContent } from '../campus-client/site.ts';
import { siteAddressesTag, tags, tagsOfDocument } from '../content-cache/tags.ts';
import { addressesOf } from './addresses-of.ts';
import { departmentsOf } from './departments.ts';
import { loadSite } from './load-site.ts';

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

/** Follows the site content over its publications. */
export interface SiteFollower {
  /** Reads the content that later publications are compared with. */
  begin(): Promise<void>;
  /** The tags of the documents that have changed since the previous call; `site` where that is unknown. */
  tagsOfPublication(): Promise<string[]>;
  /** `tagsOfPublication` where nothing announces a publication: none at the first call. @throws CampusApiError */
  tagsOfChange(): Promise<string[]>;
}

export function followSite(): SiteFollower {
  let previous: SiteContent | null = null;
  return {
    async begin() {
      previous = await readOrNull();
    },
    async tagsOfChange() {
      const before = previous;
      previous = await loadSite();
      return before === null ? [] : changedTags(before, previous);
    },
    async tagsOfPublication() {
      const before = previous;
      previous = await readOrNull();
      return before === null || previous === null ? [tags.site] : changedTags(before, previous);
    },
  };
}

async function readOrNull(): Promise<SiteContent | null> {
  try {
    return await loadSite();
  } catch (error) {
    log.warn({ err: error }, 'the site content cannot be compared: all pages are rendered again');
    return null;
  }
}
