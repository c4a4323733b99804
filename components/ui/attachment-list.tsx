import type { Messages } from '@/content/messages';
import { sizeAttachments } from '@/lib/campus/file-facts';
import type { Attachment } from '@/lib/campus/types';
import type { Locale } from '@/lib/locale';
import { FileLinks } from './file-links';

interface AttachmentListProps {
  attachments: readonly Attachment[];
  locale: Locale;
  messages: Messages;
}

/** Attachments as ordinary links, each with its type and size where known (design decision 10); nothing for none. */
export async function AttachmentList({ attachments, locale, messages }: AttachmentListProps) {
  return <FileLinks files={await sizeAttachments(attachments)} label={messages.files.attachments} locale={locale} />;
}
