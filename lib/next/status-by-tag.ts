import { statusTags } from '#lib/content-store/tags.ts';
import { type CacheEntry, isPage, type PageValue, tagsOf } from './page-entry.ts';

/** The `Retry-After` of a page without its content. */
export const RETRY_SECONDS = 30;

interface DeclaredStatus {
  status: 200 | 404 | 410 | 503;
  headers: Readonly<Record<string, string>>;
  /** Milliseconds after which the page is rendered again before it is served: the content may be there by then. */
  keptMs: number;
}

/** A rendered page has no status of its own but 200: its tag says it, and the page cache answers with it. */
const statuses: Readonly<Record<string, DeclaredStatus>> = {
  [statusTags.unavailable]: { status: 503, headers: { 'retry-after': String(RETRY_SECONDS) }, keptMs: 5000 },
  [statusTags.incomplete]: { status: 200, headers: {}, keptMs: 5000 },
  [statusTags.gone]: { status: 410, headers: {}, keptMs: 15_000 },
  [statusTags.notFound]: { status: 404, headers: {}, keptMs: 15_000 },
};

/** What a page says of itself: nothing where it is whole. Where it says two things, the one that says most. */
function declaredBy(page: PageValue): DeclaredStatus | undefined {
  const declared = tagsOf(page).flatMap((tag) => statuses[tag] ?? []);
  return declared.toSorted((a, b) => b.status - a.status)[0];
}

/**
 * Gives a page the status that it states, in place: Next goes on with the same object. No other cache keeps it, so that on the device of
 * a reader it takes the place of no better copy.
 */
export function applyDeclaredStatus(page: PageValue): void {
  const declared = declaredBy(page);
  if (!declared) return;
  page.status = declared.status;
  page.headers = { ...page.headers, 'cache-control': 'no-store', ...declared.headers };
}

/** Whether a page says that it is not what others should have. */
export function declaresStatus(page: PageValue): boolean {
  return declaredBy(page) !== undefined;
}

export function isPastDeclaredStatus({ value, lastModified }: CacheEntry): boolean {
  const declared = isPage(value) ? declaredBy(value) : undefined;
  return declared !== undefined && Date.now() - lastModified > declared.keptMs;
}
