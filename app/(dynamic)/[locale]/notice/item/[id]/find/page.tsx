import { NumberPage } from '#components/documents/number-page.tsx';
import { NotFound } from '#components/pages/not-found.tsx';
import { Unavailable } from '#components/pages/unavailable.tsx';
import { attemptDynamic } from '#lib/content-store/attempt.ts';
import { singleValues } from '#lib/http/single-values.ts';
import { setPageStatus } from '#lib/runtime/page-status.ts';
import { numberMetadata } from '#lib/seo/number-metadata.ts';
import { readNumberRequest } from '#lib/site-search/numbers/number-request.ts';
import { numberResult } from '#lib/site-search/numbers/number-result.ts';

type Props = PageProps<'/[locale]/notice/item/[id]/find'>;

export async function generateMetadata({ searchParams }: Props) {
  return numberMetadata(readNumberRequest(singleValues(await searchParams)));
}

export default async function FindNumber({ params, searchParams }: Props) {
  const { id } = await params;
  const parameters = singleValues(await searchParams);
  const attempt = await attemptDynamic(() => numberResult(id, parameters));
  if (!attempt.ok) return <Unavailable />;
  if (attempt.value) return <NumberPage result={attempt.value} />;
  setPageStatus(404);
  return <NotFound near="/notice" />;
}
