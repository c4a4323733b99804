'use client';

import type { Messages } from '@/content/messages';
import { attachmentPath } from '@/lib/addresses/file-path';
import { formatFileSize } from '@/lib/files/describe-file';
import type { SizedAttachment } from '@/lib/files/sized-attachment';
import { fillIn } from '@/lib/fill-in';
import type { Locale } from '@/lib/locale';
import styles from './keep-files.module.css';
import { useKeptFile } from './use-kept-file';

interface KeepFilesProps {
  files: readonly SizedAttachment[];
  locale: Locale;
  labels: Messages['keep'];
}

function KeepFile({
  file,
  isOnly,
  locale,
  labels,
}: { file: SizedAttachment; isOnly: boolean } & Omit<KeepFilesProps, 'files'>) {
  const address = attachmentPath(file);
  const { keeping, keep, remove } = useKeptFile(address);
  const isKept = keeping === 'kept';
  const size = file.bytes === null ? '' : ` (${formatFileSize(file.bytes, locale)})`;
  const named = isKept ? labels.removeNamed : labels.keepNamed;
  const plain = isKept ? labels.remove : labels.keep;
  const label = isOnly ? plain : fillIn(named, { name: file.downloadName }, locale);
  return (
    <li>
      <button type="button" onClick={isKept ? remove : keep} disabled={keeping === 'working'}>
        {isKept ? label : `${label}${size}`}
      </button>
      <span role="status">
        {keeping !== 'idle' && labels[keeping]} {isKept && <a href={address}>{labels.open}</a>}
      </span>
    </li>
  );
}

/** Keeps files on the device, one by one and only when asked to; the service worker then opens them without a connection. */
export function KeepFiles({ files, locale, labels }: KeepFilesProps) {
  return (
    <ul className={styles.keep}>
      {files.map((file) => (
        <KeepFile key={attachmentPath(file)} file={file} isOnly={files.length === 1} locale={locale} labels={labels} />
      ))}
    </ul>
  );
}
