'use client';

import type { Locale } from '#content/locale.ts';
import type { Messages } from '#content/messages/index.ts';
import { attachmentPath } from '#lib/platform/routes/paths.ts';
import type { SizedAttachment } from '#lib/site/campus-client/sized-attachment.ts';
import { formatFileSize } from '#lib/site/files/describe-file.ts';
import ui from '../ui/ui.module.css';
import styles from './save-offline.module.css';
import { useSavedFile } from './use-saved-file.ts';

interface SaveOfflineProps {
  file: SizedAttachment;
  locale: Locale;
  labels: Messages['saveOffline'];
}

/** A button that saves a file on the device; the service worker then serves it offline. */
export function SaveOffline({ file, locale, labels }: SaveOfflineProps) {
  const address = attachmentPath(file);
  const { state, save, remove } = useSavedFile(address);
  const isSaved = state === 'saved';
  const size = file.bytes === null ? '' : ` (${formatFileSize(file.bytes, locale)})`;
  return (
    <div className={styles.save} data-island="save-offline" data-file={address}>
      <button type="button" onClick={isSaved ? remove : save} aria-disabled={state === 'working'}>
        {isSaved ? labels.remove : `${labels.save}${size}`}
        <span className={ui.visuallyHidden}>: {file.downloadName}</span>
      </button>
      <span role="status">
        {state !== 'idle' && labels[state]}{' '}
        {isSaved && (
          <a href={address}>
            {labels.open}
            <span className={ui.visuallyHidden}>: {file.downloadName}</span>
          </a>
        )}
      </span>
    </div>
  );
}
