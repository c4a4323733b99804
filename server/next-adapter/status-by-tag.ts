import { statusTags } from '#lib/site/content-cache/tags.ts';
import { type CacheEntry, cacheTagsOf, isPageValue, type PageValue } from './page-entry.ts';

/** The `Retry-After` of a page without its content. */
export const RETRY_SECONDS = 30;

interface DeclaredStatus {
  status: 200 | 404 | 410 | 503;
  headers: Readonly<Record<string, string>>;
  /** The age after which the page is rendered again before it is served: the content may be available by then. */
  maxAgeMs: number;
}

/** Statuses by cache tag. The framework renders pages with status 200 only: a tag declares the status, and the page cache sets it. */
const statuses: Readonly<Record<string, DeclaredStatus>> = {
  [statusTags.unavailable]: { status: 503, headers: { 'retry-after': String(RETRY_SECONDS) }, maxAgeMs: 5000 },
  [statusTags.incomplete]: { status: 200, headers: {}, maxAgeMs: 5000 },
  [statusTags.gone]: { status: 410, headers: {}, maxAgeMs: 15_000 },
  [statusTags.notFound]: { status: 404, headers: {}, maxAgeMs: 15_000 },
};

/** The status that a page declares: none if it is complete, and the highest of several. */
function declaredBy(page: PageValue): DeclaredStatus | undefined {
  const declared = cacheTagsOf(page).flatMap((tag) => statuses[tag] ?? []);
  return declared.toSorted((a, b) => b.status - a.status)[0];
}

/**
 * Sets the declared status of a page, in place: Next uses the same object afterwards. No other cache stores it, so that it replaces no
 * better copy on a reader's device.
 */
export function applyDeclaredStatus(page: PageValue): void {
  const declared = declaredBy(page);
  if (!declared) return;
  page.status = declared.status;
  page.headers = { ...page.headers, 'cache-control': 'no-store', ...declared.headers };
}

/** Whether a page declares a status, so that it is not shared. */
export function declaresStatus(page: PageValue): boolean {
  return declaredBy(page) !== undefined;
}

export function isPastDeclaredStatus({ value, lastModified }: CacheEntry): boolean {
  const declared = isPageValue(value) ? declaredBy(value) : undefined;
  return declared !== undefined && Date.now() - lastModified > declared.maxAgeMs;
}
