// For the styles of the fragment.
import '#components/fragments/qaa-documents.tsx';
import { Page } from '#components/pages/page.tsx';
import { FragmentSlot } from '#components/ui/fragment-slot.tsx';
import { accreditation } from '#content/messages/campus.ts';
import { qaa } from '#content/messages/qaa.ts';
import { currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { pageMetadata } from '#lib/site/seo/page-metadata.ts';
import { pageLabel } from '#lib/site/site-content/readers.ts';

export async function generateMetadata() {
  const texts = { title: qaa.documents, description: accreditation.description };
  return { ...(await pageMetadata('/qaa/documents', texts)), robots: { index: false, follow: false } };
}

export const generateStaticParams = () => [{ department: 'all' }];

export default async function QaaDocumentsTemplate() {
  const { qaa: messages } = await currentMessages();
  const trail = [{ label: await pageLabel('/qaa'), path: '/qaa' }, { label: messages.documents }];
  return (
    <Page heading={messages.documents} trail={trail}>
      <FragmentSlot />
    </Page>
  );
}
