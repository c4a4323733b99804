import { DocumentPage } from '#components/documents/document-page.tsx';
import { NotFound } from '#components/pages/not-found.tsx';
import { Unavailable } from '#components/pages/unavailable.tsx';
import { attemptPage } from '#lib/site/content-cache/attempt.ts';
import { documentOfPublication } from '#lib/site/notices/attached-document.ts';
import { documentMetadata } from '#lib/site/seo/documents.ts';
import { notFoundMetadata } from '#lib/site/seo/page-metadata.ts';
import { pageLabel } from '#lib/site/site-content/readers.ts';

type Props = PageProps<'/[locale]/publication/[id]/file/[position]'>;

/** A placeholder, since the build needs one: documents are read after the start of the site. */
export const generateStaticParams = () => [{ id: '-', position: '1' }];

async function documentOf({ params }: Props) {
  const { id, position } = await params;
  return attemptPage(() => documentOfPublication(id, Number(position)));
}

export async function generateMetadata(props: Props) {
  const attempt = await documentOf(props);
  if (!attempt.ok) return {};
  return attempt.value ? documentMetadata(attempt.value) : notFoundMetadata();
}

export default async function PublicationDocument(props: Props) {
  const attempt = await documentOf(props);
  if (!attempt.ok) return <Unavailable />;
  if (!attempt.value) return <NotFound near="/publication" />;
  return <DocumentPage of={attempt.value} within={{ label: await pageLabel('/publication'), path: '/publication' }} />;
}
