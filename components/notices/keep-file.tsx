'use client';

import type { Locale } from '#content/locale.ts';
import type { Messages } from '#content/messages/index.ts';
import { formatFileSize } from '#lib/files/describe-file.ts';
import { attachmentPath } from '#lib/routes/paths.ts';
import type { SizedAttachment } from '#lib/upstream/sized-attachment.ts';
import ui from '../ui/ui.module.css';
import styles from './keep-file.module.css';
import { useKeptFile } from './use-kept-file.ts';

interface KeepFileProps {
  file: SizedAttachment;
  locale: Locale;
  labels: Messages['keep'];
}

/** Keeps a file on the device, only when asked to; the service worker then opens it without a connection. */
export function KeepFile({ file, locale, labels }: KeepFileProps) {
  const address = attachmentPath(file);
  const { keeping, keep, remove } = useKeptFile(address);
  const isKept = keeping === 'kept';
  const size = file.bytes === null ? '' : ` (${formatFileSize(file.bytes, locale)})`;
  return (
    <div className={styles.keep} data-interactive="keep" data-file={address}>
      <button type="button" onClick={isKept ? remove : keep} aria-disabled={keeping === 'working'}>
        {isKept ? labels.remove : `${labels.keep}${size}`}
        <span className={ui.visuallyHidden}>: {file.downloadName}</span>
      </button>
      <span role="status">
        {keeping !== 'idle' && labels[keeping]} {isKept && <a href={address}>{labels.open}</a>}
      </span>
    </div>
  );
}
