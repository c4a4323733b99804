import { use } from 'react';
import { isPictureName } from '#lib/platform/http/file-name.ts';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { filePath } from '#lib/platform/routes/paths.ts';
import type { SizedAttachment } from '#lib/site/campus-client/sized-attachment.ts';
import type { VisibleDocument } from '#lib/site/documents/visible-document.ts';
import { documentPath, noticePath } from '#lib/site/notices/addresses.ts';
import { ArchiveOffer } from '../../files/archive-offer.tsx';
import card from '../../files/file-card.module.css';
import { FileCard } from '../../files/file-card.tsx';
import { StoredPicture } from '../../pictures/stored-picture.tsx';
import { UpstreamText } from '../../text/upstream-text.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './notice-files.module.css';

interface NoticeFilesProps {
  files: readonly SizedAttachment[];
  noticeId: string;
  /** The document of each file; null for files of other types. */
  documents: readonly (VisibleDocument | null)[];
  /** The stored names of pictures that are displayed elsewhere. */
  displayed?: readonly (string | undefined)[];
  /** That of the first picture (`firstPicturePriority`), for a notice of nothing but pictures. */
  priority?: Promise<'high' | 'low'>;
}

/** The files of a notice, a card for each, also as one archive; pictures are also displayed, above the cards where there is nothing else to read. */
export function NoticeFiles({ files, noticeId, documents, displayed = [], priority }: NoticeFilesProps) {
  const locale = use(currentLocale());
  const { notices } = use(currentMessages());
  if (files.length === 0) return null;
  const isOnlyPictures = files.every(({ fileName }) => isPictureName(fileName));
  const pictures = files
    .filter(({ fileName }) => isPictureName(fileName) && !displayed.includes(fileName))
    .map(({ fileName, downloadName }, index) => (
      <a key={fileName} href={filePath(fileName)} className={styles.picture}>
        <StoredPicture
          fileName={fileName}
          alt=""
          width={1000}
          height={1400}
          sizes="(width > 52rem) 48rem, 94vw"
          priority={priority && isOnlyPictures && index === 0 ? use(priority) : undefined}
        />
        <UpstreamText as="span" text={downloadName} />
      </a>
    ));
  return (
    <Section id="files" heading={notices.downloads} className={styles.files}>
      {isOnlyPictures && pictures}
      <ul aria-label={notices.downloads} className={styles.cards}>
        {files.map((file, at) => (
          <li key={`${file.fileName}/${file.downloadName}`} className={card.card}>
            <FileCard file={file} document={documents[at]} path={documentPath(noticePath(noticeId), at + 1)} />
          </li>
        ))}
      </ul>
      {files.length > 1 && <ArchiveOffer files={files} locale={locale} />}
      {!isOnlyPictures && pictures}
    </Section>
  );
}
