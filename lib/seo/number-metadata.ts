import 'server-only';
import type { Metadata } from 'next';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { TITLE_PLACE } from '#lib/routes/shells.ts';
import type { NumberRequest } from '#lib/site-search/numbers/number-request.ts';
import { numberTitle } from '#lib/site-search/titles.ts';

/** Names the answer about a number, for people alone. Without a request: the shell's. */
export async function numberMetadata(request: NumberRequest | null): Promise<Metadata> {
  const title = request ? numberTitle(request.typed, await currentLocale()) : TITLE_PLACE;
  return { title, robots: { index: false, follow: true } };
}
