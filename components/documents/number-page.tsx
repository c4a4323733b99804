import { FragmentSlot } from '#components/fragments/fragment-slot.tsx';
import { noticePages } from '#content/pages/notices.ts';
import { currentLocale, currentMessages } from '#lib/i18n/current-locale.ts';
import { listPath } from '#lib/notices/addresses.ts';
import { setPageStatus } from '#lib/runtime/page-status.ts';
import type { NumberResult } from '#lib/site-search/numbers/number-result.ts';
import { Page } from '../pages/page.tsx';
import { NumberSearchResult } from './number-result.tsx';

/** The result of a search for a number in the documents of a notice; status 400 for an invalid number. Without a result it is the template. */
export async function NumberPage({ result }: { result: NumberResult | null }) {
  const locale = await currentLocale();
  const { title } = (await currentMessages()).documents.find;
  const { kind } = result?.request ?? { kind: 'none' };
  if (kind === 'letters' || kind === 'tooLong') setPageStatus(400);
  const trail = [{ label: noticePages.all.heading[locale], path: listPath('all') }, { label: title }];
  return (
    <Page heading={title} trail={trail}>
      {result ? <NumberSearchResult {...result} locale={locale} /> : <FragmentSlot />}
    </Page>
  );
}
