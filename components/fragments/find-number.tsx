import { NumberSearchResult } from '#components/documents/number-result.tsx';
import type { FragmentRenderer } from '#lib/http/page-fragments.ts';
import { FIND_NUMBER } from '#lib/routes/paths.ts';
import { templatePath } from '#lib/routes/templates.ts';
import { numberResult } from '#lib/site-search/numbers/number-result.ts';
import { numberTitle } from '#lib/site-search/titles.ts';
import { renderFragment } from './render.ts';

/** The result of a search for a number in the documents of a notice. */
export const findNumberFragment: FragmentRenderer = async (parameters, locale, path) => {
  const [, id = ''] = /^\/notice\/item\/([^/]+)\//.exec(path) ?? [];
  const result = await numberResult(id, parameters);
  if (!result || result.request.kind === 'letters' || result.request.kind === 'tooLong') return null;
  return {
    template: templatePath(FIND_NUMBER.replace('/{id}', '')),
    title: numberTitle(result.request.typed, locale),
    html: await renderFragment(<NumberSearchResult {...result} locale={locale} />),
  };
};
