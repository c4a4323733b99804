'use client';

import type { Locale } from '#content/locale.ts';
import type { Messages } from '#content/messages/index.ts';
import { formatFileSize } from '#lib/files/describe-file.ts';
import { fillIn } from '#lib/i18n/fill-in.ts';
import type { SizedAttachment } from '#lib/upstream/sized-attachment.ts';
import styles from './archive-button.module.css';
import { ArchiveOutcome } from './archive-outcome.tsx';
import control from './control.module.css';
import { useArchive } from './use-archive.ts';

interface ArchiveButtonProps {
  files: readonly SizedAttachment[];
  locale: Locale;
  labels: Messages['archive'];
  /** The id of what names the files' notice or publication, where a page has several. */
  describedBy?: string;
}

/** Several files as one archive, made in the browser (design decision 10); without scripts there are the links. */
export function ArchiveButton({ files, locale, labels, describedBy }: ArchiveButtonProps) {
  const { saving, bytes, start, save, cancel } = useArchive(files);
  const { state } = saving;
  return (
    <div className={styles.archive} data-interactive>
      {state === 'working' ? (
        <>
          <progress max={bytes || files.length} value={bytes ? saving.progress.bytes : saving.progress.file - 1} />
          <button type="button" className={control.outline} onClick={cancel}>
            {labels.cancel}
          </button>
        </>
      ) : (
        <button
          type="button"
          className={control.outline}
          onClick={state === 'asking' ? save : start}
          aria-describedby={describedBy}
        >
          {state === 'asking' ? labels.anyway : labels.save}
        </button>
      )}
      <div role="status" className={styles.status}>
        {state === 'asking' && fillIn(labels.metered, { size: formatFileSize(bytes, locale) }, locale)}
        {state === 'working' && fillIn(labels.progress, { done: saving.progress.file, total: files.length }, locale)}
        {state === 'cancelled' && labels.cancelled}
        {state === 'done' && <ArchiveOutcome failed={saving.failed} saved={saving.saved} labels={labels} />}
      </div>
    </div>
  );
}
