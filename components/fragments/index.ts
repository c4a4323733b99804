import type { PageHandlers } from '#lib/platform/http/page-handlers.ts';
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
} from '#lib/platform/routes/paths.ts';
import { conversionFragment } from './conversion.tsx';
import { findNumberFragment } from './find-number.tsx';
import { noticeSearchFragment } from './notice-search.tsx';
import { qaaDocumentsFragment } from './qaa-documents.tsx';
import { siteSearchFragment } from './site-search.tsx';
import { statusFragment } from './status.tsx';
import { handleProgressForm, handleWriteForm, writeFragment } from './write.tsx';

export const fragments: PageHandlers['fragments'] = {
  [SITE_SEARCH]: siteSearchFragment,
  [NOTICE_SEARCH]: noticeSearchFragment,
  [STATUS]: statusFragment,
  [CONVERT]: conversionFragment,
  [WRITE]: writeFragment,
  [FIND_NUMBER]: findNumberFragment,
  [QAA_DOCUMENTS]: qaaDocumentsFragment,
};

export const forms: PageHandlers['forms'] = {
  [WRITE_FORM]: handleWriteForm,
  [PROGRESS_FORM]: handleProgressForm,
};
