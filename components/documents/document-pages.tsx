import { use } from 'react';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import type { StoredDocument } from '#lib/site/documents/types.ts';
import ui from '../ui/ui.module.css';
import { DocumentBlocks } from './document-blocks.tsx';
import styles from './document-pages.module.css';
import { PagePicture } from './page-picture.tsx';
import { RecognitionNote } from './recognition-note.tsx';

interface DocumentPagesProps {
  document: Extract<StoredDocument, { state: 'read' }>;
  name: string;
}

/** Documents with fewer pages have no list of links. */
const MIN_LISTED = 3;

const WIDTHS = [360, 720, 1080];

/** The pages of a document, each with its text and its picture, and links to the pages of longer documents. */
export function DocumentPages({ document: { digest, pages, isScan }, name }: DocumentPagesProps) {
  const locale = use(currentLocale());
  const { documents } = use(currentMessages());
  const numbered = pages.map((page, at) => ({ ...page, number: at + 1, id: `page-${at + 1}` }));
  const label = (page: number) => fillIn(documents.page, { page }, locale);
  return (
    <>
      {numbered.length >= MIN_LISTED && (
        <nav aria-labelledby="pages" className={styles.links}>
          <h2 id="pages">{documents.pages}</h2>
          <ol>
            {numbered.map(({ number, id }) => (
              <li key={id}>
                <a href={`#${id}`}>{label(number)}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      {numbered.map(({ number, id, blocks, picture, recognition, isCorrected }) => (
        <section key={id} id={id} aria-labelledby={`${id}-heading`} className={styles.page}>
          <h2 id={`${id}-heading`} className={numbered.length === 1 ? ui.visuallyHidden : undefined}>
            {label(number)}
          </h2>
          {recognition && (
            <RecognitionNote recognition={recognition} isCorrected={isCorrected ?? false} hasText={blocks.length > 0} />
          )}
          <div className={isScan ? styles.scan : styles.sides}>
            {blocks.length > 0 && (
              <div className={styles.text}>
                <DocumentBlocks blocks={blocks} page={number} />
              </div>
            )}
            {blocks.length === 0 && !isScan && !recognition && <p className={styles.text}>{documents.noText}</p>}
            {picture && (
              <div className={styles.picture}>
                <PagePicture
                  digest={digest}
                  page={number}
                  size={picture}
                  alt={fillIn(documents.pageOf, { page: number, name }, locale)}
                  widths={WIDTHS}
                  sizes={isScan ? '(width > 52rem) 48rem, 92vw' : '(width > 1000px) 21rem, 92vw'}
                />
              </div>
            )}
          </div>
        </section>
      ))}
    </>
  );
}
