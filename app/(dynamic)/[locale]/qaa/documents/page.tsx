import { headers } from 'next/headers';
import { Page } from '#components/pages/page.tsx';
import { PlainDocumentList } from '#components/qaa/plain-document-list.tsx';
import { PlainLogin } from '#components/qaa/plain-login.tsx';
import { accreditation } from '#content/messages/accreditation.ts';
import { qaa } from '#content/messages/qaa.ts';
import { readSession } from '#lib/auth/index.ts';
import { listDocuments } from '#lib/auth/list-documents.ts';
import { openLoginMessage, UNAVAILABLE } from '#lib/auth/login-note.ts';
import { attemptDynamic } from '#lib/content-store/attempt.ts';
import { currentMessages } from '#lib/i18n/current-locale.ts';
import { setPageStatus } from '#lib/runtime/page-status.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';
import { pageLabel } from '#lib/site-content/readers.ts';

export async function generateMetadata() {
  const texts = { title: qaa.documents, description: accreditation.description };
  return { ...(await pageMetadata('/qaa/documents', texts)), robots: { index: false, follow: false } };
}

export default async function QaaDocumentsPage({ searchParams }: PageProps<'/[locale]/qaa/documents'>) {
  const messages = await currentMessages();
  const state = await readSession((await headers()).get('cookie'));
  if (state.kind === 'unsure') setPageStatus(503);
  const { note, q } = await searchParams;
  const trail = [{ label: await pageLabel('/qaa'), path: '/qaa' }, { label: messages.qaa.documents }];
  const query = typeof q === 'string' ? q.slice(0, 200) : '';
  return (
    <Page heading={messages.qaa.documents} trail={trail}>
      {state.kind === 'open' ? (
        <PlainDocumentList documents={await attemptDynamic(listDocuments)} query={query} />
      ) : (
        <PlainLogin
          note={state.kind === 'unsure' ? UNAVAILABLE : await openLoginMessage(note)}
          hasEnded={state.kind === 'ended'}
        />
      )}
    </Page>
  );
}
