import { headers } from 'next/headers';
import { Page } from '@/components/pages/page';
import { ServedDocuments } from '@/components/qaa/served-documents';
import { ServedLogin } from '@/components/qaa/served-login';
import { menuTrail } from '@/content/menu-trail';
import { messagesIn } from '@/content/messages';
import { qaa } from '@/content/messages/qaa';
import { qaaPage } from '@/content/pages/qaa';
import { attemptServed } from '@/lib/campus/attempt';
import { currentLocale } from '@/lib/current-locale';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { listDocuments } from '@/lib/qaa/list-documents';
import { openLoginNote, UNAVAILABLE } from '@/lib/qaa/login-note';
import { answerWith } from '@/lib/runtime/page-status';
import { readSession } from '@/lib/session';

export async function generateMetadata() {
  const words = { title: qaa.documents, description: qaaPage.description };
  return { ...(await pageMetadata('/qaa/documents', words)), robots: { index: false, follow: false } };
}

export default async function QaaDocumentsPage({ searchParams }: PageProps<'/[locale]/qaa/documents'>) {
  const locale = await currentLocale();
  const messages = messagesIn(locale);
  const state = await readSession((await headers()).get('cookie'));
  if (state.kind === 'unsure') answerWith(503);
  const { note, q } = await searchParams;
  const trail = [{ label: menuTrail('/qaa').link.label[locale], path: '/qaa' }, { label: messages.qaa.documents }];
  const query = typeof q === 'string' ? q.slice(0, 200) : '';
  return (
    <Page heading={messages.qaa.documents} trail={trail} locale={locale} messages={messages}>
      {state.kind === 'open' ? (
        <ServedDocuments
          documents={await attemptServed(listDocuments)}
          query={query}
          locale={locale}
          messages={messages}
        />
      ) : (
        <ServedLogin
          note={state.kind === 'unsure' ? UNAVAILABLE : await openLoginNote(note)}
          hasEnded={state.kind === 'ended'}
          locale={locale}
          words={messages.qaa}
        />
      )}
    </Page>
  );
}
