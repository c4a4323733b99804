import { use } from 'react';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { filePath } from '#lib/platform/routes/paths.ts';
import type { SizedAttachment } from '#lib/site/campus-client/sized-attachment.ts';
import type { VisibleDocument } from '#lib/site/documents/visible-document.ts';
import { documentPath, noticePath } from '#lib/site/notices/addresses.ts';
import { DocumentOffer } from '../../documents/document-offer.tsx';
import { ArchiveOffer } from '../../files/archive-offer.tsx';
import { FileLinks } from '../../files/file-links.tsx';
import { SaveOffline } from '../../files/save-offline.tsx';
import { StoredPicture } from '../../pictures/stored-picture.tsx';
import styles from './notice-files.module.css';

interface NoticeFilesProps {
  files: readonly SizedAttachment[];
  noticeId: string;
  /** The document of each file; null for files of other types. */
  documents: readonly (VisibleDocument | null)[];
}

/** Whether a browser can show a stored file as a picture, by its extension. */
function isPicture(fileName: string): boolean {
  return /\.(avif|gif|jpe?g|png|webp)$/i.test(fileName);
}

/** The files of a notice for download, one by one or together; pictures are also displayed. */
export function NoticeFiles({ files, noticeId, documents }: NoticeFilesProps) {
  const locale = use(currentLocale());
  const { notices } = use(currentMessages());
  if (files.length === 0) return null;
  return (
    <section aria-labelledby="files" className={styles.files}>
      <h2 id="files">{notices.downloads}</h2>
      <FileLinks
        files={files}
        label={notices.downloads}
        locale={locale}
        renderExtra={(file, at) => (
          <>
            <SaveOffline file={file} />
            {documents[at] && (
              <DocumentOffer
                document={documents[at]}
                name={file.downloadName}
                path={documentPath(noticePath(noticeId), at + 1)}
              />
            )}
          </>
        )}
      />
      {files.length > 1 && <ArchiveOffer files={files} locale={locale} />}
      {files
        .filter(({ fileName }) => isPicture(fileName))
        .map(({ fileName, downloadName }) => (
          <a key={fileName} href={filePath(fileName)} className={styles.picture}>
            <StoredPicture
              fileName={fileName}
              alt={downloadName}
              width={1000}
              height={1400}
              sizes="(width > 52rem) 48rem, 94vw"
            />
          </a>
        ))}
    </section>
  );
}
