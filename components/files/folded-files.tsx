import type { Locale } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import type { SizedAttachment } from '#lib/site/campus-client/sized-attachment.ts';
import { ArchiveOffer } from './archive-offer.tsx';
import { FileLinks } from './file-links.tsx';
import styles from './folded-files.module.css';

interface FoldedFilesProps {
  files: readonly SizedAttachment[];
  /** The id of the title of the notice that has several files. */
  describedBy?: string | undefined;
  className?: string | undefined;
  locale: Locale;
}

/** The files of a notice in a list: one as a link, several behind “3 files”, also as one archive. */
export function FoldedFiles({ files, describedBy, className, locale }: FoldedFilesProps) {
  const { notices, files: words } = messagesIn(locale);
  if (files.length === 0) return null;
  if (files.length === 1)
    return (
      <div className={className}>
        <FileLinks files={files} label={notices.downloads} isShort locale={locale} />
      </div>
    );
  return (
    <details className={className}>
      <summary aria-describedby={describedBy} className={styles.summary}>
        {fillIn(words.count, { count: files.length }, locale)}
      </summary>
      <FileLinks files={files} label={notices.downloads} locale={locale} />
      <ArchiveOffer files={files} locale={locale} describedBy={describedBy} />
    </details>
  );
}
