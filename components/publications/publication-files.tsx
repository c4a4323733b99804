import { use } from 'react';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { attachmentPath } from '#lib/platform/routes/paths.ts';
import type { SizedAttachment } from '#lib/site/campus-client/sized-attachment.ts';
import { isFromPicture } from '#lib/site/documents/page-text.ts';
import type { VisibleDocument } from '#lib/site/documents/visible-document.ts';
import { describeFile } from '#lib/site/files/describe-file.ts';
import { documentPath } from '#lib/site/notices/addresses.ts';
import { ArchiveOffer } from '../files/archive-offer.tsx';
import card from '../files/file-card.module.css';
import { UpstreamText } from '../text/upstream-text.tsx';
import { PageLink } from '../ui/page-link.tsx';
import ui from '../ui/ui.module.css';
import styles from './publication-list.module.css';

interface PublicationFileProps {
  file: SizedAttachment;
  document: VisibleDocument | null | undefined;
  /** The page of the document. */
  path: string;
  /** Whether the name of the file is visible. */
  hasName: boolean;
}

function PublicationFile({ file, document, path, hasName }: PublicationFileProps) {
  const locale = use(currentLocale());
  const { documents, files } = use(currentMessages());
  const facts = describeFile(file.fileName, file.bytes, locale);
  const name = <span className={ui.visuallyHidden}>: {file.downloadName}</span>;
  const read = document?.state === 'read' ? document : null;
  return (
    <li>
      {hasName && <UpstreamText as="p" text={file.downloadName} className={styles.fileName} />}
      {read && (
        <PageLink path={path} className={card.read}>
          {documents.read}
          {name}
        </PageLink>
      )}
      <a href={attachmentPath(file)} download={file.downloadName} className={read ? card.download : card.read}>
        <span>
          {files.download}
          {name} {facts && <small>{`(${facts})`}</small>}
        </span>
      </a>
      {read && isFromPicture(read) && <span className={card.badge}>{documents.scan}</span>}
      {document?.state === 'unreadable' && (
        <p className={card.facts}>{`${documents.notReadable} ${documents.unreadable[document.why]}`}</p>
      )}
    </li>
  );
}

interface PublicationFilesProps {
  files: readonly SizedAttachment[];
  /** The documents of the files, in their order. */
  documents: readonly (VisibleDocument | null)[];
  /** The id of the title of the publication. */
  describedBy: string;
  /** The path of the publication, the base of the paths of document pages. */
  ownerPath: string;
}

/** The actions of each file of a publication in one line; several files also as one archive. */
export function PublicationFiles({ files, documents, describedBy, ownerPath }: PublicationFilesProps) {
  const locale = use(currentLocale());
  const { files: words, publications } = use(currentMessages());
  if (files.length === 0) return <p className={card.facts}>{publications.noFile}</p>;
  return (
    <>
      <ul aria-label={words.attachments} className={styles.files}>
        {files.map((file, at) => (
          <PublicationFile
            key={`${file.fileName}/${file.downloadName}`}
            file={file}
            document={documents[at]}
            path={documentPath(ownerPath, at + 1)}
            hasName={files.length > 1}
          />
        ))}
      </ul>
      {files.length > 1 && <ArchiveOffer files={files} locale={locale} describedBy={describedBy} />}
    </>
  );
}
