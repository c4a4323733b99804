import { DocumentPage } from '#components/documents/document-page.tsx';
import { NotFound } from '#components/pages/not-found.tsx';
import { Unavailable } from '#components/pages/unavailable.tsx';
import { allNotices } from '#content/site/categories.ts';
import { currentLocale } from '#lib/platform/i18n/current-locale.ts';
import { attemptPage } from '#lib/site/content-cache/attempt.ts';
import { listPath } from '#lib/site/notices/addresses.ts';
import { documentOfNotice } from '#lib/site/notices/attached-document.ts';
import { documentMetadata } from '#lib/site/seo/documents.ts';
import { notFoundMetadata } from '#lib/site/seo/page-metadata.ts';

type Props = PageProps<'/[locale]/notice/item/[id]/file/[position]'>;

/** A placeholder, since the build needs one: documents are read after the start of the site. */
export const generateStaticParams = () => [{ id: '-', position: '1' }];

async function documentOf({ params }: Props) {
  const { id, position } = await params;
  return attemptPage(() => documentOfNotice(id, Number(position)));
}

export async function generateMetadata(props: Props) {
  const attempt = await documentOf(props);
  if (!attempt.ok) return {};
  return attempt.value ? documentMetadata(attempt.value) : notFoundMetadata();
}

export default async function NoticeDocument(props: Props) {
  const locale = await currentLocale();
  const attempt = await documentOf(props);
  if (!attempt.ok) return <Unavailable />;
  if (!attempt.value) return <NotFound near="/notice" />;
  return <DocumentPage of={attempt.value} within={{ label: allNotices.heading[locale], path: listPath('all') }} />;
}
