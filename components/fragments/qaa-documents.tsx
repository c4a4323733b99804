import { PlainDocumentList } from '#components/qaa/plain-document-list.tsx';
import { PlainLogin } from '#components/qaa/plain-login.tsx';
import type { FragmentRenderer } from '#lib/platform/http/page-handlers.ts';
import { QAA_DOCUMENTS } from '#lib/platform/routes/paths.ts';
import { templatePath } from '#lib/platform/routes/templates.ts';
import { readSession } from '#lib/site/accounts/index.ts';
import { listDocuments } from '#lib/site/accounts/list-documents.ts';
import { openLoginMessage, UNAVAILABLE } from '#lib/site/accounts/login-note.ts';
import { attempt } from '#lib/site/content-cache/attempt.ts';
import { renderFragment } from './render.ts';

/** Characters of a search in the list. */
const MAX_QUERY_LENGTH = 200;

const template = templatePath(QAA_DOCUMENTS);

/** The list of QAA documents for a session; without one the login. */
export const qaaDocumentsFragment: FragmentRenderer = async ({ parameters, locale, cookie }) => {
  const state = await readSession(cookie ?? null);
  if (state.kind === 'open') {
    const documents = await attempt(listDocuments);
    const query = (parameters.get('q') ?? '').slice(0, MAX_QUERY_LENGTH);
    const html = await renderFragment(<PlainDocumentList {...{ documents, query, locale }} />);
    return { template, status: documents.ok ? 200 : 503, html };
  }
  const note = state.kind === 'unsure' ? UNAVAILABLE : await openLoginMessage(parameters.get('note'));
  const html = await renderFragment(<PlainLogin note={note} hasEnded={state.kind === 'ended'} locale={locale} />);
  return { template, status: state.kind === 'unsure' ? 503 : 200, html };
};
