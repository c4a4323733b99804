import { NumberAnswer } from '#components/documents/number-result.tsx';
import type { MakeFragment } from '#lib/http/page-fragments.ts';
import { FIND_NUMBER } from '#lib/routes/paths.ts';
import { shellPath } from '#lib/routes/shells.ts';
import { numberResult } from '#lib/site-search/numbers/number-result.ts';
import { numberTitle } from '#lib/site-search/titles.ts';
import { renderFragment } from './render.ts';

/** Whether a number is in the documents of a notice. */
export const findNumberFragment: MakeFragment = async (parameters, locale, path) => {
  const [, id = ''] = /^\/notice\/item\/([^/]+)\//.exec(path) ?? [];
  const answered = await numberResult(id, parameters);
  if (!answered || answered.request.kind === 'letters' || answered.request.kind === 'tooLong') return null;
  return {
    shell: shellPath(FIND_NUMBER.replace('/{id}', '')),
    title: numberTitle(answered.request.typed, locale),
    html: await renderFragment(<NumberAnswer {...answered} locale={locale} />),
  };
};
