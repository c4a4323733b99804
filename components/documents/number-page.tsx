import { FragmentSlot } from '#components/fragments/fragment-slot.tsx';
import { noticePages } from '#content/pages/notices.ts';
import { currentLocale, currentMessages } from '#lib/i18n/current-locale.ts';
import { listPath } from '#lib/notices/addresses.ts';
import { setPageStatus } from '#lib/runtime/page-status.ts';
import type { NumberResult } from '#lib/site-search/numbers/number-result.ts';
import { Page } from '../pages/page.tsx';
import { NumberAnswer } from './number-result.tsx';

/** Whether a number is in the documents of a notice; 400 for what is no number. Null: the shell of all answers. */
export async function NumberPage({ answered }: { answered: NumberResult | null }) {
  const locale = await currentLocale();
  const { title } = (await currentMessages()).documents.find;
  const { kind } = answered?.request ?? { kind: 'none' };
  if (kind === 'letters' || kind === 'tooLong') setPageStatus(400);
  const trail = [{ label: noticePages.all.heading[locale], path: listPath('all') }, { label: title }];
  return (
    <Page heading={title} trail={trail}>
      {answered ? <NumberAnswer {...answered} locale={locale} /> : <FragmentSlot />}
    </Page>
  );
}
