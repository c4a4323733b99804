import type { ReactNode } from 'react';
import type { Locale } from '#content/locale.ts';
import { attachmentPath } from '#lib/platform/routes/paths.ts';
import type { SizedAttachment } from '#lib/site/campus-client/sized-attachment.ts';
import { describeFile } from '#lib/site/files/describe-file.ts';
import { UpstreamText } from '../text/upstream-text.tsx';
import styles from './file-links.module.css';

interface FileLinksProps {
  files: readonly SizedAttachment[];
  label: string;
  locale: Locale;
  /** Renders further controls beside the link of a file. */
  renderExtra?: ((file: SizedAttachment, at: number) => ReactNode) | undefined;
}

function FileLink({ file, locale }: { file: SizedAttachment; locale: Locale }) {
  const facts = describeFile(file.fileName, file.bytes, locale);
  return (
    <a href={attachmentPath(file)} download={file.downloadName} className={styles.link}>
      <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.icon}>
        <path d="M11 3h2v9.2l3.3-3.3 1.4 1.4L12 16l-5.7-5.7 1.4-1.4 3.3 3.3zM4 17h2v2h12v-2h2v4H4z" />
      </svg>
      <span>
        <UpstreamText text={file.downloadName} /> {facts && <span className={styles.facts}>{`(${facts})`}</span>}
      </span>
    </a>
  );
}

/** Links to files of known size, also for client components; nothing for an empty list. */
export function FileLinks({ files, label, locale, renderExtra }: FileLinksProps) {
  if (files.length === 0) return null;
  return (
    <ul aria-label={label} className={styles.list}>
      {files.map((file, at) => (
        <li key={`${file.fileName}/${file.downloadName}`}>
          <FileLink file={file} locale={locale} />
          {renderExtra?.(file, at)}
        </li>
      ))}
    </ul>
  );
}
