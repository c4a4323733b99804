import { headers } from 'next/headers';
import { Page } from '#components/pages/page.tsx';
import { PlainDocumentList } from '#components/qaa/plain-document-list.tsx';
import { PlainLogin } from '#components/qaa/plain-login.tsx';
import { menuTrail } from '#content/menu-trail.ts';
import { qaa } from '#content/messages/qaa.ts';
import { qaaPage } from '#content/pages/qaa.ts';
import { readSession } from '#lib/auth/index.ts';
import { listDocuments } from '#lib/auth/list-documents.ts';
import { openLoginMessage, UNAVAILABLE } from '#lib/auth/login-note.ts';
import { attemptDynamic } from '#lib/content-store/attempt.ts';
import { currentLocale, currentMessages } from '#lib/i18n/current-locale.ts';
import { setPageStatus } from '#lib/runtime/page-status.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';

export async function generateMetadata() {
  const description = { title: qaa.documents, description: qaaPage.description };
  return { ...(await pageMetadata('/qaa/documents', description)), robots: { index: false, follow: false } };
}

export default async function QaaDocumentsPage({ searchParams }: PageProps<'/[locale]/qaa/documents'>) {
  const locale = await currentLocale();
  const messages = await currentMessages();
  const state = await readSession((await headers()).get('cookie'));
  if (state.kind === 'unsure') setPageStatus(503);
  const { note, q } = await searchParams;
  const trail = [{ label: menuTrail('/qaa').link.label[locale], path: '/qaa' }, { label: messages.qaa.documents }];
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
