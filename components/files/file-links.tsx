import type { Locale } from '#content/locale.ts';
import { attachmentPath } from '#lib/platform/routes/paths.ts';
import type { SizedAttachment } from '#lib/site/campus-client/sized-attachment.ts';
import { describeFile } from '#lib/site/files/describe-file.ts';
import { UpstreamText } from '../text/upstream-text.tsx';
import ui from '../ui/ui.module.css';
import { DownloadIcon } from './download-icon.tsx';
import styles from './file-links.module.css';

interface FileLinksProps {
  files: readonly SizedAttachment[];
  label: string;
  locale: Locale;
  /** Whether only type and size of a file are visible, beside the title of its notice. */
  isShort?: boolean;
}

function FileLink({ file, isShort, locale }: { file: SizedAttachment; isShort: boolean; locale: Locale }) {
  const facts = describeFile(file.fileName, file.bytes, locale);
  return (
    <a href={attachmentPath(file)} download={file.downloadName} className={styles.link}>
      <DownloadIcon className={styles.icon} />
      {isShort && facts ? (
        <span className={styles.facts}>
          <UpstreamText text={file.downloadName} className={ui.visuallyHidden} /> {facts}
        </span>
      ) : (
        <span>
          <UpstreamText text={file.downloadName} /> {facts && <span className={styles.facts}>{`(${facts})`}</span>}
        </span>
      )}
    </a>
  );
}

/** Links to files of known size, also for client components; nothing for an empty list. */
export function FileLinks({ files, label, isShort = false, locale }: FileLinksProps) {
  if (files.length === 0) return null;
  return (
    <ul aria-label={label} className={styles.list}>
      {files.map((file) => (
        <li key={`${file.fileName}/${file.downloadName}`}>
          <FileLink file={file} isShort={isShort} locale={locale} />
        </li>
      ))}
    </ul>
  );
}
