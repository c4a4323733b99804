import { NumberSearchResult } from '#components/documents/number-result.tsx';
import type { FragmentRenderer } from '#lib/platform/http/page-handlers.ts';
import { FIND_NUMBER } from '#lib/platform/routes/paths.ts';
import { templatePath } from '#lib/platform/routes/templates.ts';
import { attempt } from '#lib/site/content-cache/attempt.ts';
import { numberResult } from '#lib/site/site-search/numbers/number-result.ts';
import { numberTitle } from '#lib/site/site-search/titles.ts';
import { FailureMessage } from '../ui/failure-message.tsx';
import { renderFragment } from './render.ts';

const template = templatePath(FIND_NUMBER.replace('/{id}', ''));

/** The result of a search for a number in the documents of a notice; null for an unknown notice. */
export const findNumberFragment: FragmentRenderer = async ({ parameters, locale, path }) => {
  const [, id = ''] = /^\/notice\/item\/([^/]+)\//.exec(path) ?? [];
  const read = await attempt(() => numberResult(id, parameters));
  if (!read.ok) {
    const html = await renderFragment(<FailureMessage locale={locale} />);
    return { template, title: numberTitle('', locale), status: 503, html };
  }
  if (read.value === null) return null;
  const { kind, typed } = read.value.request;
  return {
    template,
    title: numberTitle(typed, locale),
    status: kind === 'letters' || kind === 'tooLong' ? 400 : 200,
    html: await renderFragment(<NumberSearchResult {...read.value} locale={locale} />),
  };
};
