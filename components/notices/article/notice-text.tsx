import { use } from 'react';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { attachmentPath } from '#lib/platform/routes/paths.ts';
import type { SizedAttachment } from '#lib/site/campus-client/sized-attachment.ts';
import { openingOf } from '#lib/site/documents/opening.ts';
import type { StoredDocument } from '#lib/site/documents/types.ts';
import { describeFile } from '#lib/site/files/describe-file.ts';
import { DocumentBlocks } from '../../documents/document-blocks.tsx';
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

/** The text of the only document of a notice, or its beginning with a link to the rest; the file is one tap away. */
export function NoticeText({ file, document, path }: NoticeTextProps) {
  const locale = use(currentLocale());
  const { documents, files } = use(currentMessages());
  const { blocks, isWhole } = openingOf(document.pages, document.pageCount);
  if (blocks.length === 0) return null;
  const [first] = document.pages;
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
  return (
    <Section id="text" heading={documents.inNotice} more={download} className={styles.section}>
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
    </Section>
  );
}
