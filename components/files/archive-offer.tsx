import { LiveRegion } from '#components/ui/live-region.tsx';
import type { Locale } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import type { SizedAttachment } from '#lib/site/campus-client/sized-attachment.ts';
import control from '../ui/control.module.css';
import styles from './archive-offer.module.css';

interface ArchiveOfferProps {
  files: readonly SizedAttachment[];
  locale: Locale;
  /** The id of the title of the notice or publication, where a page has several. */
  describedBy?: string | undefined;
}

/**
 * Several files as one archive, which the browser builds from the links above (`controls/archive.ts`); hidden without scripts.
 */
export function ArchiveOffer({ files, locale, describedBy }: ArchiveOfferProps) {
  const bytes = files.reduce((sum, file) => sum + (file.bytes ?? 0), 0);
  return (
    <div className={styles.archive} data-script="archive" data-bytes={bytes}>
      <LiveRegion />
      <button type="button" className={control.outline} aria-describedby={describedBy}>
        {messagesIn(locale).archive.save}
      </button>
      <LiveRegion role="status" className={styles.status} />
    </div>
  );
}
