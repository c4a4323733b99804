import { providePageForm } from '#lib/http/page-forms.ts';
import { providePageFragment } from '#lib/http/page-fragments.ts';
import {
  ANSWERED_FORM,
  CONVERT,
  FIND_NUMBER,
  NOTICE_SEARCH,
  SITE_SEARCH,
  STATUS,
  WRITE,
  WRITE_FORM,
} from '#lib/routes/paths.ts';
import { conversionFragment } from './conversion.tsx';
import { findNumberFragment } from './find-number.tsx';
import { noticeSearchFragment } from './notice-search.tsx';
import { siteSearchFragment } from './site-search.tsx';
import { statusFragment } from './status.tsx';
import { takeAnsweredForm, takeWriteForm, writeFragment } from './write.tsx';

/** Has the server make these pages of a stored shell and a fragment. */
export function provideFragments(): void {
  providePageFragment(SITE_SEARCH, siteSearchFragment);
  providePageFragment(NOTICE_SEARCH, noticeSearchFragment);
  providePageFragment(STATUS, statusFragment);
  providePageFragment(CONVERT, conversionFragment);
  providePageFragment(WRITE, writeFragment);
  providePageForm(WRITE_FORM, takeWriteForm);
  providePageForm(ANSWERED_FORM, takeAnsweredForm);
  providePageFragment(FIND_NUMBER, findNumberFragment);
}
