import type { Locale } from '#content/locale.ts';
import type { Messages } from '#content/messages/index.ts';
import { sizeAttachments } from '#lib/content-store/file-facts.ts';
import type { Attachment } from '#lib/upstream/types.ts';
import { ArchiveButton } from './archive-button.tsx';
import { FileLinks } from './file-links.tsx';

interface AttachmentListProps {
  attachments: readonly Attachment[];
  locale: Locale;
  messages: Messages;
  /** The id of what they belong to. */
  describedBy: string;
}

/** Attachments as ordinary links, each with its type and size where known (design decision 10), several also as one archive; nothing for none. */
export async function AttachmentList({ attachments, locale, messages, describedBy }: AttachmentListProps) {
  const files = await sizeAttachments(attachments);
  return (
    <>
      <FileLinks files={files} label={messages.files.attachments} locale={locale} />
      {files.length > 1 && (
        <ArchiveButton files={files} locale={locale} labels={messages.archive} describedBy={describedBy} />
      )}
    </>
  );
}
