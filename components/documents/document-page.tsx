import { PageFeedback } from '#components/pages/page-feedback.tsx';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { attachmentPath } from '#lib/platform/routes/paths.ts';
import { environment } from '#lib/platform/settings/index.ts';
import { hasText, lineTexts, pagesWaiting } from '#lib/site/documents/page-text.ts';
import type { PageContent } from '#lib/site/documents/types.ts';
import type { VisibleDocument } from '#lib/site/documents/visible-document.ts';
import { describeFile } from '#lib/site/files/describe-file.ts';
import type { AttachedDocument } from '#lib/site/notices/attached-document.ts';
import { documentGraph } from '#lib/site/seo/documents.ts';
import type { Crumb } from '../pages/breadcrumbs.tsx';
import { Page } from '../pages/page.tsx';
import { OtherLanguage } from '../text/other-language.tsx';
import { UpstreamText } from '../text/upstream-text.tsx';
import { JsonLd } from '../ui/json-ld.tsx';
import { PageLink } from '../ui/page-link.tsx';
import styles from './document-page.module.css';
import { DocumentPages } from './document-pages.tsx';
import { DocumentTables } from './document-tables.tsx';

const NO_PAGE: PageContent = { blocks: [], picture: null };

interface DocumentPageProps {
  of: AttachedDocument;
  /** The list that contains its owner. */
  within: Crumb;
}

/** The page of a document: its text, page by page, with a link to the file. */
export async function DocumentPage({ of, within }: DocumentPageProps) {
  const { file, document, owner } = of;
  const locale = await currentLocale();
  const { documents } = await currentMessages();
  const bytes = ('bytes' in document ? document.bytes : null) ?? file.bytes;
  const facts = describeFile(file.fileName, bytes, locale);
  const isText = document.state === 'read' && document.pages.some(({ blocks }) => blocks.length > 0);
  return (
    <Page
      heading={<UpstreamText text={file.downloadName.replace(/\.\w{2,5}$/, '')} className={styles.heading} />}
      trail={[within, { label: file.downloadName }]}
    >
      <div className={styles.document}>
        <p className={styles.owner}>
          {documents.of}{' '}
          <PageLink path={owner.path}>
            <UpstreamText text={owner.title[locale]} />
          </PageLink>
        </p>
        <p className={styles.links}>
          <a href={attachmentPath(file)} download={file.downloadName}>
            {documents.file}
            {facts && ` (${facts})`}
          </a>
        </p>
        <DocumentTables of={of} />
        {isText && <p className={styles.caution}>{documents.caution}</p>}
        {isText && <OtherLanguage of={lineTexts(document.pages[0] ?? NO_PAGE).join(' ')} what="document" />}
        <DocumentState document={document} />
        {document.state === 'read' && <DocumentPages document={document} name={file.downloadName} />}
      </div>
      <PageFeedback />
      <JsonLd data={await documentGraph(of, locale)} />
    </Page>
  );
}

/** Notes about a document before its text, or the reason why it is unreadable. */
async function DocumentState({ document }: { document: VisibleDocument }) {
  const locale = await currentLocale();
  const { documents } = await currentMessages();
  if (document.state === 'waiting') return <p>{environment().readsDocuments ? documents.waiting : documents.off}</p>;
  if (document.state === 'unreadable')
    return (
      <p>
        {documents.notReadable} {documents.unreadable[document.why]}
      </p>
    );
  const { pages, pageCount, isScan, legacyFonts } = document;
  const waiting = environment().recognisesPages ? pagesWaiting(document) : 0;
  const sentences = [
    isScan && waiting === 0 && !hasText(document) && documents.scanned,
    waiting > 0 && fillIn(documents.recognising, { count: waiting }, locale),
    legacyFonts.length > 0 && fillIn(documents.legacy, { fonts: legacyFonts.join(', ') }, locale),
    pages.length < pageCount && fillIn(documents.firstPages, { pages: pages.length, count: pageCount }, locale),
  ].filter((sentence) => sentence !== false);
  return sentences.map((sentence) => <p key={sentence}>{sentence}</p>);
}
