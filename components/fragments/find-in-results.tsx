import { ResultSearchResult } from '#components/documents/result-search-result.tsx';
import { findNumber } from '#content/messages/notices.ts';
import type { FragmentRenderer } from '#lib/platform/http/page-handlers.ts';
import { FIND_IN_RESULTS } from '#lib/platform/routes/paths.ts';
import { templatePath } from '#lib/platform/routes/templates.ts';
import { attempt } from '#lib/site/content-cache/attempt.ts';
import { searchNewestResults } from '#lib/site/site-search/numbers/newest-results.ts';
import { readNumberRequest } from '#lib/site/site-search/numbers/number-request.ts';
import { preparedIndex } from '#lib/site/site-search/site-index.ts';
import { resultNumberTitle } from '#lib/site/site-search/titles.ts';
import { ResultNumberForm } from '../documents/number-form.tsx';
import styles from '../documents/number-result.module.css';
import { FailureMessage } from '../ui/failure-message.tsx';
import { renderFragment } from './render.ts';

const template = templatePath(FIND_IN_RESULTS);

/** The form for a number with its result in the newest result notices, or the reason why there is none. */
export const findInResultsFragment: FragmentRenderer = async ({ parameters, locale, requestPath }) => {
  const request = readNumberRequest(parameters);
  const title = resultNumberTitle(request.typed, locale);
  const documents = (await preparedIndex(requestPath))?.documents;
  const search = documents && (await attempt(() => searchNewestResults(documents, request)));
  if (!search?.ok) {
    const form = <ResultNumberForm number={request.typed} locale={locale} />;
    const reason = search ? (
      <FailureMessage locale={locale} />
    ) : (
      <>
        {/* Only for a visitor who waits for a result. */}
        {request.kind === 'number' && <meta httpEquiv="refresh" content="20" />}
        <p role="status" className={styles.line}>
          {findNumber.preparing[locale]}
        </p>
      </>
    );
    const html = await renderFragment(
      <>
        {form}
        {reason}
      </>,
    );
    return { template, title, status: 503, html };
  }
  return {
    template,
    title,
    status: request.kind === 'letters' || request.kind === 'tooLong' ? 400 : 200,
    html: await renderFragment(<ResultSearchResult request={request} search={search.value} locale={locale} />),
  };
};
