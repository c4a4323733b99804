import type { TextPage } from '#content/site/page.ts';
import type { SiteContent } from '#lib/site/campus-client/site.ts';
import { contentPages } from '#lib/site/site-content/content-pages.ts';

/** A page of text, and when the campus last changed it: an ISO date of any offset. */
export interface ChangedPage {
  readonly path: string;
  readonly page: TextPage;
  readonly changed: Date;
}

/** When the campus last changed a page, or when it became public; null for sample content and statements of the product. */
export function timeOfChange({ isSample, updatedAt, publishAt }: TextPage): Date | null {
  if (isSample === true || updatedAt === undefined) return null;
  return new Date(Math.max(Date.parse(updatedAt), publishAt === undefined ? 0 : Date.parse(publishAt)));
}

/** The public pages that the campus has changed, the newest first. */
export function changedPages(site: SiteContent, max: number): ChangedPage[] {
  const changed = [...contentPages(site)].flatMap(([path, page]): ChangedPage[] => {
    const time = timeOfChange(page);
    return time === null ? [] : [{ path, page, changed: time }];
  });
  return changed
    .sort((a, b) => b.changed.getTime() - a.changed.getTime() || a.path.localeCompare(b.path))
    .slice(0, max);
}
