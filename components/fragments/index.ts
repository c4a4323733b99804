import { providePageFragment } from '#lib/http/page-fragments.ts';
import { CONVERT, NOTICE_SEARCH, SITE_SEARCH, STATUS } from '#lib/routes/paths.ts';
import { conversionFragment } from './conversion.tsx';
import { noticeSearchFragment } from './notice-search.tsx';
import { siteSearchFragment } from './site-search.tsx';
import { statusFragment } from './status.tsx';

/** Has the server make these pages of a stored shell and a fragment. */
export function provideFragments(): void {
  providePageFragment(SITE_SEARCH, siteSearchFragment);
  providePageFragment(NOTICE_SEARCH, noticeSearchFragment);
  providePageFragment(STATUS, statusFragment);
  providePageFragment(CONVERT, conversionFragment);
}
