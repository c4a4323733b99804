import { use } from 'react';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { attachmentPath } from '#lib/platform/routes/paths.ts';
import type { SizedAttachment } from '#lib/site/campus-client/sized-attachment.ts';
import { isFromPicture } from '#lib/site/documents/page-text.ts';
import type { VisibleDocument } from '#lib/site/documents/visible-document.ts';
import { describeFile, fileType } from '#lib/site/files/describe-file.ts';
import { PagePicture } from '../documents/page-picture.tsx';
import { UpstreamText } from '../text/upstream-text.tsx';
import { PageLink } from '../ui/page-link.tsx';
import ui from '../ui/ui.module.css';
import styles from './file-card.module.css';
import { SaveOffline } from './save-offline.tsx';

interface FileCardProps {
  file: SizedAttachment;
  /** Null for files of other types. */
  document: VisibleDocument | null | undefined;
  /** The page of the document. */
  path: string;
}

/** At most 25 KB, also on screens with a pixel ratio of 2. */
const WIDTHS = [360];

/** A file: its first page as a small picture, its name and size, and what can be done with it. */
export function FileCard({ file, document, path }: FileCardProps) {
  const locale = use(currentLocale());
  const { documents, files } = use(currentMessages());
  const facts = describeFile(file.fileName, file.bytes, locale);
  const name = <span className={ui.visuallyHidden}>: {file.downloadName}</span>;
  const read = document?.state === 'read' ? document : null;
  const picture = read?.pages[0]?.picture;
  return (
    <>
      {read && picture ? (
        <PageLink path={path} tabIndex={-1} aria-hidden className={styles.preview}>
          <PagePicture digest={read.digest} page={1} size={picture} alt="" widths={WIDTHS} sizes="4.5rem" />
        </PageLink>
      ) : (
        <span aria-hidden="true" className={styles.type}>
          {fileType(file.fileName)}
        </span>
      )}
      <div className={styles.about}>
        <UpstreamText as="p" text={file.downloadName} className={styles.name} />
        <p className={styles.facts}>
          {facts}
          {read && isFromPicture(read) && (
            <>
              {' '}
              <span className={styles.badge}>{documents.scan}</span>
            </>
          )}
        </p>
        {document?.state === 'unreadable' && (
          <p className={styles.facts}>{`${documents.notReadable} ${documents.unreadable[document.why]}`}</p>
        )}
      </div>
      <div className={styles.actions}>
        {read && (
          <PageLink path={path} className={styles.read}>
            {documents.read}
            {name}
          </PageLink>
        )}
        <a href={attachmentPath(file)} download={file.downloadName} className={read ? styles.download : styles.read}>
          {files.download}
          {name}
        </a>
        <SaveOffline file={file} />
      </div>
    </>
  );
}
