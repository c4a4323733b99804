import { providePageForm } from '#lib/http/page-forms.ts';
import { providePageFragment } from '#lib/http/page-fragments.ts';
import {
  CONVERT,
  FIND_NUMBER,
  NOTICE_SEARCH,
  PROGRESS_FORM,
  QAA_DOCUMENTS,
  SITE_SEARCH,
  STATUS,
  WRITE,
  WRITE_FORM,
} from '#lib/routes/paths.ts';
import { conversionFragment } from './conversion.tsx';
import { findNumberFragment } from './find-number.tsx';
import { noticeSearchFragment } from './notice-search.tsx';
import { qaaDocumentsFragment } from './qaa-documents.tsx';
import { siteSearchFragment } from './site-search.tsx';
import { statusFragment } from './status.tsx';
import { handleProgressForm, handleWriteForm, writeFragment } from './write.tsx';

/** Registers the fragments of the dynamic pages, and the handlers of their forms. */
export function provideFragments(): void {
  providePageFragment(SITE_SEARCH, siteSearchFragment);
  providePageFragment(NOTICE_SEARCH, noticeSearchFragment);
  providePageFragment(STATUS, statusFragment);
  providePageFragment(CONVERT, conversionFragment);
  providePageFragment(WRITE, writeFragment);
  providePageForm(WRITE_FORM, handleWriteForm);
  providePageForm(PROGRESS_FORM, handleProgressForm);
  providePageFragment(FIND_NUMBER, findNumberFragment);
  providePageFragment(QAA_DOCUMENTS, qaaDocumentsFragment);
}
