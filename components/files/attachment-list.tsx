import { sizeAttachments } from '#lib/content-store/files/file-facts.ts';
import { readShownDocuments } from '#lib/documents/visible-document.ts';
import { currentLocale, currentMessages } from '#lib/i18n/current-locale.ts';
import { documentPath } from '#lib/notices/addresses.ts';
import type { Attachment } from '#lib/upstream/types.ts';
import { DocumentOffer } from '../documents/document-offer.tsx';
import { ArchiveOffer } from './archive-offer.tsx';
import { FileLinks } from './file-links.tsx';

interface AttachmentListProps {
  attachments: readonly Attachment[];
  /** The id of what they belong to. */
  describedBy: string;
  /** Where the documents among them are read. */
  ownerPath: string;
}

/** Attachments as ordinary links, each with its type and size where known, several also as one archive; nothing for none. */
export async function AttachmentList({ attachments, describedBy, ownerPath }: AttachmentListProps) {
  const locale = await currentLocale();
  const messages = await currentMessages();
  const files = await sizeAttachments(attachments);
  const documents = await readShownDocuments(attachments);
  return (
    <>
      <FileLinks
        files={files}
        label={messages.files.attachments}
        locale={locale}
        beside={({ downloadName }, at) =>
          documents[at] && (
            <DocumentOffer document={documents[at]} name={downloadName} path={documentPath(ownerPath, at + 1)} />
          )
        }
      />
      {files.length > 1 && <ArchiveOffer files={files} locale={locale} describedBy={describedBy} />}
    </>
  );
}
