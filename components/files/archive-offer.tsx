import type { ReactNode } from 'react';
import type { Locale } from '#content/locale.ts';
import type { Messages } from '#content/messages/index.ts';
import type { SizedAttachment } from '#lib/upstream/sized-attachment.ts';
import control from '../ui/control.module.css';
import styles from './archive-offer.module.css';

export interface ArchiveProps {
  files: readonly SizedAttachment[];
  locale: Locale;
  labels: Messages['archive'];
  /** The id of what names the files' notice or publication, where a page has several. */
  describedBy?: string;
}

/** The frame of the archive's buttons, with a live region for their progress. */
export function ArchiveFrame({ status, children }: { status?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.archive} data-interactive>
      {children}
      <div role="status" className={styles.status}>
        {status}
      </div>
    </div>
  );
}

/** The archive's button as the server renders it, before React handles it. */
export function ArchiveOffer({ labels, describedBy }: ArchiveProps) {
  return (
    <ArchiveFrame>
      <button type="button" className={control.outline} aria-describedby={describedBy}>
        {labels.save}
      </button>
    </ArchiveFrame>
  );
}
