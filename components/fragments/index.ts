import type { PageHandlers } from '#lib/platform/http/page-handlers.ts';
import {
  COMPARE_CHOSEN,
  CONVERT,
  FIND_IN_RESULTS,
  FIND_NUMBER,
  FIND_PROGRAMME,
  FOLLOW,
  FOLLOW_CHANGE,
  FOLLOW_END,
  FOLLOW_FORM,
  NOTICE_SEARCH,
  NOTICE_TABLE,
  PROGRESS_FORM,
  PUBLICATION_TABLE,
  PUSH_FORM,
  QAA_DOCUMENTS,
  SITE_SEARCH,
  STATUS,
  WRITE,
  WRITE_FORM,
} from '#lib/platform/routes/paths.ts';
import { compareFragment } from './compare.tsx';
import { conversionFragment } from './conversion.tsx';
import { documentTableFragment } from './document-table.tsx';
import { findInResultsFragment } from './find-in-results.tsx';
import { findNumberFragment } from './find-number.tsx';
import { findProgrammesFragment } from './find-programmes.tsx';
import { followFragment, handleFollowEnd, handleFollowForm, handleFollowLink } from './follow.tsx';
import { noticeSearchFragment } from './notice-search.tsx';
import { handlePushForm } from './push-choices.tsx';
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
  [FOLLOW]: followFragment,
  [FIND_NUMBER]: findNumberFragment,
  [FIND_IN_RESULTS]: findInResultsFragment,
  [COMPARE_CHOSEN]: compareFragment,
  [FIND_PROGRAMME]: findProgrammesFragment,
  [NOTICE_TABLE]: documentTableFragment,
  [PUBLICATION_TABLE]: documentTableFragment,
  [QAA_DOCUMENTS]: qaaDocumentsFragment,
};

export const forms: PageHandlers['forms'] = {
  [WRITE_FORM]: handleWriteForm,
  [PROGRESS_FORM]: handleProgressForm,
  [PUSH_FORM]: handlePushForm,
  [FOLLOW_FORM]: handleFollowForm,
  [FOLLOW_CHANGE]: handleFollowLink,
  [FOLLOW_END]: handleFollowEnd,
};
