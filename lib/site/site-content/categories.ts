import { categoriesOf, type NoticeCategory } from '#content/site/categories.ts';
import { memoizeOf } from '#lib/platform/runtime/memoize-of.ts';
import type { SiteContent } from '#lib/site/campus-client/site.ts';

/** The categories of notices of the site content, all notices first; one list until the content changes. */
export const noticeCategoriesOf = memoizeOf('notice-categories', (site: SiteContent): readonly NoticeCategory[] =>
  categoriesOf(site['notice-categories']),
);
