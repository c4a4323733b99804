import 'server-only';
import type { Metadata } from 'next';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { TITLE_PLACEHOLDER } from '#lib/routes/templates.ts';
import type { NumberRequest } from '#lib/site-search/numbers/number-request.ts';
import { numberTitle } from '#lib/site-search/titles.ts';

/** Metadata of the results for a number, which are not indexed; without a request, of the template. */
export async function numberMetadata(request: NumberRequest | null): Promise<Metadata> {
  const title = request ? numberTitle(request.typed, await currentLocale()) : TITLE_PLACEHOLDER;
  return { title, robots: { index: false, follow: true } };
}
