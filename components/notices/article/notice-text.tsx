import { use } from 'react';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { attachmentPath } from '#lib/platform/routes/paths.ts';
import type { SizedAttachment } from '#lib/site/campus-client/sized-attachment.ts';
import { openingOf } from '#lib/site/documents/opening.ts';
import type { StoredDocument } from '#lib/site/documents/types.ts';
import { describeFile } from '#lib/site/files/describe-file.ts';
import { DocumentBlocks } from '../../documents/document-blocks.tsx';
import { PagePicture } from '../../documents/page-picture.tsx';
import { RecognitionNote } from '../../documents/recognition-note.tsx';
import { DownloadIcon } from '../../files/download-icon.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { Section } from '../../ui/section.tsx';
import ui from '../../ui/ui.module.css';
import styles from './notice-text.module.css';

interface NoticeTextProps {
  file: SizedAttachment;
  document: Extract<StoredDocument, { state: 'read' }>;
  /** The page of the document. */
  path: string;
}

const WIDTHS = [360, 720, 1080];

/** Whether the text of a notice is shown as the picture of a scan. */
export function showsScan({ pages, pageCount }: NoticeTextProps['document']): boolean {
  const [first] = pages;
  const isScan = first?.picture !== null && first?.recognition?.state === 'read' && !first.isCorrected;
  return isScan && openingOf(pages, pageCount).blocks.length > 0;
}

/**
 * The text of the only document of a notice, or its beginning with a link to the rest; the file is one tap away. A scan is legible as a picture: its
 * recognised text is folded below it.
 */
export function NoticeText({ file, document, path }: NoticeTextProps) {
  const locale = use(currentLocale());
  const { documents, files } = use(currentMessages());
  const { blocks, isWhole } = openingOf(document.pages, document.pageCount);
  if (blocks.length === 0) return null;
  const [first] = document.pages;
  const picture = showsScan(document) ? first?.picture : null;
  const facts = describeFile(file.fileName, file.bytes, locale);
  const download = (
    <a href={attachmentPath(file)} download={file.downloadName} className={styles.file}>
      <DownloadIcon className={styles.icon} />
      <span>
        <span className={ui.visuallyHidden}>
          {files.download}: {file.downloadName}
        </span>{' '}
        {facts || files.download}
      </span>
    </a>
  );
  const text = (
    <div className={styles.text}>
      {first?.recognition?.state === 'read' && (
        <RecognitionNote recognition={first.recognition} isCorrected={first.isCorrected ?? false} hasText />
      )}
      <DocumentBlocks blocks={blocks} page={1} />
      {!isWhole && (
        <p>
          <PageLink path={path} className={styles.rest}>
            {document.pageCount > 1
              ? fillIn(documents.restOfPages, { count: document.pageCount }, locale)
              : documents.rest}
          </PageLink>
        </p>
      )}
      <p className={styles.caution}>{documents.caution}</p>
    </div>
  );
  return (
    <Section
      id="text"
      heading={picture ? documents.asPicture : documents.inNotice}
      more={download}
      className={styles.section}
    >
      {picture ? (
        <>
          <PageLink path={path} className={styles.picture}>
            <PagePicture
              digest={document.digest}
              page={1}
              size={picture}
              alt={fillIn(documents.pageOf, { page: 1, name: file.downloadName }, locale)}
              widths={WIDTHS}
              sizes="(width > 52rem) 48rem, 94vw"
            />
          </PageLink>
          <details className={styles.fold}>
            <summary>{documents.scanText}</summary>
            {text}
          </details>
        </>
      ) : (
        text
      )}
    </Section>
  );
}
