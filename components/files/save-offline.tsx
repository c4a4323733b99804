import { use } from 'react';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { attachmentPath } from '#lib/platform/routes/paths.ts';
import type { SizedAttachment } from '#lib/site/campus-client/sized-attachment.ts';
import { formatFileSize } from '#lib/site/files/describe-file.ts';
import ui from '../ui/ui.module.css';
import styles from './save-offline.module.css';

interface SaveOfflineProps {
  file: SizedAttachment;
}

/** A button that saves a file on the device (`controls/save-offline.ts`); the service worker then serves it offline. */
export function SaveOffline({ file }: SaveOfflineProps) {
  const locale = use(currentLocale());
  const { saveOffline } = use(currentMessages());
  const size = file.bytes === null ? '' : ` (${formatFileSize(file.bytes, locale)})`;
  return (
    <div className={styles.save} data-script="save-offline" data-file={attachmentPath(file)}>
      <button type="button">
        <span>{`${saveOffline.save}${size}`}</span>
        <span className={ui.visuallyHidden}>: {file.downloadName}</span>
      </button>
      <span role="status" />
    </div>
  );
}
