import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import type { Attachment } from '#lib/site/campus-client/types.ts';
import { sizeAttachments } from '#lib/site/content-cache/files/file-facts.ts';
import { readVisibleDocuments } from '#lib/site/documents/visible-document.ts';
import { documentPath } from '#lib/site/notices/addresses.ts';
import { DocumentOffer } from '../documents/document-offer.tsx';
import { ArchiveOffer } from './archive-offer.tsx';
import { FileLinks } from './file-links.tsx';

interface AttachmentListProps {
  attachments: readonly Attachment[];
  /** The id of the title of their notice or publication. */
  describedBy: string;
  /** The path of the notice or publication, the base of the paths of document pages. */
  ownerPath: string;
}

/** Attachments as ordinary links, each with its type and size if known, several also as one archive; nothing for an empty list. */
export async function AttachmentList({ attachments, describedBy, ownerPath }: AttachmentListProps) {
  const locale = await currentLocale();
  const messages = await currentMessages();
  const files = await sizeAttachments(attachments);
  const documents = await readVisibleDocuments(attachments);
  return (
    <>
      <FileLinks
        files={files}
        label={messages.files.attachments}
        locale={locale}
        renderExtra={({ downloadName }, at) =>
          documents[at] && (
            <DocumentOffer document={documents[at]} name={downloadName} path={documentPath(ownerPath, at + 1)} />
          )
        }
      />
      {files.length > 1 && <ArchiveOffer files={files} locale={locale} describedBy={describedBy} />}
    </>
  );
}
